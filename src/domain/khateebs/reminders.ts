import { slotsOn } from '#domain/prayer/jumuah.ts'
import type { JumuahSlot, PrayerTimesResponse } from '#domain/prayer/response.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { LIFETIMES, monthsBefore } from '#domain/retention/lifetimes.ts'
import { addDays, HOUR, wallMoment } from '#domain/time/civil.ts'
import { isSameName } from './khateebs.ts'
import type { Reminders, StoredKhateeb } from './khateebsSchema.ts'

/** From two days before the Friday on, by day. */
const DAYS_BEFORE = 2
const [FROM, UNTIL] = ['09:00', '21:00']
/** A try that did not end is repeated after this long, with the same id, so that it is seen as one mail. */
const AGAIN_AFTER_MS = HOUR / 2
const MOST_TRIES = 5

export interface DueReminder {
  readonly key: string
  readonly person: StoredKhateeb & { reminder: NonNullable<StoredKhateeb['reminder']> }
  readonly iso: string
  readonly slot: JumuahSlot
}

/** Who is to be reminded now of the khutbah that they give: by what visitors see of the coming Friday. */
export function dueReminders(
  { info, jumuah, zone }: Pick<PrayerTimesResponse, 'info' | 'jumuah' | 'zone'>,
  people: readonly StoredKhateeb[],
  { reminders }: Reminders,
  now: Date,
): DueReminder[] {
  const { date: today, clock } = wallMoment(zone, now)
  if (clock < FROM || clock >= UNTIL) return []
  return info
    .filter(({ iso }) => iso > today && iso <= addDays(today, DAYS_BEFORE))
    .flatMap(row =>
      slotsOn(jumuah, row).flatMap((slot, at) => {
        const person = people.find(({ name }) => isSameName(name, slot.khateeb ?? ''))
        if (!person?.reminder) return []
        const { reminder } = person
        const key = `${row.iso} ${at} ${person.name}`
        return isDue(reminders[key], now)
          ? [{ key, person: { ...person, reminder }, iso: row.iso, slot }]
          : []
      }),
    )
}

const isDue = (last: Reminders['reminders'][string] | undefined, now: Date): boolean =>
  !last ||
  (!last.sent && last.tries < MOST_TRIES && now.getTime() - Date.parse(last.at) >= AGAIN_AFTER_MS)

/** The record with a try of these; those of past Fridays go. */
export function withTry(
  { reminders }: Reminders,
  keys: readonly string[],
  now: Date,
  today: string,
  sent?: true,
): Reminders {
  const kept = Object.entries(reminders).filter(([key]) => key.slice(0, 10) >= today)
  const tried = keys.map(key => {
    const { tries = 0 } = reminders[key] ?? {}
    return [key, { at: now.toISOString(), tries: tries + 1, ...(sent && { sent }) }] as const
  })
  return { reminders: Object.fromEntries([...kept, ...tried]) }
}

/**
 * The khateebs without the addresses of those who gave no khutbah for so long and plan none: consent is
 * for what somebody does. The same list where none is that old.
 */
export function withoutOldAddresses(
  people: readonly StoredKhateeb[],
  { khutbahs = [], rota }: Pick<PrayerSettings, 'khutbahs' | 'rota'>,
  now: Date,
): readonly StoredKhateeb[] {
  const since = monthsBefore(now, LIFETIMES.khateebMonths).toISOString()
  const planned = [
    ...khutbahs.filter(({ date }) => date >= since.slice(0, 10)).flatMap(({ slots }) => slots),
    ...(rota?.fridays.flat().map(khateeb => ({ khateeb })) ?? []),
  ]
  const isOld = ({ name, reminder }: StoredKhateeb) =>
    reminder &&
    reminder.agreedAt < since &&
    !planned.some(({ khateeb = '' }) => isSameName(khateeb, name))
  return people.some(isOld)
    ? people.map(person => (isOld(person) ? { name: person.name } : person))
    : people
}
