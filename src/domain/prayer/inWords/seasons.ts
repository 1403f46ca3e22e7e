import { isCivilDate } from '#domain/time/civil.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { formatList } from '#domain/time/intl.ts'
import { ruleTexts } from '#texts/prayerRules.ts'
import { EID_LABELS, type EidName } from '../eid.ts'
import { clockInWords } from '../iqama.ts'
import type { EidSetting, TarawihSetting } from '../seasonSettings.ts'

/** 'Eid al-Fitr 1448, on the first of Shawwal: prayers at 7:30 AM and 9:00 AM' */
export function eidChangeInWords({
  festival,
  eid,
}: {
  festival: EidName
  eid: EidSetting
}): string {
  const on = eid.date && isCivilDate(eid.date) ? `on ${formatDay(eid.date)}` : FOLLOWS[festival]
  return `${EID_LABELS[festival]} ${eid.year}, ${on}: ${eidPrayersInWords(eid)}`
}

const FOLLOWS: Record<EidName, string> = {
  fitr: 'on the first of Shawwal',
  adha: 'on the tenth of Dhu al-Hijjah',
}

/** 'prayers at 7:30 AM and 9:00 AM' */
export function eidPrayersInWords({ prayers }: EidSetting): string {
  return `${prayers.length > 1 ? 'prayers' : 'prayer'} at ${eidTimesInWords(prayers)}`
}

/** '7:30 AM and 9:00 AM'; what is at one time in two places is named once. */
export const eidTimesInWords = (prayers: readonly { time: string }[]): string =>
  formatList([...new Set(prayers.map(({ time }) => clock12(time)))])

/** 'Tarawih at 8:30 PM; Qiyam at 1:30 AM on the last ten nights' */
export function tarawihInWords(tarawih: readonly TarawihSetting[]): string {
  return tarawih.map(oneTarawihInWords).join('; ') || 'no Tarawih prayer'
}

export function oneTarawihInWords({ time, label, place, lastTen }: TarawihSetting): string {
  const at =
    typeof time === 'object' && 'afterIsha' in time
      ? `${ruleTexts.minutes(time.afterIsha)} after Isha’s iqama`
      : `at ${clockInWords(time)}`
  return [`${label?.trim() || 'Tarawih'} ${at}`, place?.trim(), lastTen && 'on the last ten nights']
    .filter(Boolean)
    .join(', ')
}
