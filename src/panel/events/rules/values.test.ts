import { describe, expect, it } from 'vitest'
import type { CommunityEvent } from '#domain/events/event.ts'
import { listedWarning } from './listed.ts'
import {
  changed,
  copyOf,
  type EventValues,
  eventDifferences,
  eventProblems,
  eventValues,
  formFields,
  newEvent,
  newEventFields,
  ON_FLYER,
} from './values.ts'
import { endWarning, pastWarning } from './when.ts'

const event: CommunityEvent = {
  id: 'abc',
  title: 'Tafsir circle',
  description: 'A page of the Quran, slowly.',
  date: '2026-11-27T00:00:00Z',
  startTime: '19:30:00',
  endTime: '00:00:00',
  location: 'Library',
  image: 'tea.png',
  active: true,
  recurring: true,
  category: 'education',
  moreInfoUrl: '',
  from: '2026-11-27',
  skipped: ['2026-12-25'],
}
const whole: EventValues = { ...eventValues(event), endTime: '21:00' }

describe('the form values of a stored event', () => {
  it('shortens long dates and times, and leaves invalid ones blank', () => {
    expect(eventValues(event)).toMatchObject({
      date: '2026-11-27',
      startTime: '19:30',
      endTime: '',
    })
    expect(eventValues({ ...event, date: '0000-00-00' }).date).toBe('')
  })

  it('keeps relative times when they are sent again', () => {
    const relative: CommunityEvent = {
      ...event,
      startTime: '',
      endTime: '',
      startsAt: { prayer: 'maghrib', at: 'iqama', minutes: -15 },
      endsAt: { lasts: 90 },
    }
    expect(formFields(eventValues(relative))).toMatchObject({
      startTime: '',
      endTime: '',
      startsAt: '{"prayer":"maghrib","at":"iqama","minutes":-15}',
      endsAt: '{"lasts":90}',
    })
  })

  it.each([
    ['tea.png', { image: 'tea.png' }, false],
    ['/api/uploads/tea.png', { image: 'tea.png' }, false],
    ['https://example.org/a.jpg', { image: 'https://example.org/a.jpg' }, false],
    ['/art/events/tea.svg', { image: 'tea.svg' }, false],
    ['', { image: '', removeImage: 'true' }, true],
  ])('names the picture %j as the server does', (image, fields, isRemoved) => {
    const sent = formFields({ ...whole, image })
    expect(sent).toMatchObject(fields)
    expect('removeImage' in sent).toBe(isRemoved)
  })

  it('sends no weekly fields for an event on one day', () => {
    expect(formFields({ ...whole, recurring: false })).toMatchObject({
      recurring: 'false',
      repeats: '',
      from: '',
      until: '',
      skipped: '',
    })
  })

  it('leaves out what is empty of a new event, and sends it of one that is changed', () => {
    const values = { ...newEvent, title: 'Tea', date: '2026-12-04' }
    expect(newEventFields(values)).toEqual({
      title: 'Tea',
      date: '2026-12-04',
      moreInfoUrl: '',
      image: '',
      recurring: 'false',
      active: 'true',
      removeImage: 'true',
    })
    expect(formFields({ ...whole, description: '' })).toMatchObject({ description: '' })
  })

  it('copies an event without its canceled weeks', () => {
    expect(copyOf(event)).toMatchObject({ title: 'Tafsir circle (copy)', skipped: [] })
  })
})

describe('a change of the form values', () => {
  const weekly = changed({ ...newEvent, date: '2026-12-04' }, { recurring: true })

  it('sets the first day of a weekly event to its date, and moves it with the date', () => {
    expect(weekly.from).toBe('2026-12-04')
    expect(changed(weekly, { date: '2026-12-11' }).from).toBe('2026-12-11')
  })

  it('keeps a first day that was chosen', () => {
    const chosen = changed(weekly, { from: '2027-01-01' })
    expect(changed(chosen, { date: '2026-12-11' }).from).toBe('2027-01-01')
    expect(changed({ ...chosen, recurring: false }, { recurring: true }).from).toBe('2027-01-01')
  })

  it.each([
    ['proposes an end', {}, '19:00', '20:30'],
    ['moves the end that it proposed', { startTime: '19:00', endTime: '20:30' }, '18:00', '19:30'],
    ['keeps an end that was typed', { startTime: '19:00', endTime: '21:00' }, '18:00', '21:00'],
    ['proposes no end of another day', {}, '22:30', ''],
  ])('%s', (_, before, startTime, endTime) => {
    const values = { ...newEvent, ...before }
    expect(changed(values, { startTime }, true).endTime).toBe(endTime)
    expect(changed(values, { startTime }).endTime).toBe(values.endTime)
  })

  it('keeps a rule that the date can stand for', () => {
    const last = { ...newEvent, date: '2026-11-28', repeats: 'monthLastWeekday' as const }
    expect(changed(last, { date: '2026-12-26' }).repeats).toBe('monthLastWeekday')
    expect(changed(last, { date: '2026-12-05' }).repeats).toBe('monthWeekday')
  })

  it('forgets the point of a picture with it', () => {
    const filled = { ...whole, focus: { x: 0, y: 0 } }
    expect(changed(filled, { title: 'Tea' }).focus).toEqual({ x: 0, y: 0 })
    expect(changed(filled, { image: 'other.png' }).focus).toBeNull()
  })

  it('lets a flyer speak for a new event that is not described', () => {
    const image = '/api/uploads/flyer.webp'
    const withFlyer = changed(newEvent, { image }, true)
    expect(withFlyer.description).toBe(ON_FLYER)
    expect(changed(withFlyer, { image: '' }, true).description).toBe('')
    expect(changed({ ...newEvent, description: 'Tea' }, { image }, true).description).toBe('Tea')
    expect(changed(newEvent, { image }).description).toBe('')
  })

  it('counts a time at sunrise from the athan', () => {
    const startPrayer = { ...newEvent.startPrayer, prayer: 'sunrise' as const }
    expect(changed(weekly, { startPrayer }).startPrayer.at).toBe('athan')
  })
})

