import { createContext, use, useState } from 'react'
import type { Problem } from '#domain/declared/problems.ts'
import type { ClosedDay } from '#domain/prayer/closedDay.ts'
import type { PrayerChange } from '#domain/prayer/inWords/changes.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import { isDaylightTime } from '#domain/time/civil.ts'
import type { ReadyPrayerForm } from './prayerSettings.ts'
import type { Messages } from './rules/messages.ts'
import { opensAbove } from './rules/opened.ts'
import type { FormOutcome } from './rules/outcome.ts'
import type { Found, SettingsReview } from './rules/reviewSettings.ts'

/** What every part of the page uses. */
export interface PrayerView {
  readonly editing: ReadyPrayerForm
  /** The edited settings with the open form's change; follows fast typing a moment later. */
  readonly settings: PrayerSettings
  /** Whether they have all that is typed. */
  readonly isSettled: boolean
  /** Whether saving would change what is stored, or show what is missing in the open form. */
  readonly isToSave: boolean
  readonly review: SettingsReview
  /** The changes on the list, without the open form's. */
  readonly listed: readonly PrayerChange[]
  /** What the open form's change does; undefined while it is incomplete or cannot be saved. */
  readonly outcome: FormOutcome | undefined
  /** What is blank or malformed in the open form; none: its change can be made. */
  readonly unfinished: readonly Problem[]
  /** The messages of the open form by field; blank fields are reported once saving was tried. */
  readonly messages: Messages
  readonly problems: readonly Found[]
  /** Of the edited settings; the saved one while that is none. */
  readonly zone: string
  /** The mosque's day. */
  readonly today: string
  /** 'HH:MM' at the mosque. */
  readonly clock: string
  /** The first Friday whose Jumu'ah a change can still be about. */
  readonly friday: string
  /** Days under the saved settings. */
  readonly savedDayOf: (date: string) => PrayerDay
  /** Days under the edited settings, the saved ones while those cannot be computed. */
  readonly dayOf: (date: string) => PrayerDay
  /** A day without what the posted closures cancel. */
  readonly held: (day: PrayerDay) => ClosedDay
}

const Context = createContext<PrayerView | null>(null)
export const PrayerViewProvider = Context.Provider

/** The view of the page around. */
export function usePrayerView(): PrayerView {
  const view = use(Context)
  if (!view) throw new Error('A part of the prayer times page is used outside of it.')
  return view
}

/**
 * For what is below a form: the view as it was while something is typed, so that the page answers a
 * key before it draws all that follows from it.
 */
export function useSettledView(): PrayerView {
  const view = usePrayerView()
  const [settled, setSettled] = useState(view)
  const isTyping =
    !view.isSettled &&
    view.editing.draft === settled.editing.draft &&
    [view, settled].every(({ editing }) => opensAbove(editing.form?.change))
  if (isTyping || view === settled) return settled
  setSettled(view)
  return view
}

/** Whether the mosque's clocks change in the year, so that a time may differ by season. */
export function useSeasons(): boolean {
  const { zone, today } = usePrayerView()
  return ['01', '07'].some(month => isDaylightTime(`${today.slice(0, 4)}-${month}-01`, zone))
}
