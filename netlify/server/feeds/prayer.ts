import { prayerChoiceOf } from '#domain/feeds/choices.ts'
import { type PrayerEntries, prayerCalendar, prayerEntries } from '#domain/feeds/prayerCalendar.ts'
import { closedDay } from '#domain/prayer/closedDay.ts'
import { awaitsMonths, lastUnconfirmedTurn } from '#domain/prayer/hijriSettings.ts'
import { moonNights } from '#domain/prayer/moonNight.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import { addDays, civilDateIn, datesFrom, instantOf } from '#domain/time/civil.ts'
import { siteNow } from '../clock.ts'
import { readSiteTexts } from '../content/site.ts'
import { keepPrepared } from '../http/keepPrepared.ts'
import { type VisitorContext, visitorContext } from '../prayer/context.ts'
import { prayerDays } from '../prayer/days.ts'
import { siteHost } from '../siteOrigin.ts'
import { read, type Stored } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { feedBody, firstUpdate, type MakeFeed } from './response.ts'

/** From last week to half a year ahead: subscribers refresh long before. */
const DAYS_BACK = 7
const DAYS_AHEAD = 182

/** The 189 choices, each with any reminder, are made from the same entries. */
const keepEntries = keepPrepared<PrayerEntries>(2)

/** The calendar of the prayers and times that are chosen. */
const prayerCalendarOf: MakeFeed = async (_feed, _origin, query) => {
  const choice = prayerChoiceOf(query)
  const [stored, context, { siteName: name, address }] = await Promise.all([
    read(prayerSettingsDocument),
    visitorContext(),
    readSiteTexts(),
  ])
  const { closures, key: keyOfDays, noticesRevision } = context
  const { revision } = stored
  const zone = stored.value.place.timeZone
  const today = civilDateIn(zone, siteNow())
  const host = siteHost()
  const key = JSON.stringify([keyOfDays, today, name, address, host])
  const entries = keepEntries(key, () => {
    const dates = datesFrom(addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD))
    const dayOf = prayerDays(stored, today)
    const held = (day: PrayerDay) => closedDay(day, closures, zone)
    const days = dates.map(date => held(dayOf(date)))
    return prayerEntries(days, {
      ...{ name, address, zone, host, revision: revision + noticesRevision },
      waitOn: moonNights(stored.value, today, dayOf, held).waitOn,
      hasMonths: awaitsMonths(stored.value.hijri),
      savedAt: changedAt(stored, context, today),
    })
  })
  return feedBody(prayerCalendar(entries, choice, { name, zone }))
}

export const prayerFeeds = { prayerCalendar: prayerCalendarOf } satisfies Record<string, MakeFeed>

/** When the entries were last changed: by a save, by a closure, or by a month that nobody confirmed. */
function changedAt(
  { value, savedAt }: Stored<PrayerSettings>,
  { changedClosures }: VisitorContext,
  today: string,
): Date {
  const turn = lastUnconfirmedTurn(value.hijri, today)
  const changes = [
    savedAt ?? firstUpdate(today),
    ...changedClosures.map(closure => closure.changedAt),
    ...(turn ? [instantOf(turn, '00:00', value.place.timeZone).toISOString()] : []),
  ]
  return new Date(changes.sort().at(-1) as string)
}
