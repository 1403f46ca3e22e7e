import { describe, expect, it } from 'vitest'
import { changedEvent, type EventChange, eventFormSchema } from './change.ts'
import { DETAILS } from './fields.ts'
import { EVENT_FORM, madeEvent } from './testing/madeEvent.ts'

/** The first message of each rejected field; undefined leaves a field out. */
function refusals(fields: Record<string, unknown>, before = undefined as typeof event | undefined) {
  const { error } = eventFormSchema(before).safeParse({ ...EVENT_FORM, ...fields })
  return Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message]),
  )
}
const event = madeEvent({ startTime: '10:00', endTime: '11:00' })

const LONG = 'x'.repeat(5000)
const refused: [string, Record<string, string | Blob | undefined>, string, string][] = [
  ['no title', { title: undefined }, 'title', 'The title is missing.'],
  ['a title without ink', { title: ' \u200b ' }, 'title', 'Enter a title.'],
  ['a file for a title', { title: new Blob(['x']) }, 'title', 'The title is missing.'],
  ['a long title', { title: LONG }, 'title', 'at most 150'],
  ['no description', { description: undefined }, 'description', 'missing'],
  ['an empty description', { description: '' }, 'description', 'Enter a description.'],
  ['a long description', { description: LONG }, 'description', 'at most 4,000'],
  ['no date', { date: undefined }, 'date', 'Choose a date.'],
  ['an empty date', { date: '' }, 'date', 'Choose a date.'],
  ['a date of zeros', { date: '0000-00-00' }, 'date', 'real date'],
  ['an impossible day', { date: '2027-02-29' }, 'date', 'real date'],
  ['words for a date', { date: 'tomorrow' }, 'date', 'real date'],
  ['no start', { startTime: undefined }, 'startTime', 'Enter a start time.'],
  ['an unset start', { startTime: '00:00:00' }, 'startTime', 'Enter a start time.'],
  ['an impossible start', { startTime: '25:00' }, 'startTime', 'such as 19:30'],
  ['no end', { endTime: '' }, 'endTime', 'Enter an end time.'],
  ['no location', { location: undefined }, 'location', 'missing'],
  ['a long location', { location: LONG }, 'location', 'at most 200'],
  ['no category', { category: undefined }, 'category', 'Choose a category.'],
  ['an unknown category', { category: 'sports' }, 'category', 'Choose a category.'],
  ['an unknown rule', { repeats: 'yearly' }, 'repeats', 'how the event repeats'],
  ['several days without the last', { repeats: 'days' }, 'until', 'Choose the last day.'],
  ['a last day before the date', { repeats: 'days', until: '2026-12-04' }, 'until', 'before'],
  ['61 days', { repeats: 'days', until: '2027-02-03' }, 'until', '60 days'],
  ['another last weekday', { repeats: 'monthLastWeekday' }, 'date', 'last week of a month'],
  [
    'an end of being listed before its begin',
    { listedFrom: '2026-12-02', listedUntil: '2026-12-01' },
    'listedUntil',
    'before the first',
  ],
  ['a point beside the picture', { focus: '{"x":101,"y":0}' }, 'focus', 'a point of the picture'],
  ['an invalid flag', { active: 'perhaps' }, 'active', 'true or false'],
  [
    'a host before another',
    { moreInfoUrl: 'https://bank.org@x.org' },
    'moreInfoUrl',
    'before its host',
  ],
  ['a script for an address', { moreInfoUrl: 'javascript:alert(1)' }, 'moreInfoUrl', 'https://'],
  ['a script for a picture', { image: 'javascript:alert(1)' }, 'image', 'https://'],
  ['a picture outside of the folder', { image: '../secret' }, 'image', 'https://'],
  ['invalid skipped days', { skipped: 'soon' }, 'skipped', 'dates such as'],
  ['bounds the wrong way round', { from: '2027-01-01', until: '2026-01-01' }, 'until', 'before'],
  ['a broken relative time', { startsAt: '{' }, 'startsAt', 'Choose a prayer'],
  ['an unknown prayer', { startsAt: '{"prayer":"tea"}' }, 'startsAt', 'Choose a prayer'],
  [
    'the iqama of sunrise',
    { startsAt: JSON.stringify({ prayer: 'sunrise', at: 'iqama', minutes: 5 }) },
    'startsAt',
    'Choose a prayer',
  ],
  [
    "Jumu'ah on a Saturday",
    { startsAt: JSON.stringify({ prayer: 'jumuah', at: 'iqama', minutes: 5 }) },
    'date',
    'Fridays',
  ],
]

