import { afterEach, expect, it } from 'vitest'
import { foldForSearch } from './fold.ts'
import { inLanguage } from './languages.ts'
import { setLocale } from './locale.ts'

afterEach(() => setLocale(undefined))

it.each([
  ['ar', 'أحمد', 'احمد'],
  ['ar', 'إفطار', 'افطار'],
  ['ar', 'القُرْآن', 'القران'],
  ['ar', 'مستشفى', 'مستشفي'],
  ['ar', 'مـسـجـد', 'مسجد'],
  ['ar', 'شتاء 2026', 'شتاء ٢٠٢٦'],
  ['ur', 'کتاب', 'كتاب'],
  ['ur', 'شادی', 'شادي'],
  ['ur', 'اللہ\u200f', 'الله'],
  ['tr', 'İFTAR', 'iftar'],
  ['tr', 'IŞIK', 'ışık'],
  ['tr', 'Iftar', 'iftar'],
  ['bs', 'Događaji', 'dogadaji'],
  ['fr', 'Récitation', 'recitation'],
  ['en-US', 'Qur’an', "qur'an"],
  ['en-US', 'Qurʾān', 'quran'],
])('in %s %s is found by %s', (language, text, search) => {
  setLocale(inLanguage(language))
  expect(foldForSearch(text)).toBe(foldForSearch(search))
})

it.each([
  ['ه', 'ھ'],
  ['ة', 'ه'],
  ['ک', 'گ'],
])('%s is not found by %s', (one, other) => {
  expect(foldForSearch(one)).not.toBe(foldForSearch(other))
})
