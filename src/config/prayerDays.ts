import { toldDays } from '#domain/prayer/changes.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import type { PrayerRow, PrayerTimesResponse, ToldDay } from '#domain/prayer/response.ts'
import { prayerState } from '#domain/prayer/schedule.ts'
import { addDays, civilDateIn } from '#domain/time/civil.ts'
import { builtTimes } from './builtTimes.ts'
import { perReader } from './perReader.ts'
import { snapshot } from './snapshot.ts'

/** How many days from the build on are written into every page: beyond them the year's file has them. */
const DAYS = 14

/** When what the build is made from was read: the moment of its pages. */
export const takenAt = new Date(snapshot.takenAt)

/** The rows from yesterday on with tomorrow of the last one, and the days that changes are compared with. */
function around(): PrayerTimesResponse {
  const months = builtTimes()
  const today = civilDateIn(months.zone, takenAt)
  const rows = [months.previous, ...months.info]
  const yesterday = addDays(today, -1)
  const [previous, ...info] = rows.filter(
    ({ iso }) => iso >= yesterday && iso <= addDays(today, DAYS),
  ) as [PrayerRow, ...PrayerRow[]]
  const told = toldDays(months, today)
    .filter(day => day.iso < yesterday || months.told?.includes(day))
    .map(toldOf)
  const jumuah = setsOf(months.jumuah, told[0]?.iso ?? previous.iso)
  return { ...months, previous, info, told, jumuah }
}

/** What changes are compared with, of a row. */
function toldOf({ iso, jumuah, khutbahs, only, closed, slots, ...day }: ToldDay): ToldDay {
  const iqama = (name: PrayerName) => ({ iqama: day[name].iqama })
  return {
    iso,
    fajr: iqama('fajr'),
    dhuhr: iqama('dhuhr'),
    asr: iqama('asr'),
    maghrib: iqama('maghrib'),
    isha: iqama('isha'),
    jumuah,
    ...(slots && { slots }),
    ...(khutbahs && { khutbahs }),
    ...(only && { only }),
    ...(closed && { closed }),
  }
}

/** The set in force on a date and the later ones. */
function setsOf(sets: PrayerTimesResponse['jumuah'], from: string): PrayerTimesResponse['jumuah'] {
  const first = sets.findLastIndex(set => set.from <= from)
  return sets.slice(Math.max(0, first))
}

/** The times that every page carries, so that they are in its first paint. */
export const daysInPage = perReader(around)

/** The day of the build, for browsers without scripts. */
export const builtDay = perReader(() => {
  const state = prayerState(daysInPage(), takenAt)
  if (state.status !== 'ready') throw new Error('The build’s own day has no prayer times.')
  return state
})
