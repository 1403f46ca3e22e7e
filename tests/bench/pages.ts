import { chromium, type Page } from 'playwright'
import { ensureBrowser } from '../support/browser.ts'
import { type Figure, report } from './report.ts'

const KB = 1024

/** What one page may weigh as it travels, compressed (KB). Pages without an island: less script. */
const LIMITS = { html: 25, css: 15, js: 85, jsPlain: 20, fonts: 90 }

interface Weight {
  html: number
  css: number
  js: number
  fonts: number
  images: number
  requests: number
  hasIsland: boolean
}

const KINDS: Record<string, 'html' | 'css' | 'js' | 'fonts' | 'images'> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'images',
}

/** Weighs the bodies of a page in a new profile, scrolled to its end so that lazy parts count too. */
async function weigh(page: Page, address: string): Promise<Weight> {
  const weight: Weight = {
    html: 0,
    css: 0,
    js: 0,
    fonts: 0,
    images: 0,
    requests: 0,
    hasIsland: false,
  }
  const weighing: Promise<void>[] = []
  page.on('requestfinished', request => {
    const isScript = new URL(request.url()).pathname.endsWith('.js')
    const kind = isScript ? 'js' : KINDS[request.resourceType()]
    weight.requests++
    if (!kind) return
    weighing.push(
      request.sizes().then(({ responseBodySize }) => {
        weight[kind] += responseBodySize
      }),
    )
  })
  await page.goto(address, { waitUntil: 'load' })
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y)
      await new Promise(resolve => setTimeout(resolve, 30))
    }
  })
  await page.waitForLoadState('networkidle')
  await Promise.all(weighing)
  weight.hasIsland = (await page.locator('astro-island').count()) > 0
  return weight
}

/** Prints the bytes of every page beside their budgets. */
export async function benchPages(site: string, paths: readonly string[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    for (const path of paths) {
      const isPublic = !path.startsWith('/admin')
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      const weight = await weigh(await context.newPage(), `${site}${path}`)
      await context.close()
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
        { name: `${path} requests`, value: weight.requests, unit: '' },
      ])
    }
  } finally {
    await browser.close()
  }
}
