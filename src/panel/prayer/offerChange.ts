import { announcements, whenAlone } from '#domain/prayer/changes.ts'
import { closedDay } from '#domain/prayer/closedDay.ts'
import { changesInWords } from '#domain/prayer/inWords/changes.ts'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { type DayOf, dayComputer } from '#domain/prayer/times.ts'
import { remembered } from '#domain/remembered.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { postedClosures } from '#panel/notices/notices.ts'
import { offerToShare } from '#panel/share/share.ts'
import { now } from '#stores/clock.ts'

/** The parts of the settings whose changes people come by. */
const NEWS = /^(iqama|jumuah|khutbahs|rota|overrides|eid|ramadan)\b/

/** Offers to share what a save of the prayer settings lets visitors read: of the coming week, else later. */
export function offerChange(before: PrayerSettings, after: PrayerSettings): void {
  const moment = now()
  const closures = postedClosures()
  const linesOf = (settings: PrayerSettings) =>
    announcements(prayerTimesResponse(settings, { now: moment, closures }), moment).map(
      ({ when, what }) =>
        `${whenAlone(when, civilDateIn(settings.place.timeZone, moment))}: ${what}`,
    )
  const known = linesOf(before)
  const lines = linesOf(after).filter(line => !known.includes(line))
  if (lines.length === 0) lines.push(...laterChanges(before, after))
  if (lines.length === 0) return
  offerToShare({ title: 'Prayer times', text: lines.join('\n'), path: '/prayer-times' })
}

/** The changes of times that come after this week and no closure cancels; how they are computed is nobody's news. */
const laterChanges = (before: PrayerSettings, after: PrayerSettings): string[] =>
  changesInWords(before, after, civilDateIn(after.place.timeZone, now()), {
    before: heldDays(before),
    after: heldDays(after),
  })
    .filter(({ key, isSeen }) => isSeen && NEWS.test(key))
    .map(({ text }) => text)

/** The days as they take place: without the iqamas that closures cancel. */
function heldDays(settings: PrayerSettings): DayOf {
  const { timeZone } = settings.place
  const dayOf = dayComputer(settings, civilDateIn(timeZone, now()))
  return remembered(date => {
    const day = closedDay(dayOf(date), postedClosures(), timeZone)
    const off = day.closed?.prayers.map(name => [name, '']) ?? []
    return { ...day, iqama: { ...day.iqama, ...Object.fromEntries(off) } }
  })
}
