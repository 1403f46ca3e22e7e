import { FORBIDDEN, FORBIDDEN_NOON } from '#domain/prayer/extraTimes.ts'
import type { ExtraTimesSettings } from '#domain/prayer/seasonSettings.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { ruleTexts } from '#texts/prayerRules.ts'

type ExtraName = keyof ExtraTimesSettings

/** The further times of the day that a mosque can show, each with its definition. */
export const EXTRA_TIMES: readonly { name: ExtraName; label: string; hint: string }[] = [
  { name: 'sunrise', label: 'Sunrise', hint: 'The end of Fajr’s time.' },
  {
    name: 'ishraq',
    label: 'Ishraq',
    hint: 'Some minutes after sunrise, when the sun has risen by a spear’s length and prayer is allowed again.',
  },
  {
    name: 'duha',
    label: 'Duha',
    hint: 'Its best time: a quarter of the day from sunrise to sunset has passed (Muslim 748).',
  },
  {
    name: 'zawal',
    label: 'Zawal',
    hint: 'The sun at its height, halfway between sunrise and sunset. Dhuhr begins once it declines.',
  },
  {
    name: 'asr',
    label: 'Both beginnings of Asr',
    hint: 'The earlier one (Shafi’i, Maliki, Hanbali) and the later one (Hanafi) side by side, as British timetables print them.',
  },
  {
    name: 'forbidden',
    label: 'Forbidden times',
    hint: `When no voluntary prayer is prayed (Muslim 831): ${FORBIDDEN} minutes after sunrise (or until Ishraq), ${FORBIDDEN_NOON} minutes before Dhuhr, and as long before sunset as after sunrise.`,
  },
  {
    name: 'midnight',
    label: 'Islamic midnight',
    hint: 'Half of the night from Maghrib to Fajr, until which Isha is prayed (Muslim 612).',
  },
  {
    name: 'lastThird',
    label: 'Last third of the night',
    hint: 'From two thirds of the night from Maghrib to Fajr on (Bukhari 1145).',
  },
]

/** Only sunrise is shown by default. */
export const isTimeShown = (
  extraTimes: ExtraTimesSettings | undefined,
  name: ExtraName,
): boolean =>
  name === 'sunrise' ? extraTimes?.sunrise !== false : extraTimes?.[name] !== undefined

/** 'Sunrise, Ishraq (15 minutes after sunrise)' */
export function extraTimesInWords({ extraTimes }: Pick<PrayerSettings, 'extraTimes'>): string {
  const shown = EXTRA_TIMES.filter(({ name }) => isTimeShown(extraTimes, name))
  const labels = shown.map(({ name, label }) =>
    name === 'ishraq' && extraTimes?.ishraq
      ? `${label} (${ruleTexts.minutes(extraTimes.ishraq)} after sunrise)`
      : label,
  )
  return labels.join(', ') || 'none'
}

export const imsakInWords = (imsak: number | undefined): string =>
  imsak ? `${ruleTexts.minutes(imsak)} before Fajr` : 'not shown'
