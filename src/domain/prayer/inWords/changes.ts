import { prayerNames } from '#texts/prayerNames.ts'
import { PRAYERS } from '../names.ts'
import type { PrayerSettings } from '../settings.ts'
import type { DayOf } from '../times.ts'
import { arrow } from './arrow.ts'
import { daysSeen } from './daysSeen.ts'
import { differences, partInWords, type SettingsPart, settingsParts } from './parts.ts'
import { ruleEffects, whyUnseen } from './ruleEffects.ts'
import { seenOn } from './seenOn.ts'
import { type Comparison, comparisonOf } from './versions.ts'

/** A part of the settings that changes, and how: 'Isha: 7:30 → 7:45 PM from Nov 27'. */
export interface PrayerChange {
  readonly key: string
  readonly text: string
  /** False: on no coming day do visitors read anything else. */
  readonly isSeen: boolean
}

/**
 * What changes from one version of the settings to another, in words that stay true later. They are
 * computed from what visitors read on the coming days, since what is more particular decides. `today`
 * is the mosque's day. `days` are the days of both versions, where the caller has computed them; null
 * where they cannot be, and the words are those of the settings.
 */
export function changesInWords(
  before: PrayerSettings,
  after: PrayerSettings,
  today: string,
  days?: Readonly<Record<'before' | 'after', DayOf>> | null,
): PrayerChange[] {
  const parts = differences(before, after)
  const plain = (part: SettingsPart) => ({
    key: part.key,
    text: plainWords(part, before, after, today),
    isSeen: true,
  })
  if (days === null || parts.length === 0) return parts.map(plain)
  try {
    const versions = comparisonOf(before, after, today, days)
    return parts.map(part => changeInWords(part, versions))
  } catch (error) {
    // With these angles some days have no times.
    if (!(error instanceof RangeError)) throw error
    return parts.map(plain)
  }
}

function changeInWords(part: SettingsPart, versions: Comparison): PrayerChange {
  const { key } = part
  const { before, after, today } = versions
  const name = ruleName(key)
  if (name) {
    const effects = ruleEffects(name, versions)
    const words = effects.map(
      effect => `${arrow(effect.was, effect.is)} ${daysSeen(effect, today)}`,
    )
    const text = `${prayerNames[name]}: ${words.join('; ') || 'other days'}`
    const isSeen = effects.some(effect => effect.isSeen)
    return isSeen ? { key, text, isSeen } : unseen(key, text, whyUnseen(name, versions))
  }
  const text = plainWords(part, before.settings, after.settings, today)
  const seen = seenOn(key, versions)
  if (!seen) return { key, text, isSeen: true }
  if (seen.dates.length === 0) return unseen(key, text, seen.why)
  return {
    key,
    text: seen.movesTimes ? `${text} (other times ${daysSeen(seen, today)})` : text,
    isSeen: true,
  }
}

const unseen = (key: string, text: string, why: string): PrayerChange => ({
  key,
  text: `No change for visitors${why && ` (${why})`}: ${text}`,
  isSeen: false,
})

/** The iqama whose rules a part is, or Jumu'ah. */
const ruleName = (key: string) =>
  key === 'jumuah' ? key : PRAYERS.find(prayer => key === `iqama.${prayer}`)

/** A changed part in the words of the settings. */
function plainWords(
  part: SettingsPart,
  before: PrayerSettings,
  after: PrayerSettings,
  today: string,
): string {
  const [was, is] = [before, after].map(settings => partInWords(settings, part.key, today)) as [
    string,
    string,
  ]
  if (!settingsParts(before).has(part.key)) return labelled(part, is)
  if (!settingsParts(after).has(part.key)) return `${labelled(part, was)}: removed`
  return labelled(part, was === is ? is : arrow(was, is))
}

/** Words that begin with their label need no other. */
const labelled = ({ label }: SettingsPart, words: string): string =>
  words.startsWith(label) ? words : `${label}: ${words}`

/** Changes as one sentence's end of at most so many characters: 'Isha: …. Fajr: …, and 2 more'. */
export function joinChanges(changes: readonly { readonly text: string }[], most: number): string {
  const joined = (count: number) => {
    const texts = changes.slice(0, count).map(({ text }) => text)
    return `${texts.join('. ')}${andMore(changes.length - count)}`
  }
  const fits = changes.map((_, index) => index + 1).filter(count => joined(count).length <= most)
  const [first] = changes
  if (fits.length > 0 || !first) return joined(fits.at(-1) ?? 0)
  const more = andMore(changes.length - 1)
  return `${first.text.slice(0, most - more.length - 1)}…${more}`
}

const andMore = (count: number) => (count > 0 ? `, and ${count} more` : '')
