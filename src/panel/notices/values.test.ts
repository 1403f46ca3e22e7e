import { describe, expect, it } from 'vitest'
import { NoticeFieldsSchema } from '#domain/notices/fieldsSchema.ts'
import type { NoticeFields } from '#domain/notices/notice.ts'
import { noticeTemplateTexts } from '#texts/noticeTemplates.ts'
import { formProblems } from './problems.ts'
import { announcedWithin } from './rules/falls.ts'
import { pastedAsTitle, templateValues, withToldValues } from './templates.ts'
import { TEMPLATES } from './usual.ts'
import { BLANK, noticeFieldsOf, valuesOf } from './values.ts'

const ZONE = 'America/New_York'
const NOW = new Date('2026-11-22T17:00:12.345Z')

describe('the form of a notice', () => {
  it.each<[string, NoticeFields]>([
    [
      'a closure',
      {
        ...{ kind: 'closure', title: 'Closed', text: 'Snow.', place: 'Hall', link: '/events' },
        ...{ language: 'ar', start: '2026-11-22T17:00:12.345Z', end: '2026-11-23T04:59:00.000Z' },
      },
    ],
    [
      'a janazah after a prayer',
      {
        ...{ kind: 'janazah', title: 'Janazah', text: '', start: '2026-11-22T17:00:12.345Z' },
        prayer: { name: 'asr', date: '2026-11-23' },
      },
    ],
    [
      "a janazah after the second Jumu'ah",
      {
        ...{ kind: 'janazah', title: 'Janazah', text: '', start: '2026-11-22T17:00:12.345Z' },
        prayer: { name: 'jumuah', date: '2026-11-27', slot: 1 },
      },
    ],
  ])('sends %s as it was stored', (_, fields) => {
    const stored = { start: fields.start, end: fields.end ?? '2026-11-23T21:00:00Z' }
    const values = valuesOf({ ...fields, ...stored }, ZONE)
    expect(formProblems(values, ZONE, NOW)).toEqual({})
    expect(noticeFieldsOf(values, ZONE, new Date(0), stored)).toEqual(fields)
  })

  it.each([
    [{ title: ' ' }, { title: 'Enter a title.' }],
    [{ title: 'Salat al-Janazah for ' }, { title: 'Finish the title.' }],
    [{ endDate: '' }, { endDate: 'Choose the day on which it ends.' }],
    [{ endTime: '' }, { endTime: 'Enter the time at which it ends.' }],
    [{ endTime: '11:59' }, { endTime: 'This is over already: choose a later one.' }],
    [{ endDate: '2026-11-20' }, { endDate: 'This is over already: choose a later one.' }],
    [{ startDate: '2026-11-23' }, { endDate: 'End time must be after start time.' }],
    [
      { startDate: '2026-11-22', startTime: '19:00' },
      { endTime: 'End time must be after start time.' },
    ],
    [{ link: 'snow' }, { link: expect.stringContaining('https://') }],
    [{ link: 'http://example.org' }, { link: expect.stringContaining('https://') }],
    [
      { kind: 'janazah', follows: 'dhuhr', prayerDate: '' } as const,
      { prayerDate: 'Choose the day of the prayer.' },
    ],
    [{}, {}],
  ])('says of %j: %j', (change, problems) => {
    const values = { ...BLANK, title: 'Closed', endDate: '2026-11-22', endTime: '18:00', ...change }
    expect(formProblems(values, ZONE, NOW)).toEqual(problems)
  })
})

it('names the janazahs that a closure leaves without their prayer', () => {
  const hours = { start: '2026-11-27T10:00:00Z', end: '2026-11-28T05:00:00.000Z' }
  const janazah = (id: string, at?: string) => ({
    ...{ id, kind: 'janazah' as const, title: id, text: '', start: '', end: `${id}T23:59Z` },
    prayer: { name: 'jumuah' as const, date: at?.slice(0, 10) ?? id, at },
  })
  const elsewhen = (end: string) => ({ ...janazah(end), prayer: undefined, end })
  const found = announcedWithin(
    hours,
    [
      janazah('within', '2026-11-27T18:45:00Z'),
      janazah('later', '2026-11-28T18:45:00Z'),
      janazah('2026-11-27'),
      janazah('2026-11-29'),
      ...['2026-11-27T22:00:00Z', '2026-11-28T04:59:00Z', '2026-11-29T04:59:00Z'].map(elsewhen),
    ],
    ZONE,
  )
  expect(found.map(({ id }) => id)).toEqual([
    ...['within', '2026-11-27', '2026-11-27T22:00:00Z', '2026-11-28T04:59:00Z'],
  ])
})

