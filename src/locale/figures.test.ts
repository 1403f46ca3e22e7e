import { expect, it } from 'vitest'
import { formatHijri } from '#domain/prayer/formatHijri.ts'
import { clock12, formatLong } from '#domain/time/format.ts'
import { telephoneLink } from '#domain/visitor/contactLinks.ts'
import { formatNumber } from '#locale/formatNumber.ts'
import { inLanguage } from './languages.ts'
import { figures, type Habits, US_HABITS, writtenAs } from './locale.ts'

const reading = (language: string, digits: Habits['digits'] = US_HABITS.digits) => ({
  ...inLanguage(language),
  habits: { ...US_HABITS, digits },
})

it.each([
  ['ar', { ar: 'arab' }, '٥:٠٤', '٢٬٠٠٠', '٢١'],
  ['ar', {}, '5:04', '2,000', '21'],
  ['ur', { ur: 'arabext' }, '۵:۰۴', '۲٬۰۰۰', '۲۱'],
  ['ur', { ar: 'arab' }, '5:04', '2,000', '21'],
  ['bn', undefined, '৫:০৪', '২,০০০', '২১'],
  ['fr', {}, '5:04', '2\u202f000', '21'],
  ['en', { ar: 'arab' }, '5:04', '2,000', '21'],
] as const)('in %s are those of %j', (language, digits, clock, number, count) => {
  writtenAs(reading(language, digits), () => {
    // Its words are those of a language that another test may have loaded.
    expect(clock12('17:04')).toMatch(new RegExp(`^\\W*${clock}\\P{Nd}*$`, 'u'))
    expect(formatNumber(2000)).toBe(number)
    expect(figures(21)).toBe(count)
  })
})

it('are the same in civil and Hijri dates', () => {
  writtenAs(reading('ar', { ar: 'arab' }), () => {
    expect(formatLong('2026-11-21')).toMatch(/٢١\P{Nd}+٢٠٢٦/u)
    expect(formatHijri({ year: 1448, month: 9, day: 12 })).toMatch(/١٢\P{Nd}+١٤٤٨/u)
  })
})

it('are Western in what machines read', () => {
  writtenAs(reading('ar', { ar: 'arab' }), () =>
    expect(telephoneLink('(٤١٦) 555-۰۱০৯')).toBe('tel:4165550109'),
  )
})
