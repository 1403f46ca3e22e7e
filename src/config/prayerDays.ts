import { toldDays } from '#domain/prayer/changes.ts'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import type { PrayerRow, PrayerTimesResponse } from '#domain/prayer/response.ts'
import { prayerState } from '#domain/prayer/schedule.ts'
import { addDays, civilDateIn } from '#domain/time/civil.ts'
import { snapshot } from './snapshot.ts'

/** How many days from the build on are written into every page: beyond them the year's file has them. */
const DAYS = 14

const builtAt = new Date(snapshot.takenAt)
const months = prayerTimesResponse(snapshot.prayer.settings, { now: builtAt })
const today = civilDateIn(months.zone, builtAt)

/** The rows from yesterday on with tomorrow of the last one, and the days that changes are compared with. */
function around(): PrayerTimesResponse {
  const rows = [months.previous, ...months.info]
  const yesterday = addDays(today, -1)
  const [previous, ...info] = rows.filter(
    ({ iso }) => iso >= yesterday && iso <= addDays(today, DAYS),
  ) as [PrayerRow, ...PrayerRow[]]
  const told = toldDays(months, today).filter(
    day => day.iso < yesterday || months.told?.includes(day),
  )
  return { ...months, previous, info, told, jumuah: setsOf(months.jumuah, previous.iso) }
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
