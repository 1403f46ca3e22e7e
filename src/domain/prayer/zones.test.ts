import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

const PLACES = [
  ['America/New_York', 40.7831, -73.9712],
  ['Pacific/Auckland', -36.85, 174.76],
  ['Europe/Oslo', 69.6492, 18.9553],
]
const script = `
  import { createHash } from 'node:crypto'
  import { prayerTimesAnswer } from ${JSON.stringify(new URL('./answers.ts', import.meta.url).href)}
  import { seedPrayerSettings } from ${JSON.stringify(new URL('./seed.ts', import.meta.url).href)}
  const now = new Date('2026-11-21T12:00:00Z')
  const seed = seedPrayerSettings(now)
  const answers = ${JSON.stringify(PLACES)}.flatMap(([timeZone, latitude, longitude]) => {
    const settings = { ...seed, place: { ...seed.place, timeZone, latitude, longitude } }
    return [prayerTimesAnswer(settings, { now }), prayerTimesAnswer(settings, { now, year: 2028 })]
  })
  console.log(new Date(0).getTimezoneOffset(), createHash('sha256').update(JSON.stringify(answers)).digest('hex'))
`

it('gives the same rows whatever the zone of the process', () => {
  const [offsets, hashes] = [new Set<string>(), new Set<string>()]
  for (const TZ of ['UTC', 'America/New_York', 'Pacific/Auckland']) {
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    })
    const [offset = '', hash = ''] = output.trim().split(' ')
    offsets.add(offset)
    hashes.add(hash)
  }
  expect(offsets.size).toBe(3)
  expect([...hashes]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
}, 60_000)
