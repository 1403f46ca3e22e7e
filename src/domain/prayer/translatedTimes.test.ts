import { expect, it } from 'vitest'
import { DEFAULT_LOCALE, writtenAs } from '#locale/locale.ts'
import { PRAYER_WORDS, translatedTimes, wordsBeside } from './translatedTimes.ts'

const slots = [
  { time: '13:15', label: 'First', place: 'Main hall' },
  { time: '14:15', label: 'Second', place: 'Main hall' },
  { time: '15:15', label: 'Third' },
  { time: '16:15' },
]
const times = {
  ...{ info: [], jumuah: [{ from: '2026-11-27', slots }] },
  place: { name: 'Birmingham', latitude: 52.48, longitude: -1.9 },
}
const reader = {
  ...DEFAULT_LOCALE,
  language: 'ar',
  written: {
    own: 'en',
    texts: {
      [PRAYER_WORDS]: {
        of: ['First', 'Main hall'],
        text: ['الأولى', 'القاعة الكبرى'],
        revision: 1,
      },
    },
  },
}

it('names the language of words of which none is translated', () => {
  const { jumuah, place } = writtenAs(reader, () => translatedTimes(times))
  expect(place).toEqual({ ...times.place, lang: 'en' })
  expect(jumuah[0]?.slots).toEqual([
    { time: '13:15', label: 'الأولى', place: 'القاعة الكبرى' },
    { time: '14:15', label: 'Second', place: 'القاعة الكبرى' },
    { time: '15:15', label: 'Third', lang: 'en' },
    { time: '16:15' },
  ])
})

it('names the place in the language of the reader', () => {
  const [place = ''] = wordsBeside(times)
  const texts = { [PRAYER_WORDS]: { of: [place], text: ['برمنغهام'], revision: 1 } }
  const inArabic = { ...reader, written: { own: 'en', texts } }
  expect(writtenAs(inArabic, () => translatedTimes(times).place.name)).toBe('برمنغهام')
})
