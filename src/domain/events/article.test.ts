import { describe, expect, it } from 'vitest'
import { eventData } from '#domain/structuredData/event.ts'
import { dataScript } from '#domain/structuredData/script.ts'
import { eventArticle } from './article.ts'
import { dayOnPage } from './dayOnPage.ts'
import type { CommunityEvent } from './event.ts'
import { withResolvedTimes } from './resolve.ts'
import { madeHalaqa } from './testing/madeEvent.ts'

const MOMENT = {
  at: { date: '2026-11-21', clock: '17:00' },
  zone: 'America/New_York',
  address: '1 Street',
}
const halaqa = madeHalaqa({
  description: 'One short talk.\n\nSoup afterwards.',
  moreInfoUrl: 'https://example.org/halaqa',
})
const article = (more: Partial<CommunityEvent> = {}) => eventArticle({ ...halaqa, ...more }, MOMENT)

describe('the page of an event', () => {
  it('shows the next day, the hours, further days and calendar links', () => {
    const html = article({ skipped: ['2026-12-04'], until: '2026-12-18' })
    expect(html).toContain(
      '<b data-day="2026-11-27">Friday, November 27, 2026</b><span><bdi>7:45 PM – 9:00 PM</bdi></span>',
    )
    expect(html).toContain('<h2>Every Friday until December 18, 2026</h2>')
    expect(html.match(/datetime="[^"]*"/g)).toEqual([
      'datetime="2026-11-27"',
      'datetime="2026-12-11"',
      'datetime="2026-12-18"',
    ])
    expect(html).toContain('<li>Not on Friday, December 4</li>')
    expect(html).toContain('href="/events.ics?event=k7m2"')
    expect(html.match(/location=Main\+hall%2C\+1\+Street\b/g)).toHaveLength(2)
    expect(html).toContain('<p>One short talk.</p><p>Soup afterwards.</p>')
  })

  it('offers no calendar and no way to an event that is cancelled', () => {
    const single = { date: '2026-11-27', recurring: false }
    expect(article(single)).toContain('/events.ics?event=k7m2')
    const html = article({ ...single, canceled: { '2026-11-27': 'snow' } })
    expect(html).toContain('Cancelled: snow')
    expect(html).not.toMatch(/events\.ics|calendar\.google|maps/)
  })

  it.each<[string, Partial<CommunityEvent>, number]>([
    ['of six weeks', { until: '2027-01-01' }, 6],
    ['of six evenings in a row', { recurring: false, repeats: 'days', until: '2026-12-02' }, 6],
    ['that goes on for a year', { until: '2027-11-26' }, 4],
    ['without an end', {}, 4],
  ])('names all days of a series %s, or the next ones', (_, more, count) => {
    const event = withResolvedTimes(
      { ...halaqa, date: '2026-11-27', ...more },
      MOMENT.at.date,
      () => undefined,
    )
    expect(eventArticle(event, MOMENT).match(/<time datetime/g)).toHaveLength(count)
  })

  it.each<[string, Partial<CommunityEvent>, string[]]>([
    ['once', { recurring: false, date: '2026-11-27' }, ['Google Calendar', 'Outlook']],
    ['weekly', {}, ['Google Calendar', 'Outlook (November 27 only)']],
    [
      'weekly, at times that follow a prayer',
      { endsAt: { prayer: 'isha', at: 'athan', minutes: 0 } },
      ['Google Calendar (November 27 only)', 'Outlook (November 27 only)'],
    ],
  ])('says which days a calendar link adds for an event that is %s', (_, more, names) => {
    const links = article(more).matchAll(/target="_blank" rel="noopener">([GO][^<]*)</g)
    expect([...links].map(([, name]) => name)).toEqual(names)
  })

  it.each<[string, Partial<CommunityEvent>]>([
    ['one in the past', { recurring: false, date: '2026-11-20' }],
    ['a weekly one that ended', { until: '2026-11-20' }],
  ])('says that %s is over, and offers no calendar', (_, more) => {
    expect(article(more)).toContain('This event is over.')
    expect(article(more)).not.toContain('Add to calendar')
  })

  it('shows an event without a date', () => {
    const html = article({ date: '0000-00-00' })
    expect(html).toContain('Date to be announced')
    expect(html).not.toContain('Add to calendar')
    expect(html).not.toContain('This event is over.')
  })

  it('shows which prayer a time follows', () => {
    const startsAt = { prayer: 'maghrib', at: 'iqama', minutes: 15 } as const
    const times = { '2026-11-27': ['16:52', '18:00'] } as const
    const html = article({ startTime: '', endTime: '', startsAt, times })
    expect(html).toContain('<span><bdi>4:52 PM – 6:00 PM</bdi></span>')
    expect(html).toContain('15 minutes after Maghrib iqama')
  })

  it('offers to add it, to share it and to find the way, and only sharing once it is over', () => {
    const html = article()
    expect(html).toContain('href="/events.ics?event=k7m2">Add to calendar</a>')
    expect(html).toContain('query=1%20Street"')
    expect(article({ location: '5 Oak Street, Queens' })).toContain('query=5%20Oak%20Street')
    const over = article({ until: '2026-11-20' })
    expect(over).toContain('data-share')
    expect(over).not.toContain('Add to calendar')
    expect(over).not.toContain('Map')
  })

  it('opens a flyer larger, but not a drawing of a new site', () => {
    const flyer = article({ image: 'flyer.jpg' })
    expect(flyer).toContain(
      'href="/api/uploads/flyer.jpg" aria-label="Enlarge the picture of Family',
    )
    expect(flyer).toContain('alt="Family')
    const drawing = article({ image: 'tea.svg' })
    expect(drawing).toContain('alt=""')
    expect(drawing).not.toContain('Enlarge')
  })

  it('says nothing that is wrong when it is read later', () => {
    const html = article({
      date: '2026-11-21',
      recurring: false,
      startTime: '16:00',
      endTime: '00:30',
    })
    expect(html).toContain('>Saturday, November 21, 2026</b>')
    expect(html).toContain(
      'data-shown-from="2026-11-21T21:00:00.000Z" data-shown-until="2026-11-22T05:30:00.000Z" hidden>On now',
    )
    expect(html).not.toMatch(/today|this saturday/i)
    expect(dayOnPage('2026-11-27', true, '2026-11-21')).toBe('Not this Friday')
    expect(dayOnPage('2026-11-27', true, '2026-11-28')).toBe('Not on Friday, November 27')
  })

  it('says which day it does not take place, and links the addresses in its text', () => {
    const html = article({ skipped: ['2026-11-27'], description: 'See www.example.org.' })
    expect(html).toContain('data-day="2026-11-27" data-missed>Not on Friday, November 27<')
    expect(html).toContain(
      'See <a href="https://www.example.org/" rel="noopener">www.example.org</a>.',
    )
  })

  it('escapes every field', () => {
    const evil = `"><img src=x onerror=alert(1)>'`
    const html = article({
      id: evil,
      title: evil,
      description: evil,
      location: evil,
      image: evil,
      moreInfoUrl: 'javascript:alert(1)',
    })
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('javascript:')
    expect(html).not.toMatch(/="[^"]*onerror=alert\(1\)>/)
  })
})

