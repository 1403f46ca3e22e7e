import type { Page } from 'playwright/test'
import { startProxy } from '../support/proxy.ts'
import { expect, test } from './site.ts'

test.use({ serviceWorkers: 'allow' })

/** What a browser reports of a network that is gone. */
const NO_NETWORK = /503|ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|Failed to fetch/

/** Chromium 153 loads a typeface twice that the worker returned for its preload. */
const PRELOADED_TWICE = /cross-world service worker resource mismatch|preloaded using link preload/

/** The paths in the caches whose name begins so. */
const keptIn = (page: Page, name: string) =>
  page.evaluate(async start => {
    const names = (await caches.keys()).filter(one => one.startsWith(start))
    const keys = await Promise.all(names.map(async one => (await caches.open(one)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  }, name)

/** Opens the first page of a visit; the worker waits for three seconds, which the test does not. */
async function openFirst(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await page.goto(address)
  await page.clock.fastForward(3_000)
}

/** Has the browser look for a newer worker now: after a page is opened it does so a while later. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update())

/** The worker of a build, which does not wait for two seconds with what else a page needs. */
const workerOf = (build: string, code: string) =>
  `const later = self.setTimeout
self.setTimeout = (work, ms, ...rest) => later(work, ms === 2_000 ? 0 : ms, ...rest)
${code.replace(/"id":"[^"]+"/, `"id":"${build}"`)}`

const untilKept = (page: Page, path: string, file: RegExp) =>
  expect(async () => {
    expect(await keptIn(page, 'pages-')).toContain(path)
    expect((await keptIn(page, 'files-')).filter(one => file.test(one))).toHaveLength(1)
    expect(await keptIn(page, 'data-')).toContain('/api/prayertimes')
  }).toPass({ timeout: 20_000, intervals: [200] })

/** A moment after a midnight, as `?at=` has it. */
const midnightIn = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T00:10`

test('one visit is enough to read the times and to write a message without a network', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(NO_NETWORK)
  complaints.allow(PRELOADED_TWICE)
  await openFirst(page, '/')
  await expect.poll(() => keptIn(page, 'pages-')).toEqual(['/'])
  await page.goto('/contact')
  // What the form imports comes after it.
  await untilKept(page, '/contact', /\/react\./)
  await untilKept(page, '/', /\/page\./)

  await context.setOffline(true)
  await page.goto('/')
  const bar = page.locator('[data-offline]')
  await expect(bar).toContainText(/No network: shown as known \w+ \d+\./)
  // Tomorrow is written in the page; in twenty days the year's table has it.
  for (const days of [1, 20]) {
    await page.goto(`/?at=${midnightIn(days)}`)
    await expect(page.locator('[data-paint="head"]')).toHaveText(/^Next: Fajr in 0\d:\d\d$/)
    await expect(page.locator('[data-paint="date"]')).toHaveText(
      new RegExp(` ${Number(midnightIn(days).slice(8, 10))}$`),
    )
  }

  await page.goto('/events')
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
  await expect(page.locator('[data-paint="head"]')).toHaveText(/\w/)
  const kept = page.locator('#content').getByRole('link', { name: 'Contact' })
  await expect(kept).toHaveAttribute('lang', 'en')
  await kept.click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(bar).toContainText('Forms need the network; what you type is kept.')
  await page.getByRole('button', { name: 'Send message' }).hover()
  await expect(page.locator('#message-count')).toContainText('/ 1000')
  await page.getByLabel('Message', { exact: true }).fill('Written without a network')
  await page.reload()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Written without a network')
})

test('an update waits for the page with a form, and mixes nothing', async ({
  context,
  page,
  baseURL,
  complaints,
}) => {
  complaints.allow(NO_NETWORK)
  complaints.allow(PRELOADED_TWICE)
  const proxy = await startProxy(baseURL ?? '')
  proxy.rewrite = (path, text) => (path === '/worker.js' ? workerOf('first', text) : undefined)
  const QUICKLY = { intervals: [100] }
  try {
    await openFirst(page, `${proxy.url}/contact`)
    await untilKept(page, '/contact', /\/ContactForm\./)
    await page.reload()
    await page.getByLabel('Message', { exact: true }).fill('Half a sentence')
    const before = await keptIn(page, 'files-')

    // Another build: another worker with another offline page.
    proxy.rewrite = (path, text) => {
      if (path === '/worker.js') return workerOf('second', text)
      if (path === '/offline') return text.replace('>No network<', '>Second build<')
      return undefined
    }
    const other = await context.newPage()
    await other.goto(`${proxy.url}/about`)
    await lookForUpdate(other)
    const state = () =>
      page.evaluate(async () => {
        const { waiting } = (await navigator.serviceWorker.getRegistration()) ?? {}
        return [Boolean(waiting), (await caches.keys()).filter(name => name.startsWith('shell-'))]
      })
    await expect(async () => {
      const [isWaiting, shells] = await state()
      expect([isWaiting, (shells as string[]).length]).toEqual([true, 2])
    }).toPass()
    await other.goto(`${proxy.url}/contact`)
    expect((await state())[0]).toBe(true)
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Half a sentence')
    await other.close()

    // The first page that opens when no other is lets it take over.
    const browser = await context.newCDPSession(page)
    await browser.send('ServiceWorker.enable')
    await expect(async () => {
      // Chromium may let the old one be idle for half a minute before it ends it.
      await browser.send('ServiceWorker.stopAllWorkers')
      await page.goto(`${proxy.url}/contact`)
      const taken = [false, ['shell-second']]
      await expect.poll(state, { ...QUICKLY, timeout: 3_000 }).toEqual(taken)
    }).toPass()
    expect(await keptIn(page, 'files-')).toEqual(expect.arrayContaining(before))

    proxy.isCut = true
    await page.reload()
    await expect(page.locator('[data-offline]')).toContainText('as known')
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Half a sentence')
    await page.goto(`${proxy.url}/never-visited`)
    await expect(page.getByRole('heading', { name: 'Second build' })).toBeVisible()

    // The switch takes it out of service, with all that it has kept.
    proxy.isCut = false
    proxy.rewrite = (path, text) => {
      if (path === '/worker.js') return workerOf('third', text)
      return path === '/worker.json' ? '{"serviceWorker":"off"}' : undefined
    }
    // Pages of a build without the worker do not register it.
    await page.addInitScript(() => {
      // about:blank has none.
      const workers = navigator.serviceWorker ?? {}
      workers.register = async () => Promise.reject()
    })
    await page.goto(`${proxy.url}/contact`)
    await lookForUpdate(page)
    await expect.poll(() => keptIn(page, ''), QUICKLY).toEqual([])
    await page.goto('about:blank')
    await page.goto(`${proxy.url}/robots.txt`)
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.getRegistrations()))
      .toEqual([])
  } finally {
    await proxy.close()
  }
})
