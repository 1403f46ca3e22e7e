import { clock12, formatLong, joinTimes } from '#domain/time/format.ts'
import { formatList } from '#domain/time/intl.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { clockInWords } from '../iqama.ts'
import { khutbahInWords } from '../jumuah.ts'
import { DAY_TIMES, PRAYERS } from '../names.ts'
import type { DayOverride, JumuahSlotSetting, KhutbahSetting, PrayerSettings } from '../settings.ts'
import { cleanKhutbahs, withoutBlanks } from './clean.ts'

/** What is said in place of a time that is not there. */
export const NO_TIME = 'none'

/** 'at 1:45 PM and 2:45 PM'; 'none' without slots. */
export function slotsInWords(slots: readonly JumuahSlotSetting[]): string {
  const times = slots.map(slot => clockInWords(slot.time))
  return times.length ? `at ${formatList(times)}` : NO_TIME
}

/** One slot in full: '1:45 PM, khutbah 1:15 PM, English, First Jumu'ah'. */
export function slotInWords(slot: JumuahSlotSetting): string {
  const { time, khutbah, language, label, place } = withoutBlanks(slot)
  return [clockInWords(time), khutbah && `khutbah ${clockInWords(khutbah)}`, language, label, place]
    .filter(Boolean)
    .join(', ')
}

/** What is known of a Friday: 'Imam Yusuf: Patience, in the second hall'. */
export function fridayInWords(slots: readonly KhutbahSetting[]): string {
  const texts = cleanKhutbahs(slots).map(slot => {
    const place = slot.place && `in: ${slot.place}`
    return [khutbahInWords(slot), place].filter(Boolean).join(', ') || 'not set'
  })
  return texts.join('; ') || 'no khateeb set'
}

/** 'Imam Yusuf, then Dr. Amal & Br. Idris, from November 27, 2026 on'. */
export function rotaInWords({ from, fridays }: NonNullable<PrayerSettings['rota']>): string {
  const turns = fridays.map(names => joinTimes(names.filter(Boolean)) || 'nobody')
  return `${turns.join(', then ')}, from ${formatLong(from)} on`
}

/** What a single day sets: 'Eid al-Fitr. Fajr iqama 6:00 AM, no Jumu'ah'. */
export function overrideInWords({ note, athan, iqama, jumuah }: DayOverride): string {
  const athans = DAY_TIMES.flatMap(name => {
    const clock = athan?.[name]
    return clock ? [`${prayerNames[name]} athan ${clock12(clock)}`] : []
  })
  const iqamas = PRAYERS.flatMap(name => {
    const clock = iqama?.[name]
    return clock ? [`${prayerNames[name]} iqama ${clock12(clock)}`] : []
  })
  const friday = !jumuah ? [] : jumuah.length ? [`Jumu'ah ${slotsInWords(jumuah)}`] : ["no Jumu'ah"]
  const times = [...athans, ...iqamas, ...friday].join(', ')
  return [note?.trim(), times].filter(Boolean).join('. ') || 'nothing set yet'
}
