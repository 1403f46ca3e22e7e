import { MONTHS_IN_RESPONSE } from '#domain/prayer/responseForms.ts'
import type { Lists } from '#locale/lists.ts'
import { DEFAULT_LOCALE, type Habits, type Locale } from '#locale/locale.ts'
import { spell } from '#locale/spell.ts'
import british from './british.json' with { type: 'json' }
import { charityInSentence } from './charity.ts'
import type { HabitsValues } from './habits.ts'
import { monthsOf, type NameSetId, TERMS } from './names.ts'

const WEEK = { sunday: 0, monday: 1, friday: 5, saturday: 6 } as const

/** The forms that formatters read, from what the mosque has chosen. */
function habitsFrom(values: HabitsValues): Habits {
  const { clock, dates, firstDay, spelling, currency, callingCode } = values
  const months = values.months === 'own' ? values.ownMonths.split(/\r?\n/) : monthsOf(setOf(values))
  const named = [
    ...Object.entries(TERMS).map(([term, word]) => [word, Reflect.get(values.names, term)]),
    ...MONTHS_IN_RESPONSE.map((month, index) => [month, months[index]?.trim() || month]),
    // Words of the fixed texts, and of those that a site comes with.
    ...(spelling === 'british' ? Object.entries(british) : []),
  ]
  return {
    clock: clock === '24' ? 24 : 12,
    ...{ dates, currency, callingCode },
    firstDay: WEEK[firstDay],
    digits: digitsOf(values),
    english: spelling === 'british' ? 'en-GB' : 'en-US',
    terms: Object.fromEntries(
      named.flatMap(([word = '', own = word]) => (own === word ? [] : [[word.toLowerCase(), own]])),
    ),
  }
}

/** Countries where Arabic is written with ٠١٢, and Urdu with ۰۱۲ (CLDR's numbering systems). */
const ARABIC_DIGITS = 'BH,EG,IQ,JO,KM,KW,LB,MR,OM,PS,QA,SA,SD,SS,SY,TD,YE'.split(',')
const URDU_DIGITS = ['IN']

function digitsOf(values: HabitsValues): Habits['digits'] {
  const { country, arabicDigits, urduDigits, bengaliDigits } = values
  const isOwn = (chosen: HabitsValues['arabicDigits'], isUsual: boolean) =>
    chosen === 'own' || (chosen === 'usual' && isUsual)
  return {
    ...(isOwn(arabicDigits, ARABIC_DIGITS.includes(country)) && { ar: 'arab' }),
    ...(isOwn(urduDigits, URDU_DIGITS.includes(country)) && { ur: 'arabext' }),
    ...(isOwn(bengaliDigits, true) && { bn: 'beng' }),
  }
}

const setOf = ({ months }: HabitsValues): NameSetId => (months === 'own' ? 'american' : months)

/** The mosque's own lists; undefined: those of the specification. */
const listsOf = ({ categories, subjects }: HabitsValues): Lists | undefined =>
  categories || subjects ? { categories, subjects } : undefined

/** Who reads a page of the site in its own language. */
export const localeFrom = (values: HabitsValues, key?: string): Locale => ({
  ...DEFAULT_LOCALE,
  habits: habitsFrom(values),
  lists: listsOf(values),
  seedText: text => spell(seedTextFrom(values, text)),
  ...(key !== undefined && { key }),
})

/** Money, law and hours of a text that the site came with, and nobody has changed. */
function seedTextFrom(values: HabitsValues, text: string): string {
  const charity = charityInSentence(values)
  const written = charity === undefined ? text : text.replace(LEGAL, charity)
  const timed = values.clock === '24' ? written.replace(HOUR, on24Hours) : written
  if (values.currency === 'USD') return timed
  const symbol = currencySymbol(values.currency)
  return timed
    .replace(/\$(?=\d)/g, symbol)
    .replace('A few dollars each month', 'A little each month')
}

const LEGAL = /non-profit 501\(c\)\(3\) organization|501\(c\)\(3\) non-profit/g
const HOUR = /\b(\d{1,2})(?::(\d\d))? ([AP])M\b/g

const on24Hours = (_: string, hour: string, minutes = '00', half: string) =>
  `${`${(Number(hour) % 12) + (half === 'P' ? 12 : 0)}`.padStart(2, '0')}:${minutes}`

/** '£', or 'KM ' where the currency has letters. */
function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1)
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency
  return /\p{L}$/u.test(symbol) ? `${symbol} ` : symbol
}
