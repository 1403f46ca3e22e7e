import type { ComingItem } from '#contract/dashboard.ts'
import { canceledOn } from '#domain/events/canceled.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { eventFormAddress } from '#domain/events/formAddress.ts'
import { hoursInWords } from '#domain/events/hours.ts'
import { listing } from '#domain/events/listing.ts'
import { closedDay } from '#domain/prayer/closedDay.ts'
import type { Closure } from '#domain/prayer/closure.ts'
import { overrideInWords, slotsInWords } from '#domain/prayer/inWords/single.ts'
import { changesOn } from '#domain/prayer/marks.ts'
import { PRAYERS } from '#domain/prayer/names.ts'
import { closedInWords } from '#domain/prayer/notices.ts'
import type { ChangeName } from '#domain/prayer/response.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { dayComputer, type PrayerDay } from '#domain/prayer/times.ts'
import { remembered } from '#domain/remembered.ts'
import { addDays, datesFrom, type WallMoment } from '#domain/time/civil.ts'
import { clock12 } from '#domain/time/format.ts'
import { spell } from '#locale/spell.ts'
import { prayerNames } from '#texts/prayerNames.ts'

/** How far ahead the dashboard looks, in days. */
const AHEAD = 60
/** How many of the nearest events it lists. */
const EVENTS = 5

/**
 * The next lasting change of each iqama and of Jumu'ah as visitors will be told of it, and the single
 * days, by date, without what closures cancel.
 */
export function comingTimes(
  settings: PrayerSettings,
  today: string,
  closures: readonly Closure[] = [],
): ComingItem[] {
  const until = addDays(today, AHEAD)
  const zone = settings.place.timeZone
  const href = '/admin/prayer-times'
  const computed = dayComputer(settings, today)
  const dayOf = remembered(date => closedDay(computed(date), closures, zone))
  const days = datesFrom(addDays(today, 1), until).map(date => {
    const { changes, only } = changesOn(dayOf(date), dayOf, zone)
    return { day: dayOf(date), lasting: changes.filter(name => !only.includes(name)) }
  })
  const next = (name: ChangeName, words: (day: PrayerDay, label: string) => string) => {
    const day = days.find(({ lasting }) => lasting.includes(name))?.day
    return day ? [{ date: day.iso, text: words(day, prayerNames[name]), href }] : []
  }
  return [
    ...PRAYERS.flatMap(name =>
      next(name, ({ iqama }, label) => spell(`${label} iqama at ${clock12(iqama[name])}`)),
    ),
    ...next('jumuah', ({ jumuah }, label) => `${label} ${slotsInWords(jumuah) || 'none'}`),
    ...settings.overrides
      .filter(({ date }) => date >= today && date <= until)
      .map(day => {
        const words = [`This day only: ${overrideInWords(day)}`, closedInWords(dayOf(day.date))]
        return { date: day.date, text: words.filter(Boolean).join('. '), href }
      }),
  ].sort((a, b) => a.date.localeCompare(b.date))
}

/** The next days of the nearest events that visitors see. */
export function comingEvents(events: readonly CommunityEvent[], at: WallMoment): ComingItem[] {
  const shown = events.filter(({ active }) => active)
  return listing(shown, at)
    .upcoming.flatMap(({ event, date }) => {
      if (!date) return []
      const words = [event.title, hoursInWords(event, date), canceledOn(event, date)]
      const text = words.filter(Boolean).join(', ')
      return [{ date, text, href: eventFormAddress(event.id) }]
    })
    .slice(0, EVENTS)
}
