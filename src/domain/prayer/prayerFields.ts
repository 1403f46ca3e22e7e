import type { Fields } from '#domain/declared/fields.ts'

/** The maximum minutes of an iqama rule. */
export const MOST_IQAMA_MINUTES = 180
/** The maximum length of a Jumu'ah's language or label, and of a day's note. */
export const LABEL_MOST = 80
export const NOTE_MOST = 200

/** Minutes after sunrise and before sunset in which no voluntary prayer is prayed. */
export const FORBIDDEN = 15
/** Minutes before Dhuhr in which the sun is at its height. */
export const FORBIDDEN_NOON = 10

/** A number of whole minutes, with one message for all that is none. */
export const wholeMinutes = (min: number, max: number) => ({
  least: min,
  most: max,
  refused: `Enter whole minutes from ${min} to ${max}.`,
})

const TEXT = { kind: 'line', most: LABEL_MOST, isOptional: true } as const
const MORNING = { 12: '7:30 AM', 24: '07:30' }

/** What is said of a Jumu'ah beside its times. */
export const SLOT_FIELDS = {
  language: { ...TEXT, label: 'Language', isHalf: true },
  label: { ...TEXT, label: 'Label', isHalf: true },
  place: {
    ...TEXT,
    label: 'Place',
    hint: 'When it is not in the main hall, for example ‘Second hall’.',
  },
} as const satisfies Fields

/** What is known of a khutbah. */
export const KHUTBAH_FIELDS = {
  khateeb: { ...TEXT, label: 'Khateeb', autoComplete: 'off' },
  topic: { ...TEXT, label: 'Topic', most: 120 },
  place: {
    ...TEXT,
    label: 'Place on this Friday',
    hint: 'Only when it is not in the usual hall.',
  },
} as const satisfies Fields

/** Beside Tarawih. */
export const RAMADAN_FIELDS = {
  /** Imsak in minutes before Fajr; absent: not shown. */
  imsak: {
    kind: 'number',
    label: 'Show imsak',
    hint: 'A line of its own before Fajr, for communities that stop eating some minutes earlier.',
    ...wholeMinutes(1, 60),
    // What calendars with imsak usually print.
    added: { value: 10, label: 'Minutes before Fajr' },
    isOptional: true,
  },
} as const satisfies Fields

/** One prayer of a night of Ramadan, beside its time. */
export const TARAWIH_FIELDS = {
  place: { ...TEXT, label: 'Place', isHalf: true },
  label: {
    ...TEXT,
    label: 'Name',
    hint: 'If it is not called Tarawih, for example Qiyam.',
    isHalf: true,
  },
  lastTen: { kind: 'flag', label: 'Only on the last ten nights', isOptional: true },
} as const satisfies Fields

/** One Eid prayer; `takbir` is when the takbirs before it begin. */
export const EID_PRAYER_FIELDS = {
  time: { kind: 'clock', label: 'Prayer time', example: MORNING, isHalf: true },
  takbir: { kind: 'clock', label: 'Takbir from', example: MORNING, isHalf: true, isOptional: true },
  place: { ...TEXT, label: 'Place', isHalf: true },
  language: { ...TEXT, label: 'Language', isHalf: true },
  note: {
    ...TEXT,
    label: 'Note',
    hint: 'For example where to park, or what to do when it rains.',
    most: NOTE_MOST,
  },
} as const satisfies Fields

/** When a rule applies: between two days, or in a Hijri month of every year, before what applies all year. */
export const RANGE_FIELDS = {
  hijriMonth: {
    kind: 'own',
    type: 'hijriMonth',
    label: 'Months',
    blank: undefined as number | undefined,
    isOptional: true,
  },
  from: {
    kind: 'date',
    label: 'First day',
    hint: 'Leave it blank if there is no first day.',
    isHalf: true,
    isOptional: true,
  },
  until: {
    kind: 'date',
    label: 'Last day',
    hint: 'Leave it blank if there is no last day.',
    isHalf: true,
    isOptional: true,
  },
} as const satisfies Fields
