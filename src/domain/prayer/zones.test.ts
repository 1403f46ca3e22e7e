import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const PLACES = [
  ['America/New_York', 40.7831, -73.9712],
  ['Pacific/Auckland', -36.85, 174.76],
  ['Europe/Oslo', 69.6492, 18.9553],
]
const LEADS = [
  'Isha iqama in 10 min · 7:30 PM',
  "Jumu'ah: khutbah at 1:15 PM, in 1h 33m",
  "No Jumu'ah tomorrow",
]
const script = `
  import { createHash } from 'node:crypto'
  import { instantOf } from ${JSON.stringify(new URL('../time/civil.ts', import.meta.url).href)}
  import { leadInWords } from ${JSON.stringify(new URL('./testing/leadInWords.ts', import.meta.url).href)}
  import { prayerState } from ${JSON.stringify(new URL('./schedule.ts', import.meta.url).href)}
  import { prayerTimesResponse } from ${JSON.stringify(new URL('./prayerTimesResponse.ts', import.meta.url).href)}
  import { seedPrayerSettings } from ${JSON.stringify(new URL('./seed.ts', import.meta.url).href)}
  const now = new Date('2026-11-21T12:00:00Z')
  const march = new Date('2028-03-11T12:00:00Z')
  const seed = seedPrayerSettings(now)
  const responses = ${JSON.stringify(PLACES)}.flatMap(([timeZone, latitude, longitude]) => {
    const settings = { ...seed, place: { ...seed.place, timeZone, latitude, longitude } }
    return [prayerTimesResponse(settings, { now }), prayerTimesResponse(settings, { now: march })]
  })
  const at = (date, clock, settings) => {
    const now = instantOf(date, clock, settings.place.timeZone)
    return prayerState(prayerTimesResponse(settings, { now }), now)
  }
  const cancelled = { ...seed, overrides: [{ date: '2026-11-27', jumuah: [] }] }
  const leads = [
    leadInWords(at('2026-11-21', '19:20', seed)).join(''),
    leadInWords(at('2026-11-27', '11:42', seed)).join(''),
    ...at('2026-11-26', '17:00', cancelled).notices,
  ]
  const rows = createHash('sha256').update(JSON.stringify(responses)).digest('hex')
  console.log(JSON.stringify({ offset: new Date(2026, 0, 1).getTimezoneOffset(), rows, leads }))
`

const ZONES = [
  ['UTC', 0],
  ['America/New_York', 300],
  ['Pacific/Auckland', -780],
  ['Asia/Karachi', -300],
] as const

it('a process gives the same rows and words in every zone', async () => {
  const args = ['--input-type=module', '-e', script]
  const shown = await Promise.all(
    ZONES.map(async ([TZ]) => {
      const env = { ...process.env, TZ }
      const { stdout } = await promisify(execFile)(process.execPath, args, { env })
      return JSON.parse(stdout)
    }),
  )
  const { rows } = shown[0]
  expect(rows).toMatch(/^[0-9a-f]{64}$/)
  expect(shown).toEqual(ZONES.map(([, offset]) => ({ offset, rows, leads: LEADS })))
})
