import type { ReadableAtom } from 'nanostores'
import type { DifferencesOf } from '#domain/declared/words.ts'
import type { Lasting } from '#panel/shell/drafts.ts'
import type { MergeValues, OpenChoice } from './choices.ts'
import type { Side } from './merge.ts'

/** Messages by field; of a form that is one text, `content` is its only field. */
export type Errors<T> = Partial<Record<T extends object ? keyof T & string : 'content', string>>

/** What another admin saved meanwhile, where it cannot be merged automatically. */
export interface FormConflict<T, Stored> {
  theirs: Stored
  /** The other admin's name; null: not known. */
  by: string | null
  choices: readonly OpenChoice<T>[]
  /** The choices are shown in place of the fields. */
  isOpen: boolean
}

/** A form over something stored: what is stored, what is typed, and how saving it went. */
export type FormState<T, Stored> =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | ReadyForm<T, Stored>

export interface ReadyForm<T, Stored> {
  state: 'ready'
  stored: Stored
  values: T
  errors: Errors<T>
  /** Why the last save failed, where no single field is at fault; stays until the next try. */
  problem: string | null
  conflict: FormConflict<T, Stored> | null
  /** What was typed, where the other admin's version was chosen instead. */
  aside: T | null
  changed: boolean
  saving: boolean
  /** Saving was tried: what is missing is shown from now on. */
  tried: boolean
  /** The values are a restored draft. */
  restored: boolean
  /** Nothing answered the last save: it is sent again by itself, or was for long enough. */
  unsent: 'waiting' | 'ended' | null
  /** Counts the changes of the values that did not come from typing. */
  fills: number
}

/** What a part of a form works on. */
export type FormPart<T> = Pick<ReadyForm<T, unknown>, 'values' | 'errors'> &
  Pick<FormStore<T, unknown>, 'change'>

export interface FormPlan<T, Stored> {
  /** Also the draft's. */
  name: string
  /** A draft that an earlier release kept, in today's shape. */
  upgradeDraft?: <Kept>(kept: Kept) => Kept
  /** How long a draft lasts; the browser tab by default. */
  lasting?: Lasting
  load?: () => Promise<Stored>
  valuesOf: (stored: Stored) => T
  isChanged?: (values: T, stored: Stored) => boolean
  /** What two versions say differently, where other admins may change the same. */
  differencesOf?: DifferencesOf<T>
  /** Three-way merge of values; field by field by default. */
  merge?: MergeValues<T>
  check?: (values: T, stored: Stored) => Errors<T>
  /** False: an error prevents sending, and the screen shows it. */
  canSend?: (values: T, stored: Stored) => boolean
  /** null: the admin decided against it, and nothing was saved. */
  save: (values: T, stored: Stored) => Promise<Stored | null>
  /**
   * Whether a save that nothing answered may be sent again by itself; by default always.
   * `mayHaveArrived`: there was a network.
   */
  canRepeat?: (values: T, stored: Stored, mayHaveArrived: boolean) => boolean
  /** The name of the admin who saved the stored version, for a conflict with a draft. */
  savedBy?: (stored: Stored) => Promise<string | null | undefined>
  /** Saves a kept version again; null as for `save`. */
  restore?: (revision: number, stored: Stored) => Promise<Stored | null>
  /** Saves what was stored before again, in place of what is stored now; null as for `save`. */
  undo?: (before: Stored, stored: Stored) => Promise<Stored | null>
  /** What the offer to undo a save says; without it only restoring can be undone. */
  done?: string
  /** Wrong fields may be scrolled out of view: errors are shown beside Save as well. */
  hasHiddenFields?: boolean
  /** What a 409 'conflict' carries, as stored. */
  currentOf?: (current: unknown) => Stored
  /** What the banner says after a save, by default that the settings were updated. */
  saved?: string
  /** What else there is to say of the last save, in a sentence. */
  note?: (before: Stored, saved: Stored) => string | undefined
  /** Runs after a save, before the banner. */
  onSaved?: (stored: Stored) => void
  /** Runs with the text of a save that failed; `thrown`: no response came. */
  onFailed?: (problem: string, thrown: boolean) => void
}

export interface FormStore<T, Stored> {
  $form: ReadableAtom<FormState<T, Stored>>
  differencesOf: DifferencesOf<T>
  load: () => Promise<void>
  /** Opens the form on what is stored, with the draft of it if there is one. */
  open: (stored: Stored) => void
  /** Takes over what is typed into some fields. */
  change: (values: Partial<T>) => void
  /** Replaces the values and clears their errors. */
  edit: (change: (values: T) => T, also?: { tried: boolean }) => void
  /** True once all is stored. */
  save: () => Promise<boolean>
  /** Saves a kept version again; not while something is typed. True once it is stored. */
  restore: (revision: number) => Promise<boolean>
  /** Discards what is typed: what is stored is shown again. */
  discard: () => void
  /** Stops guarding what is typed: the form is closed, its draft stays. */
  close: () => void
  /** Shows the choices of a conflict, or the fields again. */
  compare: (isOpen: boolean) => void
  /** Resolves a conflict with these choices, and saves if the result differs from the stored one. */
  choose: (choices: Readonly<Record<string, Side>>) => Promise<boolean>
  /** Brings back what was typed before the other admin's version was chosen. */
  bringBack: () => void
}
