import type { WallMoment } from '#domain/events/carousel.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { eventFormAddress } from '#domain/events/formAddress.ts'
import { hoursInWords } from '#domain/events/hours.ts'
import { listing } from '#domain/events/listing.ts'
import { overrideInWords, slotsInWords } from '#domain/prayer/inWords/single.ts'
import { ruleInWords } from '#domain/prayer/iqama.ts'
import { LABELS, PRAYERS } from '#domain/prayer/names.ts'
import type { OpenRange } from '#domain/prayer/ranges.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { addDays } from '#domain/time/civil.ts'

/** Something that is going to happen by itself, on a day. */
export interface ComingItem {
  readonly date: string
  /** 'Isha iqama at 7:45 PM'. */
  readonly text: string
  readonly href: string
}

/** How far ahead the dashboard looks, in days. */
const AHEAD = 60
/** How many of the nearest events it lists. */
const EVENTS = 5

type Scheduled = Pick<PrayerSettings, 'iqama' | 'jumuah' | 'overrides'>

/** The next change of each iqama and of Jumu'ah that is set by date, and the single days, by date. */
export function comingTimes({ iqama, jumuah, overrides }: Scheduled, today: string): ComingItem[] {
  const until = addDays(today, AHEAD)
  const href = '/admin/prayer-times'
  const next = <R extends OpenRange>(ranges: readonly R[], words: (range: R) => string) =>
    ranges
      .flatMap(range =>
        range.from && range.hijriMonth === undefined && range.from > today && range.from <= until
          ? [{ date: range.from, text: words(range), href }]
          : [],
      )
      .sort(byDate)
      .slice(0, 1)
  return [
    ...PRAYERS.flatMap(name =>
      next(iqama[name], ({ rule }) => `${LABELS[name]} iqama ${ruleInWords(rule)}`),
    ),
    ...next(jumuah, ({ slots }) => `${LABELS.jumuah} ${slotsInWords(slots)}`),
    ...overrides
      .filter(({ date }) => date >= today && date <= until)
      .map(day => ({ date: day.date, text: `This day only: ${overrideInWords(day)}`, href })),
  ].sort(byDate)
}

/** The next days of the nearest events that visitors see. */
export function comingEvents(events: readonly CommunityEvent[], at: WallMoment): ComingItem[] {
  const shown = events.filter(({ active }) => active)
  return listing(shown, at)
    .upcoming.flatMap(({ event, date }) => {
      if (!date) return []
      const text = [event.title, hoursInWords(event, date)].filter(Boolean).join(', ')
      return [{ date, text, href: eventFormAddress(event.id) }]
    })
    .slice(0, EVENTS)
}

/** Of one day the prayer times come first. */
export const byDate = (a: ComingItem, b: ComingItem) => a.date.localeCompare(b.date)
