import type { IqamaRule } from '#domain/prayer/iqamaRule.ts'
import type { Khutbah } from '#domain/prayer/response.ts'
import type { KhutbahSetting } from '#domain/prayer/settings.ts'

/** What a setting needs stays where it was left blank, so that it can be asked for. */
const NEEDED = ['time', 'date', 'standard', 'daylight']

/** What was typed, without the texts, times and groups that were left blank. */
export function withoutBlanks<T>(typed: T): T {
  if (typeof typed === 'string') return typed.trim() as T
  if (Array.isArray(typed)) return typed.map(withoutBlanks) as T
  if (typeof typed !== 'object' || typed === null) return typed
  const entries = Object.entries(typed)
    .map(([name, value]) => [name, withoutBlanks(value)] as const)
    .filter(([name, value]) => (NEEDED.includes(name) ? value !== undefined : !isLeftOut(value)))
  return Object.fromEntries(entries) as T
}

/** Of a time with two seasons both; a list says something even where it is empty. */
function isLeftOut(value: unknown): boolean {
  if (value === undefined || value === '' || value === false) return true
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every(isLeftOut)
}

/** A rule without bounds that were left blank. */
export function cleanRule({ notBefore, notAfter, ...rule }: IqamaRule): IqamaRule {
  return { ...rule, ...(notBefore && { notBefore }), ...(notAfter && { notAfter }) }
}

/** What is known of a Friday, without blank fields and blank khutbahs at its end. */
export function cleanKhutbahs(slots: readonly KhutbahSetting[]): Khutbah[] {
  const clean = slots.map(slot => withoutBlanks(slot) as Khutbah)
  return clean.slice(0, clean.findLastIndex(slot => Object.keys(slot).length > 0) + 1)
}
