import { canceledOn } from '#domain/events/canceled.ts'
import { carouselEvents, type ListedEvent } from '#domain/events/carousel.ts'
import { eventDayInWords } from '#domain/events/dayWords.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { hoursInWords } from '#domain/events/hours.ts'
import { eventImage } from '#domain/events/image.ts'
import type { Notice } from '#domain/notices/notice.ts'
import { closureEndAlone, prayerDay } from '#domain/notices/words.ts'
import { pictureAt } from '#domain/pictures/responsive.ts'
import { announcements } from '#domain/prayer/changes.ts'
import { jumuahAhead, khutbahInWords, slotParts } from '#domain/prayer/jumuah.ts'
import { closedInWords } from '#domain/prayer/notices.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import type { MoonState, ReadyState } from '#domain/prayer/schedule.ts'
import { eidAhead, eidDays, eidName } from '#domain/prayer/season.ts'
import type { ScreenSettings } from '#domain/screens/screen.ts'
import { civilDateIn, daysBetween, type WallMoment, wallMoment } from '#domain/time/civil.ts'
import { clock12 } from '#domain/time/format.ts'
import { spell } from '#locale/spell.ts'
import { remembrance } from '#texts/arabic.ts'
import { displayTexts, remembranceTexts } from '#texts/display.ts'
import { marks } from '#texts/marks.ts'
import { leadTexts } from '#texts/prayerLead.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { eitherTexts } from '#texts/specialTimes.ts'
import { noticeKindTexts } from '#texts/topics.ts'
import type { DisplayPhase } from './phase.ts'

/** A line of a slide; its language is a BCP 47 tag. */
export interface SlideLine {
  readonly text: string
  readonly isStrong?: boolean
  readonly language?: string
}

/** One of what is shown in turn beside the times: fixed places for all kinds. */
export interface DisplaySlide {
  readonly kind:
    | 'event'
    | 'notice'
    | 'jumuah'
    | 'eid'
    | 'moon'
    | 'changes'
    | 'codes'
    | 'dua'
    | 'janazah'
  readonly tone?: Notice['kind']
  readonly eyebrow: string
  readonly title: string
  readonly lines: readonly SlideLine[]
  readonly image?: string
  /** The part of the picture to keep in view, in percent; absent: it is shown whole. */
  readonly focus?: { readonly x: number; readonly y: number }
  /** The title's; absent, as a line's: the page's. */
  readonly language?: string
}

/** The most lines that a slide has room for. */
export const MOST_LINES = 6
/** The events shown: what is further away is on the site. */
const MOST_EVENTS = 6
const EVENTS_AHEAD = 30
/** Jumu'ah is shown from so many days before. */
const JUMUAH_AHEAD = 2
/** Wide enough for half of a full HD screen. */
const PICTURE_WIDTH = 960

export interface SlideData {
  readonly times: PrayerTimesResponse
  readonly events: readonly CommunityEvent[]
  readonly screen: ScreenSettings
}

/** The slides of a moment in their order; none in the layout of times alone. */
export function slidesAt(
  { times, events, screen }: SlideData,
  notices: readonly Notice[],
  day: ReadyState,
  now: Date,
): DisplaySlide[] {
  if (screen.layout === 'times') return []
  const { today, moon } = day
  const at = wallMoment(times.zone, now)
  const near = carouselEvents(events, at).filter(
    ({ date }) => date !== undefined && daysBetween(at.date, date) <= EVENTS_AHEAD,
  )
  const pinned = notices.map(notice => noticeSlide(notice, now, times.zone))
  const rest = [
    ...moonSlides(moon),
    ...jumuahSlides(times, { ...at, date: today.iso }),
    ...eidSlides(times, day),
    ...changeSlides(times, now),
    ...near.slice(0, MOST_EVENTS).map(one => eventSlide(one, at.date)),
    CODES,
  ]
  return [...pinned, ...rest]
}

/** The codes to the site and to donate: what they are is in the page. */
const CODES: DisplaySlide = { kind: 'codes', eyebrow: '', title: '', lines: [] }

/** What stays in place of the slides: the words after a prayer, a janazah, something urgent. */
export function takeoverSlides(
  { name, congregation }: DisplayPhase,
  janazah: Notice | undefined,
  notices: readonly Notice[],
  { takeOver }: ScreenSettings,
  now: Date,
  zone: string,
): DisplaySlide[] {
  if (name === 'dua' && congregation) return [duaSlide(congregation.label)]
  if (name === 'janazah' && janazah) return [janazahSlide(janazah)]
  return notices
    .filter(
      ({ kind }) =>
        (kind === 'urgent' && takeOver.urgent) || (kind === 'janazah' && takeOver.janazah),
    )
    .map(notice => noticeSlide(notice, now, zone))
}

const inLanguage = (language: string | undefined) => (language ? { language } : undefined)

/** Of which language a notice's words are, where that is not the page's. */
export const noticeLanguage = ({ language, lang }: Notice, of: 'title' | 'text' | 'place') =>
  inLanguage(lang ? lang[of] : language)

/** When a janazah is, and until when the mosque is closed. */
export function noticeTimes(
  { kind, prayer, end }: Notice,
  now: Date,
  zone: string,
): readonly SlideLine[] {
  if (!prayer) return strong(kind === 'closure' ? closureEndAlone(end, now, zone) : '')
  const { time } = prayer
  const name = prayerNames[prayer.name]
  const today = civilDateIn(zone, now)
  return [
    { text: eventDayInWords(prayerDay(prayer, today, zone), today) },
    ...strong(time ? name + marks.dot + clock12(time) : displayTexts.afterPrayer(name)),
  ]
}

