import { ruleInWords } from '../iqama.ts'
import { LABELS, PRAYERS } from '../names.ts'
import type { PrayerSettings } from '../settings.ts'
import { arrow } from './arrow.ts'
import { partInWords } from './part.ts'
import { differences, partsOf, type SettingsPart } from './parts.ts'
import { rangeChanges } from './rangeChanges.ts'
import { slotInWords, slotsInWords } from './single.ts'

/** A part of the settings that changes, and how: 'Isha: 7:30 → 7:45 PM from Nov 27'. */
export interface SettingsChange {
  readonly key: string
  readonly text: string
}

/**
 * What changes from one version of the settings to another, in words that stay true later. `today`
 * is the mosque's day: what was over by then is left out.
 */
export function changesInWords(
  before: PrayerSettings,
  after: PrayerSettings,
  today: string,
): SettingsChange[] {
  const [old, now] = [partsOf(before), partsOf(after)]
  return differences(before, after).map(part => {
    const { key } = part
    const ranges = rangesInWords(key, before, after, today)
    if (ranges) return { key, text: ranges }
    const [was, is] = [before, after].map(settings => partInWords(settings, key, today)) as [
      string,
      string,
    ]
    if (!old.has(key)) return { key, text: labelled(part, is) }
    if (!now.has(key)) return { key, text: `${labelled(part, was)}: removed` }
    return { key, text: labelled(part, was === is ? is : arrow(was, is)) }
  })
}

function rangesInWords(
  key: string,
  before: PrayerSettings,
  after: PrayerSettings,
  today: string,
): string | undefined {
  const prayer = PRAYERS.find(name => key === `iqama.${name}`)
  if (prayer) {
    const [was, is] = [before.iqama[prayer], after.iqama[prayer]]
    const changes = rangeChanges(was, is, [({ rule }) => ruleInWords(rule)], today)
    return `${LABELS[prayer]}: ${changes.join('; ') || 'other days'}`
  }
  if (key !== 'jumuah') return undefined
  const say = [
    ({ slots }: PrayerSettings['jumuah'][number]) => slotsInWords(slots),
    ({ slots }: PrayerSettings['jumuah'][number]) => slots.map(slotInWords).join(' and '),
  ]
  const changes = rangeChanges(before.jumuah, after.jumuah, say, today)
  return `${LABELS.jumuah}: ${changes.join('; ') || 'other days'}`
}

/** Words that begin with their label need no other. */
const labelled = ({ label }: SettingsPart, words: string): string =>
  words.startsWith(label) ? words : `${label}: ${words}`

/** Changes as one sentence's end of at most so many characters: 'Isha: …. Fajr: …. And 2 more'. */
export function joinChanges(changes: readonly { readonly text: string }[], most: number): string {
  const joined = (count: number) => {
    const texts = changes.slice(0, count).map(({ text }) => text)
    const more = changes.length - count
    return [...texts, ...(more > 0 ? [`and ${more} more`] : [])].join('. ')
  }
  const fits = changes.map((_, index) => index + 1).filter(count => joined(count).length <= most)
  const [first] = changes
  if (fits.length > 0 || !first) return joined(fits.at(-1) ?? 0)
  const more = changes.length > 1 ? ` And ${changes.length - 1} more` : ''
  return `${first.text.slice(0, most - more.length - 1)}…${more}`
}
