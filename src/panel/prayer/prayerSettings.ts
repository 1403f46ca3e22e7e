import { atom } from 'nanostores'
import type { PrayerSettingsResponse } from '#contract/prayerSettings.ts'
import type { Problem } from '#domain/declared/problems.ts'
import { closedDay } from '#domain/prayer/closedDay.ts'
import { changesInWords, joinChanges } from '#domain/prayer/inWords/changes.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { PRAYER_SETTINGS } from '#domain/prayer/thing.ts'
import { dayComputer, type PrayerDay } from '#domain/prayer/times.ts'
import { addDays, civilDateIn, datesFrom } from '#domain/time/civil.ts'
import { documentForm } from '#panel/editing/documentForm.ts'
import type { ReadyForm } from '#panel/editing/form.ts'
import { type Merged, type Side, same } from '#panel/editing/merge.ts'
import { postedClosures } from '#panel/notices/notices.ts'
import { askToLeave } from '#panel/shell/leaving.ts'
import { knowZone } from '#panel/shell/session.ts'
import { now } from '#stores/clock.ts'
import { applied, type Change } from './rules/change.ts'
import { changeProblems } from './rules/changeProblems.ts'
import { changeName } from './rules/changeWords.ts'
import { mergeSettings } from './rules/mergeSettings.ts'
import { type Messages, toProblems } from './rules/messages.ts'
import { closedInstead } from './rules/nextDays.ts'
import { reviewSettings } from './rules/reviewSettings.ts'
import { upgradeRules } from './rules/upgradeRules.ts'

/** The most characters of what was saved in the offer to undo it. */
const MOST_IN_NOTE = 160

/** For how many days it is looked whether a closure cancels what was saved. */
const AHEAD = 60

/** The one form that is open. Untouched, it shows what is stored and costs nothing to close. */
interface OpenForm {
  readonly change: Change
  readonly touched: boolean
}

/** What is typed: the edited settings without the form that is open, and that form. */
export interface PrayerValues {
  readonly draft: PrayerSettings
  readonly form: OpenForm | null
}

/** The prayer settings while they are edited. */
export interface ReadyPrayerForm
  extends PrayerValues,
    ReadyForm<PrayerValues, PrayerSettingsResponse> {
  /** What the server refused, by path. */
  readonly refused: readonly Problem[]
}

type PrayerEditing = { state: 'loading' } | { state: 'failed'; message: string } | ReadyPrayerForm

export const prayerForm = documentForm<PrayerValues, { settings: PrayerSettings }>({
  name: 'prayer-settings',
  thing: PRAYER_SETTINGS,
  upgradeDraft: upgradeRules,
  valuesOf: ({ settings }) => ({ draft: settings, form: null }),
  isChanged: ({ draft, form }, { settings }) => form?.touched || !same(draft, settings),
  merge: mergeValues,
  canSend: (values, { settings }) =>
    !isBlank(values) &&
    reviewSettings(editedSettings(values), settings, now()).problems.length === 0,
  sent: values => ({ settings: editedSettings(values) }),
  saved: 'Prayer times have been successfully updated.',
  done: 'Prayer times saved.',
  note: (before, saved) => wordsOf(before.settings, saved.settings),
  hasHiddenFields: true,
})

/** What visitors see of a save, or of its undo. */
function wordsOf(before: PrayerSettings, after: PrayerSettings): string | undefined {
  const today = civilDateIn(after.place.timeZone, now())
  const words = joinChanges(changesInWords(before, after, today), MOST_IN_NOTE)
  const sentence = words && `${words.replace(/…$/, '')}${words.endsWith('…') ? '…' : '.'}`
  return [sentence, closedWords(before, after, today)].filter(Boolean).join(' ')
}

/** What of it a closure cancels. */
function closedWords(before: PrayerSettings, after: PrayerSettings, today: string): string {
  const closures = postedClosures()
  if (closures.length === 0) return ''
  const days = { savedDayOf: dayComputer(before, today), dayOf: dayComputer(after, today) }
  const held = (day: PrayerDay) => closedDay(day, closures, after.place.timeZone)
  try {
    return closedInstead(datesFrom(today, addDays(today, AHEAD)), { ...days, held })
  } catch (error) {
    // The settings before gave some days no times.
    if (!(error instanceof RangeError)) throw error
    return ''
  }
}

