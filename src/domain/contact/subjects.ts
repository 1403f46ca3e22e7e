import type { ListEntry } from '#locale/lists.ts'
import { ownList } from '#locale/ownList.ts'
import { subjectTexts } from '#texts/contactFields.ts'

/** The receivers of messages: the center, or its school. Each has a form and a mail address. */
export const FORM_KINDS = ['contact', 'school'] as const
export type FormKind = (typeof FORM_KINDS)[number]

/** The id of what a message is about: one of these, or of the mosque's own. */
export type Subject = string

const BOTH = { contact: true, school: true }

/**
 * What people write about (docs/product.md, section 9): six to the center, five to the school;
 * Explore Islam has a form of its own.
 */
export const SEED_SUBJECTS: readonly ListEntry[] = [
  { id: 'general', ...BOTH },
  { id: 'prayer', contact: true },
  { id: 'events', ...BOTH },
  { id: 'donation', ...BOTH },
  { id: 'volunteer', ...BOTH },
  { id: 'other', ...BOTH },
  { id: 'explore-islam', contact: true, hidden: true },
]

/** The subjects of the mosque. */
export const subjects = ownList('subjects', SEED_SUBJECTS, subjectTexts)

/** Whether a form takes a subject: also one that is offered no more, as on a page that is still open. */
export const isTaken = (form: FormKind, subject: Subject): boolean =>
  subjects.entryOf(subject)?.[form] === true

/** The choices of a form. */
export const subjectsOf = (form: FormKind): Subject[] =>
  subjects.offered().filter(id => isTaken(form, id))