describe('eventProblems', () => {
  it('finds no problem in a complete event', () => {
    expect(eventProblems(whole)).toEqual({})
  })

  it('finds every missing required field', () => {
    expect(Object.keys(eventProblems(newEvent)).sort()).toEqual(
      ['title', 'description', 'date', 'startTime', 'endTime', 'location', 'category'].sort(),
    )
  })

  const jumuah = { prayer: 'jumuah', at: 'iqama', side: 'after', minutes: '10' } as const
  it.each<[Partial<EventValues>, string | undefined]>([
    [{ title: '  ' }, 'title'],
    [{ date: '2027-02-29' }, 'date'],
    [{ until: '2026-11-26' }, 'until'],
    [{ until: '2026-11-26', recurring: false }, undefined],
    [{ recurring: false, repeats: 'days' }, 'until'],
    [{ recurring: false, repeats: 'days', until: '2026-11-29' }, undefined],
    [{ listedFrom: '2026-12-02', listedUntil: '2026-12-01' }, 'listedUntil'],
    [{ moreInfoUrl: 'example.org' }, 'moreInfoUrl'],
    [{ moreInfoUrl: 'https://example.org' }, undefined],
    [{ ends: 'lasts', lasts: '0' }, 'endsAt'],
    [{ ends: 'lasts', lasts: '1440' }, 'endsAt'],
    [{ ends: 'lasts', lasts: '90', endTime: '' }, undefined],
    [{ starts: 'prayer', startPrayer: { ...jumuah, minutes: 'ten' } }, 'startsAt'],
    [{ starts: 'prayer', startPrayer: { ...jumuah, minutes: '361' } }, 'startsAt'],
    [{ starts: 'prayer', startPrayer: jumuah }, undefined],
    [{ starts: 'prayer', startPrayer: jumuah, date: '2026-11-28' }, 'date'],
    [{ startTime: '21:00', endTime: '19:00' }, undefined],
  ])('finds for %j: %s', (change, field) => {
    expect(Object.keys(eventProblems({ ...whole, ...change }))).toEqual(field ? [field] : [])
  })
})

it.each<[Partial<EventValues>, RegExp | '']>([
  [{ startTime: '19:00', endTime: '18:59' }, /before the start/],
  [{ startTime: '19:00', endTime: '19:00' }, /at the time it starts/],
  [{ startTime: '19:00', endTime: '19:01' }, ''],
  [{ startTime: '19:00', endTime: '' }, ''],
  [{ startTime: '19:00', endTime: '18:00', ends: 'lasts' }, ''],
])('warns of %j: %s', (change, warning) => {
  const said = endWarning({ ...whole, ...change })
  if (warning) expect(said).toMatch(warning)
  else expect(said).toBe('')
})

it.each<[string, Partial<EventValues>, RegExp | undefined]>([
  ['a day that is over', { recurring: false, date: '2026-12-01' }, /^This date is in the past/],
  ['today', { recurring: false, date: '2026-12-02' }, undefined],
  ['no day yet', { recurring: false, date: '' }, undefined],
  ['a weekly event of an earlier date', { recurring: true, until: '' }, undefined],
  ['a last day that is over', { recurring: true, until: '2026-12-01' }, /^The last day is in/],
])('warns as needed of %s', (_, change, warning) => {
  const said = pastWarning({ ...whole, ...change }, '2026-12-02')
  if (warning) expect(said).toMatch(warning)
  else expect(said).toBe('')
})

it.each<[string, Partial<EventValues>, string]>([
  ['once, listed after it', { listedFrom: '2026-11-28' }, 'Visitors will find it only when'],
  ['once, listed until before it', { listedUntil: '2026-11-26' }, 'Visitors will not find it'],
  ['once, listed on it', { listedFrom: '2026-11-27', listedUntil: '2026-11-27' }, ''],
  ['monthly, listed later', { repeats: 'monthDay', listedFrom: '2027-01-01' }, ''],
])('warns as needed of an event %s', (_, change, start) => {
  const said = listedWarning({ ...whole, recurring: false, ...change })
  expect(said.slice(0, start.length || 1)).toBe(start)
})

it('lists in words what two versions say differently', () => {
  expect(eventDifferences(whole, whole)).toEqual([])
  expect(
    eventDifferences(whole, {
      ...whole,
      title: 'Tafsir',
      ends: 'lasts',
      lasts: '90',
      recurring: false,
      active: false,
    }),
  ).toEqual([
    { label: 'Title', before: ['Tafsir circle'], after: ['Tafsir'] },
    { label: 'Ends', before: ['9:00 PM'], after: ['for 1 hour 30 minutes'] },
    { label: 'Recurring', before: ['Yes'], after: ['No'] },
    { label: 'First day', before: ['November 27, 2026'], after: ['nothing'] },
    { label: 'Weeks off', before: ['December 25, 2026'], after: ['nothing'] },
    { label: 'Visible to the public', before: ['Yes'], after: ['No'] },
  ])
})
