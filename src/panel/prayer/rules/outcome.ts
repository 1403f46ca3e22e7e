import { changesInWords } from '#domain/prayer/inWords/changes.ts'
import { dayInWords } from '#domain/prayer/inWords/days.ts'
import { daysSeen } from '#domain/prayer/inWords/daysSeen.ts'
import { differences } from '#domain/prayer/inWords/parts.ts'
import { ruleEffects, whyUnseen } from '#domain/prayer/inWords/ruleEffects.ts'
import { NO_TIME } from '#domain/prayer/inWords/single.ts'
import { comparisonOf } from '#domain/prayer/inWords/versions.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import type { DayOf } from '#domain/prayer/times.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { type Change, isDated } from './change.ts'
import { changing, datedWords, dayName } from './changeWords.ts'

/** What visitors see of the open form's change once it is saved. */
export interface FormOutcome {
  readonly sentence: string
  /** What the button that saves it does. */
  readonly label: string
}

interface Edits {
  readonly stored: PrayerSettings
  /** The edits without the open form's change, and with it. */
  readonly draft: PrayerSettings
  readonly edited: PrayerSettings
  readonly today: string
  /** The days of what is stored, and of the edits. */
  readonly days: Readonly<Record<'before' | 'after', DayOf>>
}

/** What a button says that saves what no visitor sees. */
export const SAVE_UNSEEN = 'Save, without a change for visitors'

const UNCHANGED: FormOutcome = { sentence: 'Nothing is changed yet.', label: 'Save' }

/** A complete change in words, from the days that visitors read before and after it. */
export function outcomeOf(change: Change, edits: Edits): FormOutcome {
  if (!isDated(change)) {
    return ruleOutcome(change.kind === 'iqama' ? change.prayer : change.kind, edits)
  }
  const { stored, draft, edited, today, days } = edits
  const keys = new Set(differences(draft, edited).map(({ key }) => key))
  const changes = changesInWords(stored, edited, today, days).filter(({ key }) => keys.has(key))
  if (changes.length === 0) return UNCHANGED
  const { sentence, label } = datedWords(change, today)
  return changes.some(({ isSeen }) => isSeen)
    ? { sentence: `${sentence}.`, label }
    : { sentence: `${changes.map(({ text }) => text).join('. ')}.`, label: SAVE_UNSEEN }
}

function ruleOutcome(
  name: PrayerName | 'jumuah',
  { stored, edited, today, days }: Edits,
): FormOutcome {
  const versions = comparisonOf(stored, edited, today, days)
  const effects = ruleEffects(name, versions, ['after'])
  const [effect, ...others] = effects
  if (!effect) return UNCHANGED
  if (!effect.isSeen) {
    const sentence = `Visitors see no change: ${whyUnseen(name, versions)}.`
    return { sentence, label: SAVE_UNSEEN }
  }
  const lacking = name === 'jumuah' ? 'prayer' : 'iqama'
  const isLacking = effect.is === NO_TIME
  const words = effects.map(seen => {
    const is = seen.is === NO_TIME ? `no ${lacking}` : seen.is
    return `${is} ${daysSeen(seen, today, dayInWords)}`
  })
  const on =
    others.length > 0
      ? `from ${dayName(effect.dates[0] ?? '', today)}`
      : daysSeen({ ...effect, firstSeen: undefined }, today, dayName)
  return {
    sentence: `${prayerNames[name]}${isLacking ? ' has' : ''} ${words.join('; ')}.`,
    label: isLacking
      ? changing(`${prayerNames[name]} without ${lacking}`, '', on, 'Leave')
      : changing(prayerNames[name], effect.is, on),
  }
}
