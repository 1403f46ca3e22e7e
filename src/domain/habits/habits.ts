import { subjects } from '#domain/contact/subjects.ts'
import type { Fields, ValuesOf } from '#domain/declared/fields.ts'
import { categories } from '#domain/lists/categories.ts'
import { listInWords } from '#domain/lists/words.ts'
import { countryName } from '#locale/languages.ts'
import type { Lists } from '#locale/lists.ts'
import { languageTag } from '#locale/locale.ts'
import { CHARITY_FORMS } from './charity.ts'
import { COUNTRIES } from './countries.ts'
import { monthsOf, NAME_SETS, type NameSetId, namesFor, type Term, termsOf } from './names.ts'

const DAY = { sunday: 'Sunday', monday: 'Monday', friday: 'Friday', saturday: 'Saturday' } as const

const FORMS = 'Dates and hours'
const NAMES = 'Names'
/** The fields of the digits, which concern those who offer the languages. */
const DIGITS = 'Digits'
const LAW = 'What the mosque is by law'

function countryNames(): Record<string, string> {
  const tag = languageTag()
  const names = Object.keys(COUNTRIES).map(code => [code, countryName(code, tag)] as const)
  return Object.fromEntries(names.sort(([, one], [, other]) => one.localeCompare(other, tag)))
}

const name = (term: Term, label: string) =>
  ({
    kind: 'line',
    label,
    most: 30,
    isHalf: true,
    missing: 'Enter a name.',
    suggestions: namesFor(term),
  }) as const

/** The digits of a language that is written with two sets of them. */
const digits = (language: string, own: string) =>
  ({
    kind: 'choice',
    label: `Digits in ${language}`,
    section: DIGITS,
    options: { usual: 'As is usual in the country', western: '5:04', own },
    missing: 'Choose the digits.',
    isHalf: true,
    fallback: 'usual',
  }) as const

/** Its months are stored as the mosque's own: an older release could not read them by this name. */
const NEWER_SET = 'indonesian'

/** The Hijri months in a set's words, or the mosque's own, one a line. */
const MONTHS = Object.fromEntries(
  (Object.keys(NAME_SETS) as NameSetId[])
    .filter(set => set !== NEWER_SET)
    .map(set => [set, monthsOf(set).slice(0, 3).join(', ')]),
) as Record<Exclude<NameSetId, typeof NEWER_SET>, string>

const monthsAsStored = (set: NameSetId) =>
  set === NEWER_SET
    ? ({ months: 'own', ownMonths: monthsOf(set).join('\n') } as const)
    : { months: set, ownMonths: '' }

