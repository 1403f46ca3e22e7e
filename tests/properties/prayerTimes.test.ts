import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayLine, isOneDay, nearest } from '#domain/prayer/dayLine.ts'
import { PRAYERS } from '#domain/prayer/names.ts'
import { covers } from '#domain/prayer/ranges.ts'
import { ruleDay } from '#domain/prayer/ruleDay.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import { addDays } from '#domain/time/civil.ts'
import { anySettingsAndDay } from './anySettings.ts'

/** Times as many runs as usual. A failure prints its seed and path, for `fc.assert(…, { seed, path })`. */
const MORE = Number(process.env.PROPERTY_RUNS ?? 1)

it('has one rule for each prayer, on any day of any accepted settings', () => {
  fc.assert(
    fc.property(anySettingsAndDay, ({ settings, date }) => {
      for (const prayer of PRAYERS) {
        const day = ruleDay(settings, prayer, date, date)
        const inForce = settings.iqama[prayer].filter(range => covers(range, day))
        const [allYear, ofMonth] = [true, false].map(
          is => inForce.filter(({ hijriMonth }) => (hijriMonth === undefined) === is).length,
        )
        expect([allYear, ofMonth]).toEqual([1, Math.min(ofMonth!, 1)])
      }
    }),
    { numRuns: 40 * MORE },
  )
})

it('keeps the order of the day and every iqama between two athans, whatever the rules', () => {
  fc.assert(
    fc.property(anySettingsAndDay, ({ settings, date }) => {
      const day = dayComputer(settings, date)(date)
      expect(isOneDay(day.athan)).toBe(true)
      const line = dayLine(day.athan)
      const nextFajr = dayLine(dayComputer(settings, date)(addDays(date, 1)).athan).fajr + 1440
      const ends = { ...line, fajr: line.sunrise, dhuhr: line.asr, asr: line.maghrib }
      for (const prayer of PRAYERS) {
        const iqama = nearest(day.iqama[prayer] || (day.hiddenIqama?.[prayer] ?? ''), line[prayer])
        const end = { ...ends, maghrib: line.isha, isha: nextFajr }[prayer]
        const isRight = iqama >= line[prayer] && iqama < end
        expect(day.iqama[prayer] !== '', `${prayer} ${date}`).toBe(isRight)
      }
      const times = day.jumuah.map(({ time }) => time)
      expect(times).toEqual(times.toSorted())
    }),
    { numRuns: 60 * MORE },
  )
})
