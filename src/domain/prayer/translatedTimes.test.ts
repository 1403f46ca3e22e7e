import { expect, it } from 'vitest'
import { DEFAULT_LOCALE, writtenAs } from '#locale/locale.ts'
import { PRAYER_WORDS, translatedTimes } from './translatedTimes.ts'

const slots = [
  { time: '13:15', label: 'First', place: 'Main hall' },
  { time: '14:15', label: 'Second', place: 'Main hall' },
  { time: '15:15', label: 'Third' },
  { time: '16:15' },
]
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
  const times = { info: [], jumuah: [{ from: '2026-11-27', slots }] }
  expect(writtenAs(reader, () => translatedTimes(times).jumuah[0]?.slots)).toEqual([
    { time: '13:15', label: 'الأولى', place: 'القاعة الكبرى' },
    { time: '14:15', label: 'Second', place: 'القاعة الكبرى' },
    { time: '15:15', label: 'Third', lang: 'en' },
    { time: '16:15' },
  ])
})
