import { describe, expect, it } from 'vitest'
import { PRAYERS, type PrayerName } from '../names.ts'
import { seedPrayerSettings } from '../seed.ts'
import type { IqamaRule } from '../settings.ts'
import { dayComputer } from '../times.ts'
import { applied } from './change.ts'
import { proposedChange, proposedJumuah, ruleOfKind } from './proposal.ts'
import { verdictOn } from './verdict.ts'

const TODAY = '2026-11-21'
const NOW = new Date('2026-11-21T17:00:00Z')
const seed = () => seedPrayerSettings(NOW)

function proposed(prayer: PrayerName, rule?: IqamaRule, today = TODAY) {
  const settings = seed()
  if (rule) settings.iqama[prayer] = [{ rule }]
  return proposedChange(settings, prayer, today, dayComputer(settings))
}

describe('the change that is offered', () => {
  it.each<[string, PrayerName, IqamaRule | undefined, string, IqamaRule]>([
    [
      'a bound that holds becomes a time',
      'isha',
      undefined,
      TODAY,
      { kind: 'fixed', time: '19:45' },
    ],
    ['five minutes more', 'asr', undefined, TODAY, { kind: 'after-athan', minutes: 20 }],
    [
      'to the next five',
      'asr',
      { kind: 'after-athan', minutes: 12 },
      TODAY,
      { kind: 'after-athan', minutes: 15 },
    ],
    [
      'at most three hours',
      'asr',
      { kind: 'after-athan', minutes: 180 },
      TODAY,
      { kind: 'after-athan', minutes: 180 },
    ],
    [
      'after sunset',
      'maghrib',
      { kind: 'after-sunset', minutes: 5 },
      TODAY,
      { kind: 'after-sunset', minutes: 10 },
    ],
    [
      'later in spring',
      'maghrib',
      { kind: 'fixed', time: '19:30' },
      '2027-04-01',
      { kind: 'fixed', time: '19:45' },
    ],
    [
      'earlier in autumn',
      'isha',
      { kind: 'fixed', time: '21:30' },
      '2027-09-01',
      { kind: 'fixed', time: '21:15' },
    ],
    [
      'but not before the athan',
      'isha',
      { kind: 'fixed', time: '20:50' },
      '2027-09-01',
      { kind: 'fixed', time: '21:05' },
    ],
    [
      'both seasons',
      'dhuhr',
      undefined,
      TODAY,
      { kind: 'fixed', time: { standard: '13:30', daylight: '13:45' } },
    ],
  ])('%s', (_, prayer, rule, today, expected) => {
    expect(proposed(prayer, rule, today).rule).toEqual(expected)
  })

  it('begins tomorrow and can be saved as it is', () => {
    for (const prayer of PRAYERS) {
      const change = proposed(prayer)
      expect(change).toMatchObject({ from: '2026-11-22', until: '', when: 'offered' })
      expect(verdictOn(applied(seed(), change), seed(), NOW).problems, prayer).toEqual([])
    }
  })

  it('is for Jumu’ah the coming Friday’s', () => {
    const { from, slots } = proposedJumuah(seed(), TODAY)
    expect([from, slots.length]).toEqual(['2026-11-27', 2])
    expect(proposedJumuah(seed(), '2026-11-27').from).toBe('2026-12-04')
    expect(proposedJumuah({ ...seed(), jumuah: [] }, TODAY).slots).toEqual([{ time: '13:30' }])
  })
})

describe('another kind of rule', () => {
  const day = dayComputer(seed())('2026-11-22')
  it.each<[IqamaRule['kind'], IqamaRule, IqamaRule]>([
    ['fixed', { kind: 'after-athan', minutes: 10 }, { kind: 'fixed', time: '19:30' }],
    ['after-athan', { kind: 'fixed', time: '19:30' }, { kind: 'after-athan', minutes: 97 }],
    ['after-athan', { kind: 'fixed', time: '' }, { kind: 'after-athan', minutes: 0 }],
    [
      'after-athan-rounded',
      { kind: 'after-athan', minutes: 12, notAfter: '20:00' },
      { kind: 'after-athan-rounded', minutes: 12, notAfter: '20:00' },
    ],
    ['fixed', { kind: 'fixed', time: '20:00' }, { kind: 'fixed', time: '20:00' }],
  ])('%s', (kind, rule, expected) => {
    expect(ruleOfKind(kind, rule, 'isha', day)).toEqual(expected)
  })
})
