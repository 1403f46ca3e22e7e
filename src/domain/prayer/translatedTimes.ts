import { written } from '#domain/translations/written.ts'
import { locale } from '#locale/locale.ts'
import type { PrayerTimesResponse } from './response.ts'

/** What a mosque's words beside its prayers are translated by: labels, languages, rooms, topics, notes. */
export const PRAYER_WORDS = 'prayer:times/words'

type Times = Pick<PrayerTimesResponse, 'info' | 'jumuah'>
const WORDS = /^(?:label|language|note|place|topic)$/

function mapped<T extends Times>(times: T, map: (text: string) => string): T {
  const inner = (part: unknown) =>
    JSON.parse(JSON.stringify(part), (name, value) =>
      typeof value === 'string' && WORDS.test(name) ? map(value) : value,
    )
  return { ...times, info: inner(times.info), jumuah: inner(times.jumuah) }
}

/** The words that people wrote beside the prayers, each once. */
export function wordsBeside(times: Times): string[] {
  const words = new Set<string>()
  mapped(times, text => {
    words.add(text)
    return text
  })
  return [...words]
}

/** The times with these words in their reader's language, where they are translated. */
export const translatedTimes = <T extends Times>(times: T): T =>
  locale().written ? mapped(times, text => written(PRAYER_WORDS, text).text) : times
