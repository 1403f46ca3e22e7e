import { written } from '#domain/translations/written.ts'
import { locale } from '#locale/locale.ts'
import type { PrayerTimesResponse } from './response.ts'

/** What a mosque's words beside its prayers are translated by: its place, labels, languages, rooms, topics, notes. */
export const PRAYER_WORDS = 'prayer:times/words'

type Times = Pick<PrayerTimesResponse, 'info' | 'jumuah' | 'place'>
const WORDS = /^(?:label|language|note|place|topic)$/

function mapped<T extends Times>(times: T, map: (words: [string, string][]) => object): T {
  const inner = (part: unknown) =>
    JSON.parse(JSON.stringify(part), (_, value) => {
      if (typeof value !== 'object' || value === null) return value
      const words = Object.entries<string>(value).filter(
        ([name, text]) => WORDS.test(name) && typeof text === 'string',
      )
      return words.length > 0 ? { ...value, ...map(words) } : value
    })
  return {
    ...times,
    place: { ...times.place, ...map([['name', times.place.name]]) },
    info: inner(times.info),
    jumuah: inner(times.jumuah),
  }
}

/** The words that people wrote beside the prayers, each once. */
export function wordsBeside(times: Times): string[] {
  const all = new Set<string>()
  mapped(times, words => {
    for (const [, text] of words) all.add(text)
    return {}
  })
  return [...all]
}

/** Words in their reader's language, or with their own where none of them is translated. */
function translatedWords(words: [string, string][]): object {
  const found = words.map(([name, text]) => [name, written(PRAYER_WORDS, text)] as const)
  const texts = Object.fromEntries(found.map(([name, { text }]) => [name, text]))
  return found.every(([, { lang }]) => lang) ? { ...texts, lang: found[0]?.[1].lang } : texts
}

/** The times with these words in their reader's language, where they are translated. */
export const translatedTimes = <T extends Times>(times: T): T =>
  locale().written ? mapped(times, translatedWords) : times
