import type { Fields } from '#domain/declared/fields.ts'
import { FORBIDDEN, FORBIDDEN_NOON, wholeMinutes } from '#domain/prayer/prayerFields.ts'
import type { ExtraTimesSettings } from '#domain/prayer/seasonSettings.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { ruleTexts } from '#texts/prayerRules.ts'

const shown = (label: string, hint: string) =>
  ({ kind: 'flag', label, hint, isOptional: true }) as const

/** The further times of the day that a mosque can show, each with its definition. */
export const EXTRA_TIMES = {
  sunrise: shown('Sunrise', 'The end of Fajr’s time.'),
  /** In minutes after sunrise; absent: not shown. */
  ishraq: {
    kind: 'number',
    label: 'Ishraq',
    hint: 'Some minutes after sunrise, when the sun has risen by a spear’s length and prayer is allowed again.',
    ...wholeMinutes(1, 60),
    added: { value: FORBIDDEN, label: 'Ishraq: minutes after sunrise' },
    isOptional: true,
  },
  duha: shown(
    'Duha',
    'Its best time: a quarter of the day from sunrise to sunset has passed (Muslim 748).',
  ),
  zawal: shown(
    'Zawal',
    'The sun at its height, halfway between sunrise and sunset. Dhuhr begins once it declines.',
  ),
  asr: shown(
    'Both beginnings of Asr',
    'The earlier one (Shafi’i, Maliki, Hanbali) and the later one (Hanafi) side by side, as British timetables print them.',
  ),
  forbidden: shown(
    'Forbidden times',
    `When no voluntary prayer is prayed (Muslim 831): ${FORBIDDEN} minutes after sunrise (or until Ishraq), ${FORBIDDEN_NOON} minutes before Dhuhr, and as long before sunset as after sunrise.`,
  ),
  midnight: shown(
    'Islamic midnight',
    'Half of the night from Maghrib to Fajr, until which Isha is prayed (Muslim 612).',
  ),
  lastThird: shown(
    'Last third of the night',
    'From two thirds of the night from Maghrib to Fajr on (Bukhari 1145).',
  ),
} as const satisfies Fields

/** The chosen times: without a choice, sunrise alone. */
export const chosenTimes = ({
  extraTimes,
}: Pick<PrayerSettings, 'extraTimes'>): ExtraTimesSettings => ({ sunrise: true, ...extraTimes })

/** 'Sunrise, Ishraq (15 minutes after sunrise)' */
export function extraTimesInWords(settings: Pick<PrayerSettings, 'extraTimes'>): string {
  const chosen = chosenTimes(settings)
  const labels = (Object.keys(EXTRA_TIMES) as (keyof typeof EXTRA_TIMES)[])
    .filter(name => chosen[name])
    .map(name => {
      const { label } = EXTRA_TIMES[name]
      return name === 'ishraq' && chosen.ishraq
        ? `${label} (${ruleTexts.minutes(chosen.ishraq)} after sunrise)`
        : label
    })
  return labels.join(', ') || 'none'
}

export const imsakInWords = (imsak: number): string => `${ruleTexts.minutes(imsak)} before Fajr`
