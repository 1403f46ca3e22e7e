import type { Problem } from '#domain/declared/problems.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { spell } from '#locale/spell.ts'
import { type Change, pathOfChange } from './change.ts'

/** Messages by the field they are shown at; '' is the form as a whole. */
export type Messages = Readonly<Record<string, string>>

/** The server's messages as problems: 'iqama.isha.1.from' is a path. */
export function toProblems(fields: Messages): Problem[] {
  return Object.entries(fields).map(([path, message]) => ({
    path: path.split('.').map(part => (/^\d+$/.test(part) ? Number(part) : part)),
    message: spell(message),
  }))
}

/**
 * Problems of changed settings as messages of the form that changes them: those about its own part
 * at its fields, all others at '' behind its own.
 */
export function formMessages(
  problems: readonly Problem[],
  settings: PrayerSettings,
  change: Change,
): Messages {
  const place = pathOfChange(settings, change)
  const isOwn = isIn(place)
  const messages: Record<string, string> = {}
  for (const { path, message } of problems.filter(isOwn)) {
    messages[fieldOf(path.slice(place.length), change)] ??= message
  }
  const other = problems.find(problem => !isOwn(problem))
  if (other) messages[''] ??= other.message
  return messages
}

/** Whether some of the problems are about what a change sets. */
export const isRefused = (
  problems: readonly Problem[],
  settings: PrayerSettings,
  change: Change,
): boolean => problems.some(isIn(pathOfChange(settings, change)))

/** Tells what is about a part of the settings from the rest. */
export const isIn =
  (place: Problem['path']) =>
  ({ path }: Problem): boolean =>
    place.every((part, index) => path[index] === part)

function fieldOf(path: Problem['path'], change: Change): string {
  if (change.kind === 'iqama' && change.when === 'day') return 'rule.time'
  return change.kind === 'day' && path.length === 0 ? 'date' : path.join('.')
}
