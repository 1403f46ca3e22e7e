import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { formatHijri, formatHijriDay } from '#domain/prayer/formatHijri.ts'
import { hijriInWords } from '#domain/prayer/hijriWords.ts'
import * as format from '#domain/time/format.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { weekdayColumns } from '#domain/time/monthGrid.ts'
import { habitsInPage, writtenAs } from '#locale/locale.ts'
import { spell } from '#locale/spell.ts'
import { partsOf } from '../../texts/catalog.ts'
import type { Part } from '../../texts/icu/parse.ts'
import { habitsOfCountry } from './habits.ts'
import { monthsOf, NAME_SETS, type NameSetId, termsOf } from './names.ts'
import { localeFrom } from './written.ts'

const FOLDER = new URL('../../texts/en-US/', import.meta.url)

/** What stands between the values of a text. */
const written = (parts: readonly Part[]): string[] =>
  parts.flatMap(part => {
    if (typeof part === 'string') return [part]
    return 'cases' in part ? Object.values(part.cases).flatMap(one => written(one ?? [])) : []
  })

/** Every fixed text of visitors' pages, with the file that has it. */
const TEXTS = readdirSync(FOLDER)
  .filter(file => file.endsWith('.json'))
  .flatMap(file => {
    const catalog = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))
    return Object.keys(catalog)
      .filter(key => key[0] !== '@')
      .flatMap(key => written(partsOf(catalog[key])))
  })

/** Names and spellings of one place, which no other has. */
const AMERICAN = [
  'center',
  'color',
  'enroll',
  'enrollment',
  'counseling',
  'installment',
  'organization',
]

const folded = (name: string) => name.toLowerCase().replaceAll('’', "'")

const COUNTRIES = {
  US: ['Friday, November 27', '5:04 PM', 'Ramadan 12, 1448', 0],
  GB: ['Friday 27 November', '17:04', '12 Ramadan 1448', 1],
  BA: ['Friday 27 November', '17:04', '12 Ramazan 1448', 1],
  TR: ['Friday 27 November', '17:04', '12 Ramazan 1448', 1],
  FR: ['Friday 27 November', '17:04', '12 Ramadan 1448', 1],
  PK: ['Friday 27 November', '5:04 PM', '12 Ramzan 1448', 0],
} as const

describe.each(Object.entries(COUNTRIES))('in %s', (country, [day, clock, hijri, firstDay]) => {
  const values = habitsOfCountry(country)
  const reader = localeFrom(values)
  const months = monthsOf(values.months as NameSetId)
  const own = [...Object.values(values.names), ...months]

  it('a page carries little before its encoding', () => {
    const attribute = habitsInPage(reader)?.replaceAll('"', '&quot;') ?? ''
    expect(attribute.length).toBeLessThan(560)
  })

  it('dates and hours have one form', () => {
    writtenAs(reader, () => {
      expect(format.formatDay('2026-11-27')).toBe(day)
      expect(format.clock12('17:04')).toBe(clock)
      expect(formatHijri({ year: 1448, month: 9, day: 12 })).toBe(hijri)
      expect(hijriInWords('Ramadan 12, 1448')).toBe(hijri)
      expect(weekdayColumns()[0]).toBe(firstDay)
      const dates = [
        format.formatLong('2026-11-27'),
        format.formatFull('2026-11-27'),
        format.formatMonthDay('2026-11-27'),
        format.formatNear('Tomorrow', '2026-11-27'),
        format.formatMoment(new Date('2026-11-27T22:04:00Z'), 'Europe/London'),
        momentInWords('2026-11-27T22:04:00Z', 'Europe/London', new Date('2026-12-30T22:04:00Z')),
        formatHijriDay({ month: 9, day: 27 }),
      ].join('; ')
      const others = country === 'US' ? /\b27 (November|Ramadan)/ : /(November|Rama?[dz]an) 27\b/
      expect(dates).not.toMatch(others)
      expect(dates.match(/\d [AP]M/g)?.length ?? 0).toBe(clock.endsWith('M') ? 2 : 0)
    })
  })

  it('no fixed text has a name or a spelling of another country', () => {
    const others = (Object.keys(NAME_SETS) as NameSetId[])
      .flatMap(set => [...Object.values(termsOf(set)), ...monthsOf(set)])
      .concat(country === 'US' ? ['centre', 'colour'] : AMERICAN)
      .filter(name => !own.some(mine => folded(mine) === folded(name)))
    const pattern = new RegExp(
      `(?<![\\p{L}’'-])(${others.join('|').replaceAll("'", "['’]")})s?(?![\\p{L}’'-])`,
      'iu',
    )
    const found = writtenAs(reader, () =>
      TEXTS.map(text => spell(text)).filter(text => pattern.test(text)),
    )
    expect(found).toEqual([])
  })
})

it('reads more than a thousand texts', () => {
  expect(TEXTS.length).toBeGreaterThan(1000)
})
