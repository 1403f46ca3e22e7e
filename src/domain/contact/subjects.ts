import { subjectTexts } from '#texts/contactFields.ts'

/** The receivers of messages: the center, or its school. Each has a form and a mail address. */
export const FORM_KINDS = ['contact', 'school'] as const
export type FormKind = (typeof FORM_KINDS)[number]

/** What people write to the center about; the last two have pages and forms of their own. */
export const SITE_SUBJECTS = [
  'general',
  'prayer',
  'events',
  'donation',
  'other',
  'volunteer',
  'explore-islam',
] as const
/** What people write to the school about. */
const SCHOOL_SUBJECTS = ['general', 'events', 'donation', 'volunteer', 'other'] as const

export type Subject = (typeof SITE_SUBJECTS)[number]

/** The subjects that an endpoint accepts (docs/product.md, section 9). */
export const SUBJECTS: Record<FormKind, readonly Subject[]> = {
  contact: SITE_SUBJECTS,
  school: SCHOOL_SUBJECTS,
}

/** The subjects as people read them. */
export const SUBJECT_LABELS: Record<Subject, string> = subjectTexts

/** A subject to choose from. */
interface SubjectChoice {
  readonly value: Subject
  readonly label: string
}

const choice = (value: Subject): SubjectChoice => ({
  value,
  get label() {
    return SUBJECT_LABELS[value]
  },
})

/**
 * The choices of the contact form: six (docs/product.md, section 9); Explore Islam has a form of
 * its own.
 */
export const CONTACT_CHOICES: readonly SubjectChoice[] = (
  ['general', 'prayer', 'events', 'donation', 'volunteer', 'other'] as const
).map(choice)

/** The choices of the school's form: five. */
export const SCHOOL_CHOICES: readonly SubjectChoice[] = SCHOOL_SUBJECTS.map(choice)
