import { LIFETIMES } from '../retention/lifetimes.ts'
import { DAY } from '../time/civil.ts'
import { backupFileName } from './manifest.ts'

/** For how many days, weeks and months one backup of each is kept. */
const KEPT = { days: 7, weeks: 4, months: LIFETIMES.backupMonths } as const

/** Only names that `backupFileName` makes: any other file in the folder is somebody else's. */
const NAME = /^backup-(\d{4})-(\d\d)-(\d\d)-(\d\d)(\d\d)\.zip$/

/** When a backup was made, by its name; undefined for what is not the name of one. */
function madeAt(name: string): Date | undefined {
  const [, year, month, day, hour, minute] = NAME.exec(name) ?? []
  if (year === undefined) return undefined
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`)
  return !Number.isNaN(at.getTime()) && backupFileName(at.toISOString()) === name ? at : undefined
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const monthOf = (at: Date) => at.toISOString().slice(0, 7)
/** The day on which the week began, a Monday as in ISO 8601. */
const weekOf = (at: Date) => dayOf(new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * DAY))

/**
 * The names of the backups in a folder that are not needed any more: kept is the newest one of each
 * of the last 7 days, 4 weeks and 12 months (in UTC) that have one. Days without a backup do not
 * count, so a site that was off for a month keeps its old ones.
 */
export function outdatedBackups(names: readonly string[]): string[] {
  const backups = names
    .flatMap(name => {
      const at = madeAt(name)
      return at ? [{ name, at }] : []
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime())
  const newestOfEach = (periodOf: (at: Date) => string, count: number) => {
    const newest = new Map<string, string>()
    for (const { name, at } of backups) {
      const period = periodOf(at)
      if (!newest.has(period)) newest.set(period, name)
    }
    return [...newest.values()].slice(0, count)
  }
  const kept = new Set([
    ...newestOfEach(dayOf, KEPT.days),
    ...newestOfEach(weekOf, KEPT.weeks),
    ...newestOfEach(monthOf, KEPT.months),
  ])
  return backups.map(({ name }) => name).filter(name => !kept.has(name))
}