describe('the form of an event', () => {
  it('is accepted with only its required fields', () => {
    expect(refusals({})).toEqual({})
  })

  it.each(refused)('rejects %s by its field', (_, fields, field, text) => {
    for (const before of [undefined, event]) {
      expect(refusals(fields, before)[field]).toContain(text)
    }
  })

  it('reports every required field when it is empty', () => {
    const { error } = eventFormSchema(undefined).safeParse({})
    const fields = new Set(error?.issues.map(({ path }) => path[0]))
    expect([...fields].sort()).toEqual(
      ['category', 'date', 'description', 'endTime', 'location', 'startTime', 'title'].sort(),
    )
  })

  it('keeps relative times that it does not contain', () => {
    const before = madeEvent({ startsAt: { prayer: 'isha', at: 'iqama', minutes: 5 } })
    expect(refusals({ startTime: '' }, before)).toEqual({})
    expect(refusals({ startTime: '', startsAt: '' }, before)).toHaveProperty('startTime')
  })
})

describe('a changed event', () => {
  const change: EventChange = { ...eventFormSchema(undefined).parse(EVENT_FORM) }

  it('starts with the default values of absent details', () => {
    expect(changedEvent(undefined, change)).toMatchObject({
      active: DETAILS.active.blank,
      moreInfoUrl: '',
    })
  })

  it('keeps details that are absent in the form, and clears empty ones', () => {
    const before = madeEvent({ active: false, moreInfoUrl: 'https://example.org' })
    expect(changedEvent(before, change)).toMatchObject({
      active: false,
      moreInfoUrl: 'https://example.org',
    })
    expect(changedEvent(before, { ...change, active: true, moreInfoUrl: '' })).toMatchObject({
      active: true,
      moreInfoUrl: '',
    })
  })
})

describe('a save of an event that repeats by the month', () => {
  const monthly = madeEvent({
    ...event,
    date: '2026-12-05',
    repeats: 'monthWeekday',
    until: '2027-06-30',
    skipped: ['2027-01-02'],
    listedFrom: '2026-12-01',
  })
  const save = (fields: Record<string, string>) => {
    const { base: _, ...change } = eventFormSchema(monthly).parse({ ...EVENT_FORM, ...fields })
    return changedEvent(monthly, change)
  }
  /** The first release sends no `repeats`, and empty bounds with every event that is not weekly. */
  const OLD = { recurring: 'false', from: '', until: '', skipped: '' }

  it('keeps the rule where an older client sends the day that it was given', () => {
    const { date, repeats, until, skipped, listedFrom } = monthly
    expect(save({ ...OLD, date: '2027-03-06' })).toMatchObject({
      date,
      repeats,
      until,
      skipped,
      listedFrom,
    })
  })

  it('moves the rule with a day that is not its own', () => {
    expect(save({ ...OLD, date: '2026-12-12' })).toMatchObject({
      date: '2026-12-12',
      repeats: 'monthWeekday',
    })
    expect(save({ ...OLD, date: '2026-12-12' })).not.toHaveProperty('skipped')
  })

  it('drops the rule for a weekly event, and for one of a single day', () => {
    const weekly = save({ recurring: 'true' })
    expect(weekly).not.toHaveProperty('repeats')
    const once = save({ repeats: '', listedFrom: '' })
    for (const name of ['repeats', 'until', 'skipped', 'listedFrom']) {
      expect(once).not.toHaveProperty(name)
    }
  })

  it('keeps skipped days of the rule alone', () => {
    const skipped = '2027-02-06,2027-02-07,2027-07-03'
    expect(save({ repeats: 'monthWeekday', skipped }).skipped).toEqual(['2027-02-06'])
  })
})

it('keeps the date of a single event as the day on which it is cancelled', () => {
  const { base: _, ...change } = eventFormSchema(undefined).parse(EVENT_FORM)
  const skipped = [change.date, '2031-01-01']
  const saved = madeEvent(changedEvent(undefined, { ...change, skipped }))
  expect(saved.skipped).toEqual([change.date])
  expect(changedEvent(saved, { ...change, date: '2031-01-02' })).not.toHaveProperty('skipped')
})

it.each<[string, Record<string, string>, object | undefined]>([
  ['is kept with the picture', {}, { x: 50, y: 20 }],
  ['goes with another picture', { image: 'other.png' }, undefined],
  [
    'is of the other picture where it is sent',
    { image: 'b.png', focus: '{"x":0,"y":1}' },
    { x: 0, y: 1 },
  ],
  ['is cleared', { focus: '' }, undefined],
  ['goes with the picture', { removeImage: 'true', focus: '{"x":0,"y":1}' }, undefined],
])('the point of a picture %s', (_, fields, focus) => {
  const before = { ...event, image: 'a.png', focus: { x: 50, y: 20 } }
  const { base: _base, ...change } = eventFormSchema(before).parse({ ...EVENT_FORM, ...fields })
  expect(changedEvent(before, change).focus).toEqual(focus)
})
