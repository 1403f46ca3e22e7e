import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { NO_REBUILD, startSite } from '../support/startedSite.ts'
import { type Engine, until } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

/** MiniBrowser's window is never narrower than 447 px. */
const WIDTHS = [390, 1280]
const PAGES = [
  '/',
  '/prayer-times',
  '/prayer-times/ramadan',
  '/prayer-times/embed',
  '/widget',
  '/display',
  '/events',
  '/events?view=calendar',
  '/gallery',
  '/notifications',
  '/developers',
  '/contact',
  '/about',
  '/videos',
  '/volunteer',
  '/alfirdaous',
  '/alfirdaous/calendar',
  '/alfirdaous/info',
  '/offline',
]
/** What leads at a moment of the seed's mosque. */
const LEADS = {
  '2026-11-27T12:50': 'khutbah at 1:15 PM',
  '2027-02-08T05:00': 'Suhoor ends',
  '2026-11-24T19:20': 'Isha iqama',
}
/** Frames and players of other services are not reachable from everywhere. */
const OTHERS = /youtube|google|stripe|madinaapps|vimeo|frame/i

/*
 * `npm run test:engines`: the built site in Safari's and Firefox's engines, from Debian's packages
 * webkit2gtk-driver, xvfb and firefox-esr.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'engines-'))
const password = `lantern orchard ${crypto.randomUUID()}`
const site = await startSite(dataDir, { ADMIN_PASSWORD: password, ...NO_REBUILD })
const email = /Admin e-mail\s+(\S+)/.exec(site.output)?.[1] ?? ''
let failed = 0
try {
  for (const start of [startWebKit, startFirefox]) {
    const engine = await start()
    try {
      for (const path of PAGES) await check(engine, path, () => looksRight(engine, path))
      for (const [moment, lead] of Object.entries(LEADS)) {
        await check(engine, `/?at=${moment}`, () => leads(engine, moment, lead))
      }
      await check(engine, 'sign-in', () => signsIn(engine))
    } finally {
      await engine.close()
    }
  }
} finally {
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
console.log(failed === 0 ? 'nothing found' : `${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** Runs one check, and prints what it and the console found. */
async function check(engine: Engine, name: string, run: () => Promise<string[]>): Promise<void> {
  const found = await run().catch(error => [String(error)])
  await rests(engine)
  found.push(...engine.complaints().filter(text => !OTHERS.test(text)))
  if (found.length > 0) failed += 1
  console.log(`${engine.name.padEnd(8)} ${name.padEnd(24)} ${found.join('; ') || 'ok'}`)
}

/** Waits until nothing more comes: Firefox complains of all that a page still loads when it is left. */
async function rests(engine: Engine): Promise<void> {
  const loaded = () => engine.evaluate<number>(`performance.getEntriesByType('resource').length`)
  await until('the page is at rest', async () => {
    const before = await loaded()
    await setTimeout(500)
    return before === (await loaded()) || undefined
  })
}

/** A page in both widths: nothing wider than the window, and no time left blank once it is loaded. */
async function looksRight(engine: Engine, path: string): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await engine.resize(width, 900)
    await engine.open(site.url + path)
    const excess = await engine.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
    if (excess > 0) found.push(`${excess} px too wide at ${width} px`)
    const text = await engine.evaluate<string>('document.body.innerText')
    if (text.includes('–:––')) found.push('a time is blank')
    if (!/\d+:\d\d|\d+m/.test(text)) found.push('no prayer in the header')
    await rests(engine)
  }
  return found
}

async function leads(engine: Engine, moment: string, lead: string): Promise<string[]> {
  await engine.open(`${site.url}/?at=${moment}`)
  await until(`it says '${lead}'`, () =>
    engine
      .evaluate<string>(`document.querySelector('main').innerText`)
      .then(text => text.replace(/\s+/g, ' ').includes(lead) || undefined),
  )
  return []
}

async function signsIn(engine: Engine): Promise<string[]> {
  await engine.open(`${site.url}/login`)
  await until('the form is ready', () =>
    engine.evaluate<true | undefined>(`!document.querySelector('astro-island[ssr]') || undefined`),
  )
  await engine.type('input[type=email]', email)
  await engine.type('input[type=password]', `${password}\n`)
  const heading = await until('the dashboard is there', () =>
    engine
      .evaluate<string>(`location.pathname === '/admin' && document.querySelector('h1')?.innerText`)
      .then(text => text || undefined),
  )
  return heading ? [] : ['no heading']
}
