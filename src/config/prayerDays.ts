import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import type { PrayerRow, PrayerTimesResponse } from '#domain/prayer/response.ts'
import { prayerState } from '#domain/prayer/schedule.ts'
import { addDays, civilDateIn } from '#domain/time/civil.ts'
import { snapshot } from './snapshot.ts'

/** How many days from the build on are written into every page: beyond them the year's file has them. */
const DAYS = 14
/** The changes of a week are announced against the Friday before. */
const DAYS_BEFORE = 7

const builtAt = new Date(snapshot.takenAt)
const months = prayerTimesResponse(snapshot.prayer.settings, { now: builtAt })
const today = civilDateIn(months.zone, builtAt)

/** The rows around the build's day, and tomorrow of the last one. */
function around(): PrayerTimesResponse {
  const rows = [months.previous, ...months.info]
  const [previous, ...info] = rows.filter(
    ({ iso }) => iso >= addDays(today, -DAYS_BEFORE - 1) && iso <= addDays(today, DAYS),
  ) as [PrayerRow, ...PrayerRow[]]
  return { ...months, previous, info, jumuah: setsOf(months.jumuah, previous.iso) }
}

/** The set in force on a date and the later ones. */
function setsOf(sets: PrayerTimesResponse['jumuah'], from: string): PrayerTimesResponse['jumuah'] {
  const first = sets.findLastIndex(set => set.from <= from)
  return sets.slice(Math.max(0, first))
}

/** The times that every page carries, so that they are in its first paint. */
export const daysInPage = around()

const state = prayerState(daysInPage, builtAt)
if (state.status !== 'ready') throw new Error('The build’s own day has no prayer times.')

/** The day of the build, for browsers without scripts. */
export const builtDay = state