/** How a place writes dates, hours, names and money (docs/product.md, section 15). */
export const REGION_FIELDS = {
  country: {
    kind: 'choice',
    label: 'Country',
    hint: 'Choosing another one fills in what is usual there. Look it over and change what differs, then save.',
    ids: Object.keys(COUNTRIES),
    // Read for each reader: the panel may be in another language than the server's log.
    get options() {
      return countryNames()
    },
    missing: 'Choose a country.',
  },
  clock: {
    kind: 'choice',
    label: 'Hours',
    section: FORMS,
    options: { '12': '7:30 PM', '24': '19:30' },
    missing: 'Choose how hours are written.',
    isHalf: true,
  },
  dates: {
    kind: 'choice',
    label: 'Dates',
    section: FORMS,
    options: { mdy: 'Friday, November 27', dmy: 'Friday 27 November' },
    missing: 'Choose how dates are written.',
    isHalf: true,
  },
  firstDay: {
    kind: 'choice',
    label: 'Calendars begin on',
    section: FORMS,
    options: DAY,
    missing: 'Choose a day.',
    isHalf: true,
  },
  spelling: {
    kind: 'choice',
    label: 'English',
    section: FORMS,
    options: { american: 'American: center, color', british: 'British: centre, colour' },
    missing: 'Choose a spelling.',
    isHalf: true,
  },
  currency: {
    kind: 'line',
    label: 'Currency',
    section: FORMS,
    hint: 'Three letters, such as GBP. Amounts in the texts that the site comes with are in it.',
    most: 3,
    isHalf: true,
    missing: 'Enter the three letters of the currency.',
  },
  callingCode: {
    kind: 'line',
    label: 'Country code of phone numbers',
    section: FORMS,
    hint: 'With it, phones abroad can call the number on the site, too.',
    most: 4,
    isHalf: true,
    missing: 'Enter the digits after the +.',
  },
  arabicDigits: digits('Arabic', '٥:٠٤'),
  urduDigits: digits('Urdu', '۵:۰۴'),
  bengaliDigits: digits('Bengali', '৫:০৪'),
  names: {
    kind: 'group',
    label: NAMES,
    fields: {
      fajr: name('fajr', 'Fajr'),
      sunrise: name('sunrise', 'Sunrise'),
      dhuhr: name('dhuhr', 'Dhuhr'),
      asr: name('asr', 'Asr'),
      maghrib: name('maghrib', 'Maghrib'),
      isha: name('isha', 'Isha'),
      jumuah: name('jumuah', "Jumu'ah"),
      iqama: name('iqama', 'Iqama'),
      athan: name('athan', 'Athan'),
      khutbah: name('khutbah', 'Khutbah'),
      khateeb: name('khateeb', 'Khateeb'),
      tarawih: name('tarawih', 'Tarawih'),
    },
  },
  months: {
    kind: 'choice',
    label: 'Hijri months',
    options: { ...MONTHS, own: 'In our own words' },
    missing: 'Choose names for the months.',
  },
  ownMonths: {
    kind: 'paragraphs',
    label: 'The twelve months, one a line',
    most: 500,
    rows: 12,
    shownIf: { months: 'own' },
  },
  charity: {
    kind: 'choice',
    label: 'The mosque is',
    section: LAW,
    hint: 'It stands in the footer of every page.',
    options: CHARITY_FORMS,
    missing: 'Choose what the site says.',
  },
  charityNumber: {
    kind: 'line',
    label: 'Charity number',
    section: LAW,
    most: 30,
    shownIf: { charity: 'registered' },
  },
  charityWords: {
    kind: 'line',
    label: 'What the footer says',
    section: LAW,
    most: 120,
    shownIf: { charity: 'own' },
  },
  giftAid: {
    kind: 'flag',
    label: 'Say on the donation page that Gift Aid can be claimed',
    section: LAW,
    shownIf: { charity: 'registered', country: 'GB' },
  },
} as const satisfies Fields

/** With the lists that people choose from. */
export const HABITS_FIELDS = {
  ...REGION_FIELDS,
  categories: {
    kind: 'own',
    type: 'list',
    label: 'Categories of events',
    blank: undefined,
    isOptional: true,
    words: value => listInWords(value, categories.name),
  },
  subjects: {
    kind: 'own',
    type: 'list',
    label: 'Subjects of messages',
    blank: undefined,
    isOptional: true,
    words: value => listInWords(value, subjects.name),
  },
} as const satisfies Fields

export type HabitsValues = ValuesOf<typeof REGION_FIELDS> & Lists

/** The clock of a country, which in Canada differs by language: 6:30 PM, in French 18:30. */
export const usualClock = (country: string, language: string): HabitsValues['clock'] | undefined =>
  country === 'CA' && language === 'fr' ? '24' : COUNTRIES[country]?.clock

/** What is usual in a country, on a site in a language. Throws for a code that is not in the list. */
export function habitsOfCountry(country: string, language = 'en'): HabitsValues {
  const usual = COUNTRIES[country]
  if (!usual) throw new RangeError(`There is no country ${country}.`)
  const { clock, dates, firstDay, spelling, currency, callingCode, names } = usual
  return {
    ...{ country, clock: usualClock(country, language) ?? clock },
    ...{ dates, firstDay, spelling, currency, callingCode },
    ...{ arabicDigits: 'usual', urduDigits: 'usual', bengaliDigits: 'usual' },
    ...{ names: termsOf(names), ...monthsAsStored(names) },
    ...{ charity: 'none', charityNumber: '', charityWords: '', giftAid: false },
  }
}

/** The specification's American forms, which a site has until an owner chooses others. */
export const seedHabits = (): HabitsValues => habitsOfCountry('US')
