import { expect, it } from 'vitest'
import { isolate, isolateNumbers } from './isolate.ts'
import { inLanguage } from './languages.ts'
import { writtenAs } from './locale.ts'

it.each([
  ['اتصل على (212) 555-0100 الآن', 'اتصل على \u2066(212) 555-0100\u2069 الآن'],
  ['<p>فون +44 20 7946 0018</p>', '<p>فون \u2066+44 20 7946 0018\u2069</p>'],
  ['هاتف ٠٢٠ ٧٩٤٦ ٠٠١٨', 'هاتف \u2066٠٢٠ ٧٩٤٦ ٠٠١٨\u2069'],
  ['<a href="tel:212-555-0100">اتصل</a>', '<a href="tel:212-555-0100">اتصل</a>'],
  ['الساعة 13:30–14:00، 20 دولارًا', 'الساعة 13:30–14:00، 20 دولارًا'],
  ['Call (212) 555-0100', 'Call (212) 555-0100'],
  ['درس 5:30 PM بجے', 'درس \u20665:30 PM\u2069 بجے'],
  ['<p>من 10 a.m. إلى 12:15pm</p>', '<p>من \u206610 a.m.\u2069 إلى \u206612:15pm\u2069</p>'],
  ['نماز \u20665:30 PM\u2069', 'نماز \u20665:30 PM\u2069'],
])('runs phone numbers and hours alone from the left: %j', (text, isolated) => {
  expect(isolateNumbers(text)).toBe(isolated)
})

it.each([
  ['en', 'درس القرآن', '\u2068درس القرآن\u2069'],
  ['en', 'Iftar', 'Iftar'],
  ['ar', 'Iftar', '\u2068Iftar\u2069'],
  ['ar', 'درس', 'درس'],
])('keeps in %s what runs the other way by itself: %j', (language, text, isolated) => {
  writtenAs(inLanguage(language), () => expect(isolate(text)).toBe(isolated))
})
