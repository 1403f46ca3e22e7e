import { describe, expect, it } from 'vitest'
import { loadLanguage } from '#config/translations.ts'
import { madeHalaqa } from '#domain/events/testing/madeEvent.ts'
import { inLanguage } from '#locale/languages.ts'
import { writtenAs } from '#locale/locale.ts'
import { eidData, eventData } from './event.ts'
import { openingHours } from './openingHours.ts'
import { breadcrumbData, eventTrail, faqData, mosqueData, schoolData, videoData } from './pages.ts'
import { dataScript, type StructuredData } from './script.ts'
import { checkVocabulary } from './testing/checkVocabulary.ts'

const ORIGIN = 'https://mosque.example'
const TEXTS = {
  name: 'Masjid An-Noor',
  description: 'A mosque.',
  address: '1 Main Street, Springfield',
  phone: '(212) 555-0100',
  email: 'office@mosque.example',
  url: `${ORIGIN}/`,
  logo: `${ORIGIN}/api/uploads/a.png`,
  image: `${ORIGIN}/og.png`,
  links: ['https://facebook.com/noor'],
}
const VIDEO = {
  videoId: 'abcdefghijk',
  title: 'Khutbah',
  thumbnail: '/api/posters/abcdefghijk',
  isLive: false,
  publishedAt: '2026-11-06T10:00:00Z',
}
const wrong = (data: StructuredData | undefined) =>
  checkVocabulary(JSON.parse(dataScript(data ?? {})))

describe('openingHours', () => {
  it.each([
    ['Mon–Fri 9 AM–5 PM, Sat 10:30 am to 2 pm', ['Mo-Fr 09:00-17:00', 'Sa 10:30-14:00']],
    ['Every day, 5:00 AM – 10:30 PM', ['Mo-Su 05:00-22:30']],
    ['Daily 05:00–22:00.', ['Mo-Su 05:00-22:00']],
    [
      'Monday to Thursday: 9 a.m. until 12 p.m.; weekends 12 am - 11:59 pm',
      ['Mo-Th 09:00-12:00', 'Sa-Su 00:00-23:59'],
    ],
    ['Fri 12 PM–3 PM', ['Fr 12:00-15:00']],
  ])('reads %s', (text, hours) => {
    expect(openingHours(text)).toEqual(hours)
  })

  it.each([
    '',
    'Every day, from half an hour before Fajr until half an hour after Isha',
    'Mon–Fri 9–5',
    'Mon–Fri 9–5 PM',
    'Mon–Fri 9 AM–5 PM, and on Saturdays when someone is there',
    'Mon–Fri 9 AM–5 PM, Sat by appointment',
    'Mon 25:00-26:00',
    'Mon 13 PM-14 PM',
    'Mon 09:75-10:00',
  ])('tells nothing of %j', text => {
    expect(openingHours(text)).toBeUndefined()
  })
})

