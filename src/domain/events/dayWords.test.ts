import { expect, it } from 'vitest'
import { loadLanguage } from '#config/translations.ts'
import { inLanguage } from '#locale/languages.ts'
import { writtenAs } from '#locale/locale.ts'
import { dayOnPage } from './dayOnPage.ts'
import { eventDayInWords } from './dayWords.ts'

it.each([
  ['2026-11-21', 'Today, November 21'],
  ['2026-11-22', 'Tomorrow, November 22'],
  ['2026-11-23', 'This Monday, November 23'],
  ['2026-11-27', 'This Friday, November 27'],
  ['2026-11-28', 'Next Saturday, November 28'],
  ['2026-12-04', 'Next Friday, December 4'],
  ['2026-12-05', 'Saturday, December 5'],
  ['2026-11-20', 'Friday, November 20'],
  ['2027-01-01', 'Friday, January 1, 2027'],
])('on Saturday 2026-11-21, %s is shown as %j', (date, words) => {
  expect(eventDayInWords(date, '2026-11-21')).toBe(words)
})

it('shows the full day when today is not known', () => {
  expect(eventDayInWords('2026-11-27')).toBe('Friday, November 27')
})

it.each([
  ['fr', '2026-11-23', 'Ce lundi 23 novembre'],
  ['fr', '2026-12-04', 'Vendredi 4 décembre'],
  ['fr', '2026-12-05', 'Samedi 5 décembre'],
  ['bs', '2026-12-05', 'Subota, 5. decembar'],
  ['tr', '2026-12-05', '5 Aralık Cumartesi'],
])('begins a line in %s with %s as %j', async (language, date, words) => {
  await loadLanguage(language)
  writtenAs(inLanguage(language), () => {
    expect(eventDayInWords(date, '2026-11-21')).toBe(words)
    const [first = ''] = dayOnPage(date)
    expect(first).toBe(first.toLocaleUpperCase(language))
  })
})
