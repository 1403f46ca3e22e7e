import { expect, it } from 'vitest'
import { languageByLetters } from './script.ts'

it.each([
  ['Parking is behind the building', undefined],
  ['صلاة الجمعة في الساعة الواحدة', 'ar'],
  ['درس الفجر', undefined],
  ['بچوں کے لیے درس، جمعہ کے بعد', 'ur'],
  ['ہمیں info@example.org پر لکھیں', 'ur'],
  ['سیرت کا اجتماع 7:30 PM سے، Zoom پر بھی', 'ur'],
  ['صلاة الجمعة في الساعة 1:30 PM', 'ar'],
  ['info@example.org', undefined],
  ['نماز جمعه در ساعت یک', undefined],
  ['د جمعې لمونځ', undefined],
  ['জুমার নামাজ ১টায়', 'bn'],
  ['ৰাতিপুৱা', undefined],
  ['தொழுகை நேரம்', 'ta'],
  ['Tafsir: سورة الكهف', undefined],
  ['', undefined],
])('takes %j for %s', (text, language) => {
  expect(languageByLetters(text)).toBe(language)
})

it('reads a word of any length', () => {
  expect(languageByLetters('م'.repeat(500_000))).toBeUndefined()
})