export const $prayerEditing = atom<PrayerEditing>({ state: 'loading' })
prayerForm.$form.listen(form => {
  if (form.state !== 'ready') {
    $prayerEditing.set(form)
    return
  }
  knowZone(form.stored.settings.place.timeZone)
  $prayerEditing.set({ ...form, ...form.values, refused: toProblems(form.errors as Messages) })
})

/** The settings with the open form's change made, as soon as its fields allow. */
export function editedSettings({ draft, form }: PrayerValues): PrayerSettings {
  return form && changeProblems(form.change).length === 0 ? applied(draft, form.change) : draft
}

const isBlank = ({ form }: PrayerValues) => form !== null && changeProblems(form.change).length > 0

/** Whether saving would change what is stored, or show what is still missing in what was typed. */
export function canSave({ stored, values }: ReadyPrayerForm): boolean {
  if (values.form?.touched && isBlank(values)) return true
  return !same(editedSettings(values), stored.settings)
}

/** Changes the draft. An untouched form closes: it shows the draft as it was. */
export function editDraft(change: (draft: PrayerSettings) => PrayerSettings): void {
  prayerForm.edit(({ draft, form }) => ({
    draft: change(draft),
    form: form?.touched ? form : null,
  }))
}

/** Does something that closes the open form; asks first where something was typed into it. */
function leaveForm(then: () => void): void {
  const editing = $prayerEditing.get()
  const isTyped =
    editing.state === 'ready' &&
    editing.form?.touched &&
    (isBlank(editing) || !same(editedSettings(editing), editing.draft))
  if (!isTyped) {
    then()
    return
  }
  const today = civilDateIn(editing.stored.settings.place.timeZone, now())
  askToLeave({
    lead: `What you typed for ${changeName(editing.form.change, today)} is not saved yet.`,
    discard: then,
    keep: isBlank(editing)
      ? undefined
      : { label: 'Keep, and change more', run: () => keepForm() && then() },
  })
}

/** Opens a form in place of the one that is open. */
export function openForm(change: Change): void {
  leaveForm(() =>
    prayerForm.edit(({ draft }) => ({ draft, form: { change, touched: false } }), { tried: false }),
  )
}

/** Takes over what is typed into the open form. */
export function typeIntoForm(change: Change): void {
  prayerForm.edit(({ draft }) => ({ draft, form: { change, touched: true } }))
}

/** Closes the form, after a question where something was typed into it. */
export function closeForm(): void {
  leaveForm(() => prayerForm.edit(({ draft }) => ({ draft, form: null }), { tried: false }))
}

/** Takes the form's change into the draft, to be saved with others; false while it has problems. */
export function keepForm(): boolean {
  const editing = $prayerEditing.get()
  if (editing.state !== 'ready' || !editing.form) return false
  const isKept = !isBlank(editing)
  prayerForm.edit(values => (isKept ? { draft: editedSettings(values), form: null } : values), {
    tried: !isKept,
  })
  return isKept
}

/**
 * Saves the draft and the open form's change. Nothing is sent while something blocks; whatever
 * fails, all that was typed stays.
 */
export async function savePrayerEdits(): Promise<boolean> {
  const editing = $prayerEditing.get()
  if (editing.state !== 'ready' || editing.saving || !canSave(editing)) return false
  // The form counts as touched from here on, so that it stays in the draft if the save fails.
  const { form } = editing
  if (form) prayerForm.edit(({ draft }) => ({ draft, form: { ...form, touched: true } }))
  const { settings: before } = editing.stored
  const isSaved = await prayerForm.save()
  const saved = prayerForm.$form.get()
  if (isSaved && saved.state === 'ready') {
    const { settings } = saved.stored
    // Not awaited: the form closes at once and gives the focus back.
    void import('./offerChange.ts').then(({ offerChange }) => offerChange(before, settings))
  }
  return isSaved
}

/** Three-way merge of what is typed. A form stays open unless it was saved, or is part of a conflict. */
function mergeValues(
  base: PrayerValues,
  mine: PrayerValues,
  theirs: PrayerValues,
  choose?: (key: string) => Side,
): Merged<PrayerValues> {
  const edited = mergeSettings(editedSettings(base), editedSettings(mine), theirs.draft, choose)
  const isOpen = mine.form !== null && !same(mine.form, base.form)
  if (!isOpen || edited.conflicts.length > 0) {
    return { ...edited, value: { draft: edited.value, form: null } }
  }
  const { value: draft } = mergeSettings(base.draft, mine.draft, theirs.draft)
  return { conflicts: [], value: { draft, form: mine.form } }
}
