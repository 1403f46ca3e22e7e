import { type HabitsValues, seedHabits } from '#domain/habits/habits.ts'
import { localeFrom } from '#domain/habits/written.ts'
import { ENGLISH_ALONE, type Languages } from '#domain/languages/stored.ts'
import { goneFrom, type Structure } from '#domain/structure/structure.ts'
import { DEFAULT_LOCALE, type Locale, setLocale } from '#locale/locale.ts'
import { ofCountry } from './complaints.ts'
import withoutSchool from './withoutSchool.json' with { type: 'json' }

/**
 * How a site writes in its own language: by the habits of the place, and where it has no school, without
 * the words about it in texts that nobody has changed. Undefined: as the specification does.
 */
export function siteLocale(
  habits: HabitsValues | undefined,
  structure: Structure,
  { own, earlier }: Pick<Languages, 'own' | 'earlier'> = ENGLISH_ALONE,
  key?: string,
): Locale | undefined {
  const { school } = structure.sites
  const gone = goneFrom(structure)
  if (school.on && !habits && own === ENGLISH_ALONE.own && !earlier)
    return gone.length > 0 ? { ...DEFAULT_LOCALE, key: key ?? '', gone } : undefined
  const values = habits ?? seedHabits()
  const locale = localeFrom(values, key)
  const { seedText = String } = locale
  const inPlace = (text: string) =>
    ofCountry(school.on ? text : ofMosqueAlone(text), values.country)
  return {
    ...locale,
    gone,
    own,
    ...(earlier && { isMixed: true }),
    seedText: text => seedText(inPlace(text)),
  }
}

/** Everything that this process writes is by the habits of the place, if there are any. */
export const writeAs = (site: {
  habits?: HabitsValues | undefined
  structure: Structure
  languages: Languages
}): void => setLocale(siteLocale(site.habits, site.structure, site.languages))

const ofMosqueAlone = (text: string): string =>
  Object.entries(withoutSchool).reduce((rest, [words, others]) => rest.replace(words, others), text)