describe('structured data', () => {
  it('describes the mosque, with hours only where they are days and times', () => {
    const data = mosqueData(TEXTS, 'Daily 05:00-22:00')
    expect(wrong(data)).toEqual([])
    expect(data).toMatchObject({
      '@type': 'Mosque',
      name: 'Masjid An-Noor',
      telephone: '(212) 555-0100',
      openingHours: ['Mo-Su 05:00-22:00'],
      sameAs: ['https://facebook.com/noor'],
    })
    expect(mosqueData(TEXTS, 'After Fajr')).not.toHaveProperty('openingHours')
    expect(mosqueData(TEXTS, '')).not.toHaveProperty('openingHours')
  })

  it('leaves out what is empty', () => {
    const bare = { ...TEXTS, address: '', phone: '', email: '', logo: '', links: [] }
    expect(Object.keys(mosqueData(bare, ''))).toEqual([
      '@type',
      'name',
      'description',
      'url',
      'image',
    ])
    expect(wrong(schoolData(bare, TEXTS))).toEqual([])
  })

  it('describes the school as part of the center', () => {
    const data = schoolData(TEXTS, { name: 'Center', url: ORIGIN })
    expect(wrong(data)).toEqual([])
    expect(data).toMatchObject({
      '@type': 'EducationalOrganization',
      email: 'office@mosque.example',
      parentOrganization: { '@type': 'Organization', name: 'Center' },
    })
  })

  it('describes questions, and nothing where there are none', () => {
    const data = faqData([{ question: 'May I come?', answer: 'Yes.' }])
    expect(wrong(data)).toEqual([])
    expect(data).toMatchObject({
      mainEntity: [{ name: 'May I come?', acceptedAnswer: { text: 'Yes.' } }],
    })
    expect(faqData([])).toBeUndefined()
  })

  it('describes a video, and none that search engines refuse', () => {
    const data = videoData(VIDEO, ORIGIN)
    expect(wrong(data)).toEqual([])
    expect(data).toMatchObject({
      thumbnailUrl: `${ORIGIN}/api/posters/abcdefghijk`,
      embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
    })
    expect(videoData({ ...VIDEO, onYouTubeOnly: true }, ORIGIN)).not.toHaveProperty('embedUrl')
    expect(videoData({ ...VIDEO, publishedAt: undefined }, ORIGIN)).toBeUndefined()
  })

  it('describes a weekly, a monthly and a single event', () => {
    const place = { ...TEXTS, zone: 'America/New_York', origin: ORIGIN, path: '/events/x-e1' }
    const weekly = madeHalaqa({ skipped: ['2026-12-04'], until: '2027-06-01', image: '/art/a.svg' })
    expect(wrong(eventData(weekly, '2026-11-27', place))).toEqual([])
    const off = { ...weekly, canceled: { '2026-12-11': 'snow' } }
    expect(eventData(off, '2026-11-27', place)).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
      eventSchedule: { exceptDate: ['2026-12-04', '2026-12-11'] },
    })
    // That day is cancelled, not all of them.
    const day = eventData(off, '2026-12-11', place)
    expect(day).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
    expect(day).not.toHaveProperty('eventSchedule')
    for (const [repeats, days] of [
      ['monthLastWeekday', { byDay: '-1FR' }],
      ['monthDay', { byMonthDay: 27 }],
    ] as const) {
      const monthly = eventData(madeHalaqa({ date: '2026-11-27', repeats }), '2026-11-27', place)
      expect(wrong(monthly)).toEqual([])
      expect(monthly).toMatchObject({ eventSchedule: { repeatFrequency: 'P1M', ...days } })
    }
    const single = madeHalaqa({ recurring: false, startTime: '', endTime: '' })
    expect(wrong(eventData(single, '2026-11-27', place))).toEqual([])
  })

  it('describes each prayer of an Eid', () => {
    const prayers = [
      { time: '07:30', takbir: '07:00', place: 'Main hall', language: 'English' },
      { time: '09:00', note: 'Bring a prayer rug.' },
    ]
    const place = { ...TEXTS, zone: 'America/New_York', origin: ORIGIN }
    const data = eidData({ name: 'Eid al-Fitr', prayers }, '2027-03-09', place)
    expect(data.flatMap(wrong)).toEqual([])
    expect(data).toMatchObject([
      { name: 'Eid al-Fitr prayer (English)', startDate: '2027-03-09T07:00:00-05:00' },
      { name: 'Eid al-Fitr prayer', startDate: '2027-03-09T09:00:00-05:00' },
    ])
    const expected = eidData({ name: 'Eid al-Fitr', prayers, expected: true }, '2027-03-09', place)
    expect(expected.map(({ name }) => name)).toEqual([
      'Eid al-Fitr prayer (expected, English)',
      'Eid al-Fitr prayer (expected)',
    ])
  })

  it('leads to pages of the reader’s language, whose words it has, and names days as the vocabulary does', async () => {
    await loadLanguage('fr')
    writtenAs({ ...inLanguage('fr'), folder: '/fr' }, () => {
      const way = breadcrumbData(eventTrail('Halaqa', '/events/halaqa-e1'), ORIGIN)
      expect(way.itemListElement).toMatchObject([
        { name: 'Accueil', item: `${ORIGIN}/fr` },
        { name: 'Événements', item: `${ORIGIN}/fr/events` },
        { item: `${ORIGIN}/fr/events/halaqa-e1` },
      ])
      const at = { ...TEXTS, zone: 'America/New_York', origin: ORIGIN, path: '/events/halaqa-e1' }
      expect(eventData(madeHalaqa({ date: '2026-11-27' }), '2026-11-27', at)).toMatchObject({
        url: `${ORIGIN}/fr/events/halaqa-e1`,
        eventSchedule: { byDay: 'https://schema.org/Friday' },
      })
      const [eid] = eidData(
        { name: 'Aïd al-Fitr', prayers: [{ time: '07:30', language: 'arabe' }] },
        '2027-03-09',
        at,
      )
      expect(eid).toMatchObject({ name: 'Prière de l’Aïd al-Fitr (arabe)' })
    })
  })

  it('describes the way to an event', () => {
    const data = breadcrumbData(eventTrail('Family halaqa', '/events/family-halaqa-e1'), ORIGIN)
    expect(wrong(data)).toEqual([])
    expect(data.itemListElement).toMatchObject([
      { position: 1, item: `${ORIGIN}/` },
      { position: 2, name: 'Events' },
      { position: 3, name: 'Family halaqa', item: `${ORIGIN}/events/family-halaqa-e1` },
    ])
  })
})

describe('the check against the vocabulary', () => {
  const context = { '@context': 'https://schema.org' }
  it.each([
    [{ '@type': 'Mosque' }, 'context undefined'],
    [{ ...context, '@type': 'Masjid' }, 'Masjid: unknown type'],
    [
      { ...context, '@type': 'Mosque', email: 'a@b.example' },
      'Mosque.email: not a property of Mosque',
    ],
    [{ ...context, '@type': 'Mosque', colour: 'red' }, 'Mosque.colour: unknown property'],
    [{ ...context, '@type': 'Mosque', url: '/about' }, 'Mosque.url: "/about"'],
    [{ ...context, '@type': 'Mosque', name: '' }, 'Mosque.name: ""'],
    [{ ...context, '@type': 'Event', startDate: 'tomorrow' }, 'Event.startDate: "tomorrow"'],
    [
      { ...context, '@type': 'Event', eventStatus: 'https://schema.org/On' },
      'Event.eventStatus: "https://schema.org/On"',
    ],
    [{ ...context, '@type': 'Event', location: { '@type': 'Event' } }, 'Event.location: a Event'],
  ])('finds what is wrong with %j', (data, problem) => {
    expect(checkVocabulary(data)).toEqual([problem])
  })
})