describe('a template', () => {
  it.each(TEMPLATES)('%s is complete but for its title', template => {
    for (const now of [NOW, new Date('2026-11-23T04:30:00Z')]) {
      const values = {
        ...templateValues(template, noticeTemplateTexts, now, ZONE),
        title: 'Salat al-Janazah for Ali',
      }
      expect(formProblems(values, ZONE, now)).toEqual({})
      expect(() => NoticeFieldsSchema.parse(noticeFieldsOf(values, ZONE, now, null))).not.toThrow()
    }
  })

  it('is in the language of the site, whatever the panel is read in', () => {
    const words = {
      ...{ janazah: 'Prière funéraire : ', closed: 'Fermé', closedFor: 'Fermé : ', stay: 'Priez' },
      ...{ parking: 'Parking complet', reasons: ['neige', 'intempéries'] },
    }
    const [janazah, closed] = (['janazah', 'closed'] as const).map(template =>
      templateValues(template, words, NOW, ZONE),
    )
    expect(janazah?.title).toBe('Prière funéraire : ')
    expect(closed).toMatchObject({ title: 'Fermé : neige', text: 'Priez', reason: 'neige' })
    const told = { what: 'closed', reason: 'bad weather', until: '2026-11-22' } as const
    expect(withToldValues(closed ?? BLANK, words, told)).toMatchObject({
      ...{ title: 'Fermé : intempéries', reason: 'intempéries', text: 'Priez', endTime: '23:59' },
    })
    // Nobody says until when: the form asks.
    const values = withToldValues(closed ?? BLANK, words, { ...told, until: '' })
    expect(formProblems(values, ZONE, NOW)).toEqual({
      endDate: 'Choose the day on which it ends.',
    })
    const some = {
      ...{ ...told, from: '2026-11-22', hours: { from: '14:00', until: '18:00' } },
      ...{ keeps: ['asr'] as const, rest: 'Asr will still take place' },
    }
    expect(withToldValues(closed ?? BLANK, words, some)).toMatchObject({
      ...{ startDate: '2026-11-22', startTime: '14:00', endTime: '18:00' },
      ...{ keeps: ['asr'], text: 'Asr will still take place' },
    })
    // What is too long is said by the form, not cut.
    const text = 'x'.repeat(600)
    expect(withToldValues(BLANK, words, { what: 'other', text })).toMatchObject({ text })
  })

  it.each([
    ['A gas leak', undefined],
    [
      '*URGENT* 🚨\nGas leak! Stay away.\nWe will update',
      ['Gas leak!', 'URGENT 🚨 Stay away. We will update'],
    ],
    ['Assalamu alaikum wr wb\nParking is full', ['Parking is full', 'Assalamu alaikum wr wb']],
    [`Stay away. ${'x'.repeat(100)}`, ['Stay away', 'x'.repeat(100)]],
    ['x'.repeat(101), ['', 'x'.repeat(101)]],
  ])('takes %j, pasted as its title, apart', (pasted, parts) => {
    const split = pastedAsTitle(BLANK, pasted)
    expect(split && [split.title, split.text]).toEqual(parts)
    expect(pastedAsTitle({ ...BLANK, title: 'Parking' }, pasted)).toBeUndefined()
  })

  it('offers Dhuhr of today, and of tomorrow once it is past', () => {
    const day = (clock: string) =>
      templateValues('janazah', noticeTemplateTexts, new Date(`2026-11-22T${clock}:00-05:00`), ZONE)
        .prayerDate
    expect([day('09:00'), day('13:59'), day('14:00')]).toEqual([
      ...['2026-11-22', '2026-11-22', '2026-11-23'],
    ])
  })
})