function noticeSlide(notice: Notice, now: Date, zone: string): DisplaySlide {
  const { kind, title, text, place } = notice
  return {
    kind: 'notice',
    tone: kind,
    eyebrow: title.includes(noticeKindTexts[kind]) ? '' : noticeKindTexts[kind],
    title,
    lines: [
      ...noticeTimes(notice, now, zone),
      ...text
        .split('\n')
        .filter(line => line.trim() !== '')
        .map(line => ({ text: line, ...noticeLanguage(notice, 'text') })),
      ...strong(place).map(line => ({ ...line, ...noticeLanguage(notice, 'place') })),
    ].slice(0, MOST_LINES),
    ...noticeLanguage(notice, 'title'),
  }
}

function janazahSlide(notice: Notice): DisplaySlide {
  const { title, text, place } = notice
  return {
    kind: 'janazah',
    tone: 'janazah',
    eyebrow: displayTexts.janazahNow,
    title,
    ...noticeLanguage(notice, 'title'),
    lines: [
      { text: displayTexts.janazahStay, isStrong: true },
      ...(text ? [{ text: text.split('\n')[0] ?? '', ...noticeLanguage(notice, 'text') }] : []),
      ...(place ? [{ text: place, ...noticeLanguage(notice, 'place') }] : []),
    ],
  }
}

function duaSlide(prayer: string): DisplaySlide {
  return {
    kind: 'dua',
    eyebrow: displayTexts.afterPrayer(prayer),
    title: '',
    lines: [
      { text: remembrance.forgiveness, language: 'ar' },
      { text: remembrance.peace, language: 'ar' },
      { text: remembranceTexts.peace },
      { text: remembrance.glory, language: 'ar' },
      { text: remembranceTexts.glory },
    ],
  }
}

function eventSlide({ event, date = '' }: ListedEvent, today: string): DisplaySlide {
  const address = eventImage(event.image)
  const hours = hoursInWords(event, date)
  return {
    kind: 'event',
    eyebrow: eventDayInWords(date, today),
    title: event.title,
    ...inLanguage(event.lang?.title),
    lines: [
      ...strong(hours),
      ...strong(canceledOn(event, date)),
      ...(event.location ? [{ text: event.location, ...inLanguage(event.lang?.location) }] : []),
    ],
    ...(address && { image: pictureAt(address, PICTURE_WIDTH) }),
    ...(event.focus && { focus: event.focus }),
  }
}

/** The coming Jumu'ah with who speaks, and where: of those of the day what has not begun. */
function jumuahSlides(times: PrayerTimesResponse, { date, clock }: WallMoment): DisplaySlide[] {
  const { iso, slots: all } = jumuahAhead(times, date)
  const slots = all.filter(({ time }) => iso !== date || time > clock)
  if (!iso || slots.length === 0 || daysBetween(date, iso) > JUMUAH_AHEAD) return []
  const lines = slots.flatMap(slot => {
    const { label, language, place, lang } = slot
    const who = [khutbahInWords(slot) || spell(label ?? ''), language, place]
      .filter(Boolean)
      .join(marks.dot)
    return [
      ...strong(slotParts(slot).join(marks.dot)),
      ...(who ? [{ text: who, ...inLanguage(lang) }] : []),
    ]
  })
  const day = eventDayInWords(iso, date)
  return [
    { kind: 'jumuah', eyebrow: day, title: prayerNames.jumuah, lines: lines.slice(0, MOST_LINES) },
  ]
}

/** Both outcomes of the night. */
function moonSlides(moon: MoonState | undefined): DisplaySlide[] {
  if (!moon?.outcomes) return []
  const { month, words } = moon
  const lines = words.map(text => ({ text, isStrong: true }))
  return [{ kind: 'moon', eyebrow: displayTexts.waitsForMoon, title: month, lines }]
}

function eidSlides({ info }: PrayerTimesResponse, day: ReadyState): DisplaySlide[] {
  const row = eidAhead(info, day)
  if (!row?.eid) return []
  const lines = row.eid.prayers.flatMap(({ time, takbir, place, language, lang }) => [
    ...strong(
      [leadTexts.prayerAt(clock12(time)), takbir && leadTexts.takbirAt(clock12(takbir))]
        .filter(Boolean)
        .join(marks.dot),
    ),
    ...(place || language
      ? [{ text: [place, language].filter(Boolean).join(marks.dot), ...inLanguage(lang) }]
      : []),
  ])
  return [
    {
      kind: 'eid',
      eyebrow: eidDays(row, info)
        .map(iso => eventDayInWords(iso, day.today.iso))
        .join(eitherTexts.or),
      title: eidName(row.eid),
      lines:
        lines.length > 0
          ? lines.slice(0, MOST_LINES)
          : [{ text: (row.eid.closed && closedInWords(row)) || leadTexts.unannounced }],
    },
  ]
}

function changeSlides(times: PrayerTimesResponse, now: Date): DisplaySlide[] {
  const lines = announcements(times, now).flatMap(({ when, what }) => [
    { text: when },
    { text: what, isStrong: true },
  ])
  if (lines.length === 0) return []
  const title = displayTexts.changes
  return [{ kind: 'changes', eyebrow: '', title, lines: lines.slice(0, MOST_LINES) }]
}

const strong = (text: string | undefined): SlideLine[] => (text ? [{ text, isStrong: true }] : [])

/** The slide of a moment: by the clock alone, so that all screens of a mosque show the same. */
export function slideOf<S>(slides: readonly S[], seconds: number, now: Date): S | undefined {
  if (slides.length === 0) return undefined
  return slides[Math.floor(now.getTime() / 1000 / seconds) % slides.length]
}
