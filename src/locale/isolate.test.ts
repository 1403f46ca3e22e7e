import { expect, it } from 'vitest'
import { isolatePhones } from './isolate.ts'

it.each([
  ['اتصل على (212) 555-0100 الآن', 'اتصل على \u2066(212) 555-0100\u2069 الآن'],
  ['<p>فون +44 20 7946 0018</p>', '<p>فون \u2066+44 20 7946 0018\u2069</p>'],
  ['هاتف ٠٢٠ ٧٩٤٦ ٠٠١٨', 'هاتف \u2066٠٢٠ ٧٩٤٦ ٠٠١٨\u2069'],
  ['<a href="tel:212-555-0100">اتصل</a>', '<a href="tel:212-555-0100">اتصل</a>'],
  ['الساعة 13:30–14:00، 20 دولارًا', 'الساعة 13:30–14:00، 20 دولارًا'],
  ['Call (212) 555-0100', 'Call (212) 555-0100'],
])('runs phone numbers alone from the left: %j', (text, isolated) => {
  expect(isolatePhones(text)).toBe(isolated)
})
