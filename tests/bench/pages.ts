import { chromium, type Page } from 'playwright'
import { ensureBrowser } from '../support/browser.ts'
import { BROWSER_ARGS } from '../support/browserArgs.ts'
import { lookThrough } from './lookThrough.ts'
import { meter } from './meter.ts'
import { type Figure, report } from './report.ts'

const KB = 1024

/** What one page may weigh as it travels, compressed (KB). Pages without an island: less script. */
const LIMITS = { html: 25, css: 15, js: 85, jsPlain: 20, fonts: 90 }

/** What home, where most visits begin, may request: hosts charge for requests more than for bytes. */
const HOME_REQUESTS = { first: 15, second: 4 }

interface Weight {
  html: number
  css: number
  js: number
  fonts: number
  images: number
  hasIsland: boolean
}

const KINDS: Record<string, 'html' | 'css' | 'js' | 'fonts' | 'images'> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'images',
}

/** Weighs the bodies of a page in a new profile. */
async function weigh(page: Page, address: string): Promise<Weight> {
  const weight: Weight = {
    html: 0,
    css: 0,
    js: 0,
    fonts: 0,
    images: 0,
    hasIsland: false,
  }
  const weighing: Promise<void>[] = []
  page.on('requestfinished', request => {
    const isScript = new URL(request.url()).pathname.endsWith('.js')
    const kind = isScript ? 'js' : KINDS[request.resourceType()]
    if (!kind) return
    weighing.push(
      request.sizes().then(({ responseBodySize }) => {
        weight[kind] += responseBodySize
      }),
    )
  })
  await lookThrough(page, address)
  await Promise.all(weighing)
  weight.hasIsland = (await page.locator('astro-island').count()) > 0
  return weight
}

/** Prints the bytes and requests of every page beside their budgets. */
export async function benchPages(site: string, paths: readonly string[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: BROWSER_ARGS,
  })
  const metered = await meter(site)
  try {
    for (const path of paths) {
      const isPublic = !path.startsWith('/admin')
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      const address = `${metered.url}${path}`
      const weight = await weigh(await context.newPage(), address)
      const first = metered.take().length
      // In another tab, which has the browser's cache but not the memory of the first.
      await lookThrough(await context.newPage(), address)
      const second = metered.take().length
      await context.close()
      const requests = (name: keyof typeof HOME_REQUESTS, count: number): Figure => ({
        name: `${path} requests, ${name} visit`,
        value: count,
        unit: '',
        ...(path === '/' && { limit: HOME_REQUESTS[name] }),
      })
      const kb = (name: keyof typeof LIMITS, bytes: number): Figure => ({
        name: `${path} ${name.replace('Plain', '')}`,
        value: bytes / KB,
        unit: 'KB',
        ...(isPublic && { limit: LIMITS[name] }),
      })
      report(`${path}: bytes as they travel${weight.hasIsland ? '' : ', without an island'}`, [
        kb('html', weight.html),
        kb('css', weight.css),
        kb(weight.hasIsland ? 'js' : 'jsPlain', weight.js),
        kb('fonts', weight.fonts),
        { name: `${path} images`, value: weight.images / KB, unit: 'KB' },
        requests('first', first),
        requests('second', second),
      ])
    }
  } finally {
    await browser.close()
    metered.close()
  }
}
