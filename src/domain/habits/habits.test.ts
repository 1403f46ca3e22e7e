import { describe, expect, it } from 'vitest'
import { readTranslation } from '#config/translations.ts'
import { isShown } from '#domain/declared/fields.ts'
import { capital } from '#locale/capital.ts'
import { inLanguage } from '#locale/languages.ts'
import { US_HABITS, writtenAs } from '#locale/locale.ts'
import { spell } from '#locale/spell.ts'
import { addTranslation } from '#texts/catalog.ts'
import { HIJRI_MONTHS } from '#texts/hijri.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { charityFormsOf, charityLine } from './charity.ts'
import { COUNTRIES } from './countries.ts'
import { habitsOfCountry, REGION_FIELDS, seedHabits } from './habits.ts'
import { HabitsSchema } from './habitsSchema.ts'
import { monthsOf, NAME_SETS, type NameSetId, TERMS, termsOf } from './names.ts'
import { localeFrom } from './written.ts'

const britain = {
  ...habitsOfCountry('GB'),
  charity: 'registered' as const,
  charityNumber: '1234567',
}

it('are the specification’s American forms on a new site', () => {
  expect(localeFrom(seedHabits())).toMatchObject({ habits: US_HABITS, language: 'en' })
})

it('ask about Gift Aid in Britain alone', () => {
  expect(isShown(REGION_FIELDS.giftAid, britain)).toBe(true)
  expect(isShown(REGION_FIELDS.giftAid, { ...britain, country: 'BA' })).toBe(false)
})

it.each(Object.keys(COUNTRIES))('of %s can be saved as proposed', country => {
  const values = habitsOfCountry(country)
  expect(HabitsSchema.parse(values)).toEqual(values)
})

it.each([
  ['en', 'Albania', 'United States'],
  ['fr', 'Afrique du Sud', 'États-Unis'],
])('lists countries in %s by their names', (language, second, us) => {
  const options = writtenAs(inLanguage(language), () => REGION_FIELDS.country.options)
  expect(Object.values(options)[1]).toBe(second)
  expect(options.US).toBe(us)
})

describe('the table of countries', () => {
  const DAYS = { 1: 'monday', 5: 'friday', 6: 'saturday', 7: 'sunday' } as Record<number, string>
  /** Where Arabic or French is written, whose clocks differ. */
  const FRENCH_CLOCK = ['DZ', 'TN']

  it.each(Object.entries(COUNTRIES))('has the week and clock of CLDR for %s', (code, habits) => {
    const region = new Intl.Locale(`und-${code}`) as Intl.Locale & {
      getWeekInfo: () => { firstDay: number }
      getHourCycles: () => string[]
    }
    expect(habits.firstDay).toBe(DAYS[region.getWeekInfo().firstDay])
    const likely = region.maximize() as typeof region
    const clock = likely.getHourCycles()[0] === 'h23' ? '24' : '12'
    expect(habits.clock).toBe(FRENCH_CLOCK.includes(code) ? '24' : clock)
    const french = new Intl.Locale(`fr-${code}`) as typeof region
    const inFrench = french.getHourCycles()[0] === 'h23' ? '24' : habits.clock
    expect(habitsOfCountry(code, 'fr').clock).toBe(inFrench)
    expect(Intl.supportedValuesOf('currency')).toContain(habits.currency)
  })
})

it.each(Object.keys(NAME_SETS) as NameSetId[])('the names “%s” are complete', set => {
  expect(Object.values(termsOf(set)).every(Boolean)).toBe(true)
  expect(NAME_SETS[set].terms).toHaveLength(Object.keys(TERMS).length)
  expect(monthsOf(set)).toHaveLength(12)
})

