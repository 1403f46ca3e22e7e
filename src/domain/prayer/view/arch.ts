import {
  clocksInWords,
  jumuahAhead,
  jumuahToCome,
  khutbahTimes,
  slotWithKhateeb,
} from '#domain/prayer/jumuah.ts'
import type { Lead } from '#domain/prayer/lead.ts'
import { leadParts, nextInWords } from '#domain/prayer/leadWords.ts'
import { PRAYERS } from '#domain/prayer/names.ts'
import type { JumuahSlot, PrayerTimesResponse } from '#domain/prayer/response.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'
import { addDays } from '#domain/time/civil.ts'
import { clock12, formatDay, formatShortDay, joinTimes, shortClock } from '#domain/time/format.ts'
import { capital } from '#locale/capital.ts'
import { archFootTexts } from '#texts/archFoot.ts'
import { marks } from '#texts/marks.ts'
import { leadTexts } from '#texts/prayerLead.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { dayTimes } from './times.ts'

/** Texts by the names of the places that they stand in. */
export type PlacedTexts = Readonly<Record<string, string>>

/** Without `lead`, the day claims nothing about what is next. */
type ArchDay = Pick<ReadyState, 'today' | 'hijri'> & Partial<ReadyState>

/** All that the arch says at a moment: what leads, the five prayers of the day, and its foot. */
export function archView(day: ReadyState, response: PrayerTimesResponse): PlacedTexts {
  const { lead, notices, next } = day
  const { head, joints, figures, half, rest } = leadParts(day)
  const { khateeb, place } = lead.slot ?? {}
  const isNext = lead.what === 'athan'
  return {
    ...archTimes(day, response),
    notices: notices.join('\n'),
    head,
    joint: joints[0],
    digits: `${figures} `,
    half,
    'rest-joint': rest && joints[1],
    rest,
    who: [khateeb, place].filter(Boolean).join(marks.comma),
    next: isNext ? '' : nextInWords(day),
    // Iftar is at the athan, whose clock leads.
    'next-clock':
      lead.instant === next.instant ? '' : marks.dot + leadTexts.athanAt(clock12(next.time)),
  }
}

/** What the arch says all day: the date, the five prayers, sunrise, both beginnings of Asr, and Jumu'ah. */
export function archTimes(
  { today, hijri, lead, isJumuahOver }: ArchDay,
  response: PrayerTimesResponse,
): PlacedTexts {
  const { iso } = today
  const texts: Record<string, string> = { date: capital(formatDay(iso)), hijri }
  let bothAsr = ''
  for (const { name, title, athan, iqama, other } of dayTimes(today, PRAYERS)) {
    // A column has room for the mosque's own.
    if (other) bothAsr = `${prayerNames[name]} ${joinTimes(clocksInWords([athan, other].sort()))}`
    texts[`name-${name}`] = prayerNames[title]
    texts[`athan-${name}`] = shortClock(athan)
    texts[`iqama-${name}`] = shortClock(iqama)
  }
  const jumuah = jumuahAhead(response, iso)
  const coming = jumuahToCome(response, { today, isJumuahOver })
  return {
    ...texts,
    gathering: '',
    ...(jumuah.iso === iso && gatheringOf(jumuah.slots, lead)),
    sunrise:
      (response.hidesSunrise
        ? ''
        : archFootTexts.sunrise(clock12(today.sunrise)) + (bothAsr && marks.dot)) + bothAsr,
    ...jumuahInWords(coming.slots, coming.iso ?? '', iso),
  }
}

/**
 * When a Friday's congregation gathers, and for what: for the khutbah of the Jumu'ah that leads, or
 * else of the first, and for its prayer once that leads.
 */
function gatheringOf(
  slots: readonly JumuahSlot[],
  lead: Pick<Lead, 'what' | 'slot'> | undefined,
): PlacedTexts {
  const slot = slots.find(({ time }) => time === lead?.slot?.time) ?? slots[0]
  if (!slot) return {}
  const { khutbah, time } = slot
  return khutbah && !(lead?.what === 'prayer' && lead.slot?.time === time)
    ? { 'iqama-dhuhr': shortClock(khutbah), gathering: archFootTexts.khutbah }
    : { 'iqama-dhuhr': shortClock(time), gathering: archFootTexts.prayer }
}

/**
 * "Jumu'ah Friday: khutbah 1:15 · prayer 1:45 PM", a line for each, and for narrow screens
 * "Jumu'ah Friday: khutbah 1:15 & 2:15 PM"; '' where none is known.
 */
function jumuahInWords(slots: readonly JumuahSlot[], day: string, today: string): PlacedTexts {
  const isFar = day > addDays(today, 6)
  const near = day === today ? archFootTexts.jumuahToday : archFootTexts.jumuahFriday
  const when = isFar ? (times: string) => archFootTexts.jumuahOn(formatShortDay(day), times) : near
  const isKnown = slots.length > 0
  return {
    jumuah: isKnown ? when(slots.map(slotWithKhateeb).join('\n')) : '',
    'jumuah-short': isKnown ? when(khutbahTimes(slots, clocksInWords)) : '',
  }
}
