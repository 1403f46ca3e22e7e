import type { Browser, Page } from 'playwright'
import { startBrowser } from '../support/browser.ts'
import { LIMITS } from './limits.ts'
import { lookThrough } from './lookThrough.ts'
import { type Meter, type Metered, meter } from './meter.ts'
import { type Figure, report } from './report.ts'

const KB = 1024

interface Weight {
  html: number
  /** Documents of frames, which are pages of their own. */
  frames: number
  css: number
  js: number
  fonts: number
  images: number
  /** Which limit its scripts have. */
  scripts: 'js' | 'jsTables' | 'jsPlain'
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
    frames: 0,
    css: 0,
    js: 0,
    fonts: 0,
    images: 0,
    scripts: 'jsPlain',
  }
  const weighing: Promise<void>[] = []
  page.on('requestfinished', request => {
    const isScript = new URL(request.url()).pathname.endsWith('.js')
    const ofType = isScript ? 'js' : KINDS[request.resourceType()]
    const kind = ofType === 'html' && request.frame() !== page.mainFrame() ? 'frames' : ofType
    if (!kind) return
    weighing.push(
      request.sizes().then(({ responseBodySize }) => {
        weight[kind] += responseBodySize
      }),
    )
  })
  await lookThrough(page, address)
  await Promise.all(weighing)
  const shows = async (what: string) => (await page.locator(what).count()) > 0
  if (await shows('.month-table, .ramadan-table, .calendar, .events-browser'))
    weight.scripts = 'jsTables'
  if (await shows('astro-island')) weight.scripts = 'js'
  return weight
}

/** Prints what home requests before it is touched or scrolled. */
async function benchUntouched(browser: Browser, { url, take }: Meter): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${url}/`, { waitUntil: 'networkidle' })
  const taken = take()
  await context.close()
  const sum = (all: readonly Metered[]) => all.reduce((bytes, one) => bytes + one.bytes, 0) / KB
  const scripts = taken.filter(({ path }) => path.endsWith('.js'))
  report('Home before it is touched', [
    { name: 'requests', value: taken.length, unit: '', limit: LIMITS.untouched.requests },
    { name: 'transferred', value: sum(taken), unit: 'KB', limit: LIMITS.untouched.all },
    { name: 'script', value: sum(scripts), unit: 'KB', limit: LIMITS.untouched.js },
  ])
}

/** Prints the bytes and requests of every page beside their budgets. */
export async function benchPages(site: string, paths: readonly string[]): Promise<void> {
  using metered = await meter(site)
  await using browser = await startBrowser()
  await benchUntouched(browser, metered)
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
    const requests = (name: keyof typeof LIMITS.homeRequests, count: number): Figure => ({
      name: `${path} requests, ${name} visit`,
      value: count,
      unit: '',
      ...(path === '/' && { limit: LIMITS.homeRequests[name] }),
    })
    const kb = (name: keyof typeof LIMITS.page, bytes: number): Figure => ({
      name: `${path} ${name.replace(/Plain|Tables/, '')}`,
      value: bytes / KB,
      unit: 'KB',
      ...(isPublic && { limit: LIMITS.page[name], budget: `${name} of a page` }),
    })
    report(`${path}: bytes as they travel${weight.scripts === 'js' ? '' : ', without an island'}`, [
      kb('html', weight.html),
      kb('css', weight.css),
      kb(weight.scripts, weight.js),
      kb('fonts', weight.fonts),
      { name: `${path} documents of frames`, value: weight.frames / KB, unit: 'KB' },
      { name: `${path} images`, value: weight.images / KB, unit: 'KB' },
      requests('first', first),
      requests('second', second),
    ])
  }
}
