import { CallError } from '#contract/failure.ts'
import {
  type AdminNotice,
  createNotice,
  deleteNotice,
  getAdminNotices,
  restoreNotice,
  saveNotice,
} from '#contract/notices.ts'
import { fieldsAlone } from '#domain/notices/fields.ts'
import { noticeTitle, noticeWhenAlone } from '#domain/notices/words.ts'
import { TAKE_BACK_MS } from '#domain/push/quietHours.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import type { Told } from '#domain/told/told.ts'
import { createdOnce } from '#panel/editing/createdOnce.ts'
import type { FormPart, FormStore } from '#panel/editing/form.ts'
import { formEditor } from '#panel/editing/formEditor.ts'
import { formStore } from '#panel/editing/formStore.ts'
import { isFollowed, pushState } from '#panel/push/push.ts'
import { closeShare, offerToShare } from '#panel/share/share.ts'
import { closeBanner, offerUndo, orShowError, showError, showSuccess } from '#panel/shell/banner.ts'
import { draftOf, takeOpen } from '#panel/shell/drafts.ts'
import { callAsAdmin, owner } from '#panel/shell/session.ts'
import { $now, mosqueZone, now } from '#stores/clock.ts'
import { saveNotified } from './alarm.ts'
import { differencesOf } from './differences.ts'
import { notices, putNotice } from './notices.ts'
import { atFormFields, formProblems } from './problems.ts'
import { unseenInWords } from './rules/unseen.ts'
import { templateValues, untilEndOf, withToldValues } from './templates.ts'
import { type NoticeWords, TEMPLATES, type Template } from './usual.ts'
import { type NoticeValues, noticeFieldsOf, valuesOf } from './values.ts'

/** What is stored of the notice in the form; null: nothing yet. */
export interface EditedNotice {
  notice: AdminNotice | null
}
export type NoticeFormStore = FormStore<NoticeValues, EditedNotice>
export type NoticePart = FormPart<NoticeValues>

export const noticeEditor = formEditor<
  NoticeValues,
  EditedNotice,
  { /** Absent: one that is stored. */ template?: Template | undefined }
>('this notice')

/** The name of the draft of a new notice, which each template has; that of another ends in its id. */
const newDraft = (template: Template) => `notice-new-${template}`
const keptOf = (template: Template) =>
  draftOf<NoticeValues, EditedNotice>(newDraft(template), owner(), 'tab')

/** The templates whose notice was typed and not posted. */
export const draftedTemplates = (): Template[] => TEMPLATES.filter(keptOf)

/**
 * Opens a new notice with what a pasted message says; without one, with what was typed for it
 * before.
 */
export function beginNotice(
  template: Template,
  words: NoticeWords,
  told: Told | null = null,
): void {
  const values = templateValues(template, words, now(), mosqueZone())
  const blank = withToldValues(values, words, told)
  open(null, { template, blank, first: told ? blank : keptOf(template)?.values })
}

/** Opens a new notice with everything of another, to be shown from now on. */
export function repeatNotice(notice: AdminNotice): void {
  const zone = mosqueZone()
  const today = civilDateIn(zone, now())
  const values = valuesOf(notice, zone)
  const times = { startDate: '', startTime: '', ...untilEndOf(today) }
  const blank = { ...values, ...times, prayerDate: values.prayerDate && today }
  open(null, { template: 'other', blank })
}

/** Opens a notice as it is stored. */
export const editNotice = (notice: AdminNotice): void => open(notice, {})

/** Opens the form that was open when the session ended. */
export function reopenNotice(all: readonly AdminNotice[], words: NoticeWords): void {
  const name = takeOpen('notice-', owner())
  const template = TEMPLATES.find(one => newDraft(one) === name)
  const notice = all.find(({ id }) => `notice-${id}` === name)
  if (template) beginNotice(template, words)
  else if (notice) editNotice(notice)
}

interface Opening {
  template?: Template
  blank?: NoticeValues
  /** What the form has at first, where it is not `blank`. */
  first?: NoticeValues | undefined
}

function open(stored: AdminNotice | null, { template, blank, first }: Opening): void {
  const zone = mosqueZone()
  const once = createdOnce<NoticeValues, AdminNotice>({
    known: () => notices.$known.get()?.notices,
    load: async () => (await callAsAdmin(getAdminNotices)).notices,
    isSame: (one, { kind, title, text }) =>
      one.kind === kind && one.title === title.trim() && one.text === text.trim(),
  })
  const form = formStore<NoticeValues, EditedNotice>({
    name: template ? newDraft(template) : `notice-${stored?.id}`,
    valuesOf: ({ notice }) => (notice ? valuesOf(notice, zone) : (blank as NoticeValues)),
    differencesOf,
    check: (values, { notice }) => formProblems(values, zone, now(), notice),
    save: async (values, before) =>
      edited(
        await (before.notice ? send(values, before) : once(values, () => send(values, before))),
      ),
    // One that is new would be posted twice, and an urgent one wakes people.
    canRepeat: ({ kind }, { notice }, mayHaveArrived) =>
      kind !== 'urgent' && (notice !== null || !mayHaveArrived),
    restore,
    undo: ({ notice }, { notice: saved }) => undo(notice, saved),
    currentOf: current => ({ notice: current as AdminNotice }),
    saved: stored ? 'The notice was saved.' : 'The notice is posted.',
    ...(stored && {
      done: 'The notice was changed.',
      note: (_: EditedNotice, { notice }: EditedNotice) => (notice ? unseenOf(notice) : ''),
    }),
    onSaved({ notice }) {
      if (notice) putNotice(notice)
      // It may take the time of a janazah.
      if (notice?.kind === 'closure') void notices.load()
      if (noticeEditor.$open.get()?.form === form) noticeEditor.close()
      if (!stored && notice) {
        // One that is secret until then is offered in the list, once it is shown.
        if (!notice.held || !unseenOf(notice)) offerNotice(notice)
        // In place of the banner, which would say the same above it.
        setTimeout(() => {
          closeBanner()
          const isHeard = isFollowed(pushState.$data.get(), notice.kind)
          const seen = unseenOf(notice) || (isHeard ? 'Followers are notified in a minute.' : '')
          offerUndo(`The notice is posted. ${seen}`.trimEnd(), () => void removeNotice(notice), {
            label: 'Take back',
            lasts: TAKE_BACK_MS,
          })
        })
      }
    },
    onFailed: (problem, passes) => showError(problem, { passes }),
  })
  form.open({ notice: stored })
  if (first && first !== blank) form.change(first)
  noticeEditor.$open.set({ form, template })
}

