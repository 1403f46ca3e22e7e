import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useMemo } from 'react'
import { messagesOf, type Problem } from '#domain/declared/problems.ts'
import type { DifferencesOf } from '#domain/declared/words.ts'
import { closedDay } from '#domain/prayer/closedDay.ts'
import { changesInWords } from '#domain/prayer/inWords/changes.ts'
import { differences, partInWords } from '#domain/prayer/inWords/parts.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { notices, postedClosures } from '#panel/notices/notices.ts'
import { useAfterPaint } from '#panel/shell/useAfterPaint.ts'
import { $now, now } from '#stores/clock.ts'
import { type PrayerView, usePrayerView } from './context.ts'
import {
  canSave,
  editedSettings,
  type PrayerValues,
  type ReadyPrayerForm,
} from './prayerSettings.ts'
import { changeProblems } from './rules/changeProblems.ts'
import { formMessages, isRefused, type Messages } from './rules/messages.ts'
import { fridayToChange } from './rules/opened.ts'
import { outcomeOf } from './rules/outcome.ts'
import { reviewSettings } from './rules/reviewSettings.ts'

/** Checks the edited settings when they, the saved ones, or the day change. */
export function useSettingsReview(editing: ReadyPrayerForm): PrayerView {
  const saved = editing.stored.settings
  const moment = wallMoment(saved.place.timeZone, useStore($now))
  const { date: today, clock } = moment
  const { draft, form } = editing
  const edits = useMemo(
    () => ({ draft, form, settings: editedSettings({ draft, form }) }),
    [draft, form],
  )
  const shown = useAfterPaint(edits)
  const { settings } = shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day decides, not the minute
  const before = useMemo(() => reviewSettings(saved, saved, now()), [saved, today])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day decides, not the minute
  const review = useMemo(
    () => (settings === saved ? before : reviewSettings(settings, saved, now())),
    [settings, saved, before, today],
  )
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
    if (!change || !days || changeProblems(change).length > 0) return undefined
    if (isRefused(review.problems, settings, change)) return undefined
    return outcomeOf(change, { stored: saved, draft: shown.draft, edited: settings, today, days })
  }, [change, days, review, saved, shown.draft, settings, today])
  const zone = (review.dayOf ? settings : saved).place.timeZone
  const problems = [...editing.refused, ...review.problems]
  const unfinished = form ? changeProblems(form.change) : []
  const isAsked = ({ path }: Problem) => editing.tried || path[0] === 'until'
  const messages: Messages = !form
    ? {}
    : unfinished.length > 0
      ? messagesOf(unfinished.filter(isAsked))
      : formMessages(problems, settings, form.change)
  return {
    editing,
    settings,
    isSettled: shown === edits,
    isToSave: canSave(editing),
    review,
    listed,
    outcome,
    unfinished,
    messages,
    problems,
    zone,
    today,
    clock,
    friday: fridayToChange(moment, savedDayOf(today)),
    savedDayOf,
    dayOf: review.dayOf ?? savedDayOf,
    held: useHeld(zone),
  }
}

function useHeld(zone: string): PrayerView['held'] {
  const posted = useStore(notices.$data)
  useEffect(() => {
    if (notices.$data.get().state !== 'ready') void notices.load()
  }, [])
  return useMemo(() => {
    const closures = postedClosures(posted)
    return day => closedDay(day, closures, zone)
  }, [posted, zone])
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
        before: [partInWords(before, key, today, 'inFull')],
        after: [partInWords(after, key, today, 'inFull')],
      }))
    },
    [today],
  )
}