describe('structured data', () => {
  const place = {
    name: 'Center',
    address: '1 Street',
    zone: 'America/New_York',
    origin: 'https://example.org',
    path: '/events/family-halaqa-k7m2',
  }
  const data = (more: Partial<CommunityEvent>, date = '2026-11-27') =>
    eventData({ ...halaqa, ...more }, date, place)

  it('names the next day in the mosque’s time, and the schedule of a weekly event', () => {
    expect(data({ from: '2026-09-04', skipped: ['2026-12-04'] })).toMatchObject({
      '@type': 'Event',
      startDate: '2026-11-27T19:45:00-05:00',
      endDate: '2026-11-27T21:00:00-05:00',
      url: 'https://example.org/events/family-halaqa-k7m2',
      eventSchedule: {
        repeatFrequency: 'P1W',
        byDay: 'https://schema.org/Friday',
        startDate: '2026-09-04',
        startTime: '19:45:00',
        exceptDate: ['2026-12-04'],
        scheduleTimezone: 'America/New_York',
      },
    })
  })

  it.each([
    [
      'summer time',
      '2026-07-03',
      '19:00',
      '20:00',
      '2026-07-03T19:00:00-04:00',
      '2026-07-03T20:00:00-04:00',
    ],
    [
      'past midnight',
      '2026-07-03',
      '23:00',
      '01:00',
      '2026-07-03T23:00:00-04:00',
      '2026-07-04T01:00:00-04:00',
    ],
    ['a whole day', '2026-07-03', '', '', '2026-07-03', undefined],
  ])('has start and end in local time: %s', (_, date, startTime, endTime, startDate, endDate) => {
    const described = data({ recurring: false, startTime, endTime }, date)
    expect(described?.startDate).toBe(startDate)
    expect(described?.endDate).toBe(endDate)
  })

  it('has no structured data for an event without a date', () => {
    expect(eventData(halaqa, undefined, place)).toBeUndefined()
  })

  it.each<[string, Partial<CommunityEvent>, string]>([
    ['its date is in the past', {}, '2026-01-09'],
    ['its date is still to come', { date: '2027-03-05' }, '2026-11-27'],
    [
      'its date is to come and its first day is past',
      { date: '2027-03-05', from: '2026-09-01' },
      '2026-09-01',
    ],
    ['its first day is another weekday', { from: '2026-11-24' }, '2026-11-24'],
    ['its first day is not valid', { from: 'soon' }, '2026-01-09'],
    [
      'it starts past midnight',
      {
        date: '2026-11-26',
        from: '2026-11-26',
        startsAt: { prayer: 'isha', at: 'iqama', minutes: 300 },
        times: { '2026-11-27': ['00:30', '02:00'] },
      },
      '2026-11-27',
    ],
  ])('starts its schedule no later than its next day when %s', (_, more, first) => {
    const described = data(more)
    expect(described).toMatchObject({ eventSchedule: { startDate: first } })
    expect(String(described?.startDate).slice(0, 10) >= first).toBe(true)
  })

  it('cannot close its script element', () => {
    expect(dataScript({ name: '</script><script>' })).not.toContain('<')
  })
})
