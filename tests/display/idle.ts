import type { Browser, CDPSession } from 'playwright/test'

const SECONDS = 45
/** As a whole the page is laid out for three slides, each up to six times until its words have room, and a minute. */
const MOST_WHOLE = 24
/** Of the processor, in hundredths: a Raspberry Pi 3 is some ten times slower than the slowest runner. */
const MOST_BUSY = 4

interface TraceEvent {
  readonly name: string
  readonly args: { readonly beginData?: { readonly partialLayout?: boolean } }
}

/**
 * What a screen does while seconds are counted, in real time: that a second's two texts are laid out
 * alone, and the share of the processor that its page takes.
 */
export async function checkIdle(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1920, height: 1080 },
  })
  const page = await context.newPage()
  // Three minutes before Maghrib's iqama, on the seed's times.
  await page.goto(`${url}/display?at=2026-11-27T16:32`)
  await page.locator('[data-phase="countdown"]').waitFor()
  await page.waitForTimeout(5000)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  const complete = new Promise(resolve => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.start', { categories: 'devtools.timeline' })
  const before = await busySeconds(devtools)
  await page.waitForTimeout(SECONDS * 1000)
  const busy = ((await busySeconds(devtools)) - before) / SECONDS
  await devtools.send('Tracing.end')
  await complete
  await context.close()
  const layouts = events.filter(({ name }) => name === 'Layout')
  const alone = layouts.filter(({ args }) => args.beginData?.partialLayout).length
  const whole = layouts.length - alone
  console.log(
    `\n${SECONDS} s of a countdown: ${alone} layouts of the seconds alone, ${whole} of the page; ${(100 * busy).toFixed(2)} % of a processor`,
  )
  const wrong: string[] = []
  if (alone < 0.8 * SECONDS) wrong.push('the seconds are not laid out alone')
  if (whole > MOST_WHOLE) wrong.push(`the page was laid out ${whole} times`)
  if (100 * busy > MOST_BUSY) wrong.push('the page is not idle')
  for (const line of wrong) console.log(`  ${line}`)
  return wrong
}

async function busySeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}
