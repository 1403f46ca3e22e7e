import { MONTHS_IN_RESPONSE } from '#domain/prayer/responseForms.ts'
import others from './names.json' with { type: 'json' }

/** A name or term that mosques have their own words for, by the word of the fixed texts. */
export const TERMS = {
  fajr: 'Fajr',
  sunrise: 'Sunrise',
  dhuhr: 'Dhuhr',
  asr: 'Asr',
  maghrib: 'Maghrib',
  isha: 'Isha',
  jumuah: "Jumu'ah",
  athan: 'athan',
  iqama: 'iqama',
  khutbah: 'khutbah',
  khateeb: 'khateeb',
  tarawih: 'Tarawih',
} as const
export type Term = keyof typeof TERMS

interface NameSet {
  readonly label: string
  /** In the order of the terms. */
  readonly terms: readonly string[]
  readonly months: readonly string[]
}

/** The names that people use, by where they come from; a mosque can change each. */
export const NAME_SETS = {
  american: {
    label: "Fajr, Dhuhr, Jumu'ah, iqama",
    terms: Object.values(TERMS),
    months: MONTHS_IN_RESPONSE,
  },
  ...others,
} satisfies Record<string, NameSet>
export type NameSetId = keyof typeof NAME_SETS

/** The names of a set by their terms. */
export function termsOf(set: NameSetId): Readonly<Record<Term, string>> {
  const names = NAME_SETS[set].terms
  const entries = Object.keys(TERMS).map((term, index) => [term, names[index] ?? ''])
  return Object.fromEntries(entries) as Record<Term, string>
}

/** The twelve Hijri months in the words of a set. */
export const monthsOf = (set: NameSetId): readonly string[] => NAME_SETS[set].months

/** What mosques call something, for a list to choose from. */
export const namesFor = (term: Term): readonly string[] => [
  ...new Set((Object.keys(NAME_SETS) as NameSetId[]).map(set => termsOf(set)[term])),
]