const unseenOf = (notice: AdminNotice) => unseenInWords(notice, now(), mosqueZone())

const edited = (notice: AdminNotice | null): EditedNotice | null => notice && { notice }

/**
 * Saves what is typed; null: it was not confirmed. Throws CallError, with the fields by their names
 * in the form.
 */
async function send(values: NoticeValues, { notice }: EditedNotice): Promise<AdminNotice | null> {
  const fields = noticeFieldsOf(values, mosqueZone(), now(), notice)
  try {
    const saved = notice
      ? await saveNotified(saveNotice, {
          params: { id: notice.id },
          body: { ...fields, base: notice.revision },
        })
      : await saveNotified(createNotice, { body: fields })
    return saved?.notice ?? null
  } catch (error) {
    throw atFields(error)
  }
}

function atFields(error: unknown): unknown {
  if (!(error instanceof CallError) || !error.fields) return error
  return Object.assign(error, { fields: atFormFields(error.fields) })
}

async function restore(revision: number, { notice }: EditedNotice): Promise<EditedNotice | null> {
  if (!notice) throw new Error('A notice that is not saved yet has no versions.')
  const [params, body] = [{ id: notice.id }, { revision, base: notice.revision }]
  const saved = await saveNotified(restoreNotice, { params, body })
  return edited(saved?.notice ?? null)
}

/** Puts back the version before a save. */
function undo(before: AdminNotice | null, saved: AdminNotice | null): Promise<EditedNotice | null> {
  return restore(before?.revision ?? 0, { notice: saved })
}

/** Offers to share a posted notice, with dates instead of 'today'. */
export function offerNotice(notice: AdminNotice): void {
  const { place, kind, keeps } = notice
  const closed = kind === 'closure' && keeps?.length === 0 && ALL_CANCELLED
  const lines = [noticeWhenAlone(notice, new Date(0), mosqueZone()), notice.text, place, closed]
  const path = notice.link?.startsWith('/') ? notice.link : '/'
  const text = lines.filter(Boolean).join('\n')
  const isUnseen = unseenOf(notice) !== ''
  offerToShare({ title: noticeTitle(notice), text, path, isUnseen })
}

const ALL_CANCELLED = 'Prayers in congregation and events in these hours are cancelled.'

/** Deletes a notice; the banner offers to bring it back. */
export function removeNotice({ id, title }: AdminNotice): Promise<boolean> {
  closeShare()
  return orShowError(async () => {
    await callAsAdmin(deleteNotice, { params: { id } })
    showSuccess('The notice was deleted.')
    offerUndo(`“${title}” is deleted and not shown any more.`, () => void bringBack(id))
    await notices.load()
  }, notices.load)
}

/** Brings a deleted notice back. */
export const bringBack = (id: string): Promise<boolean> =>
  orShowError(async () => {
    const restored = await saveNotified(restoreNotice, { params: { id }, body: {} })
    if (!restored) return
    putNotice(restored.notice)
    showSuccess(`“${restored.notice.title}” is back. ${unseenOf(restored.notice)}`.trimEnd())
  }, notices.load)

/** Ends a notice now, as one tap; the banner offers to undo it. */
export function endNow(notice: AdminNotice): Promise<boolean> {
  const end = new Date(Math.max(now().getTime(), Date.parse(notice.start) + 1)).toISOString()
  return orShowError(async () => {
    const body = { ...fieldsAlone(notice), prayer: undefined, end, base: notice.revision }
    const saved = await callAsAdmin(saveNotice, { params: { id: notice.id }, body })
    putNotice(saved.notice)
    // It is over at this moment, which the views' clock learns within a minute.
    $now.set(now())
    offerUndo(
      `“${notice.title}” is not shown any more.`,
      () => void showAgain(notice, saved.notice),
    )
  }, notices.load)
}

const showAgain = (before: AdminNotice, saved: AdminNotice): Promise<boolean> =>
  orShowError(async () => {
    const restored = await undo(before, saved)
    if (!restored) return
    if (restored.notice) putNotice(restored.notice)
    showSuccess('The notice is shown again.')
  }, notices.load)