it.each([
  ['french', 'fr'],
  ['turkish', 'tr'],
  ['bosnian', 'bs'],
  ['indonesian', 'id'],
] as const)('the names “%s” are those of the texts in the language', (set, language) => {
  addTranslation(language, readTranslation(language))
  const { prayers, months } = writtenAs(inLanguage(language), () => ({
    prayers: { ...prayerNames },
    months: HIJRI_MONTHS.map(name => capital(name)),
  }))
  expect(termsOf(set)).toMatchObject(prayers)
  expect(monthsOf(set)).toEqual(months)
})

describe('a text that came with the site', () => {
  const seedText = (country: string, text: string) =>
    localeFrom({ ...habitsOfCountry(country), ...(country === 'GB' && britain) }).seedText?.(text)

  it.each([
    [
      'GB',
      'The center is a non-profit 501(c)(3) organization.',
      'The centre is a registered charity.',
    ],
    [
      'BA',
      'We are a 501(c)(3) non-profit; fees are $120.',
      'We are a non-profit organisation; fees are KM 120.',
    ],
    ['GB', 'A few dollars each month, or $5, at Dhuhr', 'A little each month, or £5, at Zuhr'],
    [
      'US',
      'A non-profit 501(c)(3) organization, $120',
      'A non-profit 501(c)(3) organization, $120',
    ],
  ])('in %s: %s', (country, text, written) => {
    const locale = localeFrom(country === 'GB' ? britain : habitsOfCountry(country))
    expect(writtenAs(locale, () => seedText(country, text))).toBe(written)
  })
})

describe('digits', () => {
  const digitsIn = (country: string, change = {}) =>
    localeFrom({ ...habitsOfCountry(country), ...change }).habits.digits
  it.each(Object.keys(COUNTRIES))('of Arabic and Urdu in %s are those of CLDR', code => {
    const system = (language: string) =>
      new Intl.NumberFormat(`${language}-${code}`).resolvedOptions().numberingSystem
    const likely = new Intl.Locale(`und-${code}`).maximize().language
    const { ar = 'latn', ur = 'latn' } = digitsIn(code)
    if (likely === 'ar') expect(ar).toBe(system('ar'))
    else expect(ar).toBe('latn')
    expect(ur).toBe(system('ur'))
  })
  it('are those that an owner has chosen', () => {
    expect(digitsIn('EG', { arabicDigits: 'western', bengaliDigits: 'western' })).toEqual({})
    expect(digitsIn('US', { arabicDigits: 'own' })).toEqual({ ar: 'arab', bn: 'beng' })
  })
})

it('names what the mosque is by law', () => {
  expect(charityLine(britain)).toBe('Registered charity no. 1234567')
  expect(charityLine(seedHabits())).toBe('')
  expect(charityLine({ ...britain, charity: 'own', charityWords: 'Vakuf' })).toBe('Vakuf')
  expect(Object.keys(charityFormsOf(seedHabits()))).toContain('501c3')
  expect(Object.keys(charityFormsOf(britain))).toEqual(['none', 'registered', 'own'])
})

it.each([
  [{ currency: 'gbp' }, 'currency'],
  [{ callingCode: '+44' }, 'callingCode'],
  [{ months: 'own', ownMonths: 'Muharram' }, 'ownMonths'],
  [{ charity: 'registered', charityNumber: '' }, 'charityNumber'],
  [{ names: { ...britain.names, dhuhr: '' } }, 'names.dhuhr'],
  [{ names: { ...britain.names, dhuhr: '<b>' } }, 'names.dhuhr'],
])('are refused with %j', (change, path) => {
  const issues = HabitsSchema.safeParse({ ...britain, ...change }).error?.issues ?? []
  expect(issues.map(issue => issue.path.join('.'))).toEqual([path])
})

it('spells months of the mosque’s own', () => {
  const ownMonths = monthsOf('bosnian').join('\n')
  writtenAs(localeFrom({ ...britain, months: 'own', ownMonths }), () =>
    expect(spell("Ramadan, Sha'ban")).toBe('Ramazan, Ša’ban'),
  )
})
