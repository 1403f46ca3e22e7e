import { useStore } from '@nanostores/react'
import { createContext, use, useCallback, useDeferredValue, useMemo } from 'react'
import type { DifferencesOf } from '#domain/declared/words.ts'
import { changesInWords, type SettingsChange } from '#domain/prayer/inWords/changes.ts'
import { partInWords } from '#domain/prayer/inWords/part.ts'
import { differences } from '#domain/prayer/inWords/parts.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import { civilDateIn, isDaylightTime } from '#domain/time/civil.ts'
import { $now, now } from '#stores/clock.ts'
import { editedSettings, type PrayerValues, type ReadyPrayerForm } from './prayerSettings.ts'
import { formProblems } from './rules/formProblems.ts'
import { formMessages, isRefused, type Messages, messagesOf } from './rules/messages.ts'
import { type Outcome, outcomeOf } from './rules/outcome.ts'
import { type Found, reviewSettings, type SettingsReview } from './rules/reviewSettings.ts'

/** What every part of the page uses. */
export interface PrayerView {
  readonly editing: ReadyPrayerForm
  /** The edited settings with the open form's change; follows fast typing a moment later. */
  readonly settings: PrayerSettings
  readonly review: SettingsReview
  /** The changes on the list, without the open form's. */
  readonly listed: readonly SettingsChange[]
  /** What the open form's change does; undefined while it is incomplete or cannot be saved. */
  readonly outcome: Outcome | undefined
  readonly problems: readonly Found[]
  /** The mosque's day. */
  readonly today: string
  /** Days under the saved settings. */
  readonly savedDayOf: (date: string) => PrayerDay
  /** Days under the edited settings, the saved ones while those cannot be computed. */
  readonly dayOf: (date: string) => PrayerDay
}

const Context = createContext<PrayerView | null>(null)
export const PrayerViewProvider = Context.Provider

/** The view of the page around. */
export function usePrayerView(): PrayerView {
  const view = use(Context)
  if (!view) throw new Error('A part of the prayer times page is used outside of it.')
  return view
}

/** Checks the edited settings when they, the saved ones, or the day change. */
export function useSettingsReview(editing: ReadyPrayerForm): PrayerView {
  const saved = editing.stored.settings
  const today = civilDateIn(saved.place.timeZone, useStore($now))
  const { draft, form } = editing
  const edits = useMemo(
    () => ({ draft, form, settings: editedSettings({ draft, form }) }),
    [draft, form],
  )
  const { settings, ...shown } = useDeferredValue(edits)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day decides, not the minute
  const review = useMemo(() => reviewSettings(settings, saved, now()), [settings, saved, today])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day decides, not the minute
  const before = useMemo(() => reviewSettings(saved, saved, now()), [saved, today])
  const savedDayOf = before.dayOf ?? neverComputed
  const days = useMemo(
    () => before.dayOf && review.dayOf && { before: before.dayOf, after: review.dayOf },
    [before, review],
  )
  // At once, so that the list never shows a draft beside what was stored after it.
  const daysOfDraft = draft === settings ? days : undefined
  const listed = useMemo(
    () => changesInWords(saved, draft, today, daysOfDraft),
    [saved, draft, today, daysOfDraft],
  )
  const change = shown.form?.change
  const outcome = useMemo(() => {
    if (!change || !days || formProblems(change).length > 0) return undefined
    if (isRefused(review.problems, settings, change)) return undefined
    return outcomeOf(change, { stored: saved, draft: shown.draft, edited: settings, today, days })
  }, [change, days, review, saved, shown.draft, settings, today])
  const problems = [...editing.refused, ...review.problems]
  return {
    editing,
    settings,
    review,
    listed,
    outcome,
    problems,
    today,
    savedDayOf,
    dayOf: review.dayOf ?? savedDayOf,
  }
}

function neverComputed(): never {
  throw new RangeError('The saved prayer settings give no times.')
}

/** Compares versions of the settings in words, as seen today. */
export function usePrayerDifferences(): DifferencesOf<PrayerValues> {
  const { today } = usePrayerView()
  return useCallback(
    (...values) => {
      const [before, after] = values.map(editedSettings) as [PrayerSettings, PrayerSettings]
      return differences(before, after).map(({ key, label }) => ({
        label,
        before: [partInWords(before, key, today)],
        after: [partInWords(after, key, today)],
      }))
    },
    [today],
  )
}

/** The messages of the open form by field; blank fields are reported once saving was tried. */
export function useFormMessages(): Messages {
  const { editing, problems, settings } = usePrayerView()
  const { form, tried } = editing
  if (!form) return {}
  const own = formProblems(form.change)
  if (own.length > 0) return messagesOf(own.filter(({ path }) => tried || path[0] === 'until'))
  return formMessages(problems, settings, form.change)
}

/** Whether the mosque's clocks change in the year, so that a time may differ by season. */
export function useSeasons(): boolean {
  const { settings, today } = usePrayerView()
  return ['01', '07'].some(month =>
    isDaylightTime(`${today.slice(0, 4)}-${month}-01`, settings.place.timeZone),
  )
}
