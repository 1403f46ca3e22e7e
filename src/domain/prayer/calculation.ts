import type { Fields } from '#domain/declared/fields.ts'
import { formatNumber } from '#locale/formatNumber.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { methodAngles } from './methods.ts'
import { DAY_TIMES, type DayTimeName } from './names.ts'
import { wholeMinutes } from './prayerFields.ts'

/** Who follows a method, for those who do not know its name. */
export const METHOD_USERS = {
  ISNA: 'Most mosques in the United States and Canada.',
  MWL: 'Many mosques in Europe, the Far East and parts of America.',
  Egyptian: 'Egypt, Syria, Lebanon, and parts of Africa.',
  // Malaysia's National Fatwa Committee moved Fajr from 20° to 18° on November 20 and 21, 2019.
  Karachi: 'Pakistan, India, Bangladesh and Afghanistan; Malaysia (JAKIM) has the same angles.',
  UmmAlQura: 'Saudi Arabia.',
  Dubai: 'The United Arab Emirates.',
  MoonsightingCommittee:
    'Some mosques in North America and the United Kingdom, by observed twilights.',
  Kuwait: 'Kuwait.',
  Qatar: 'Qatar.',
  Singapore: 'Singapore and Indonesia.',
  Tehran: 'Iran, and Shia communities elsewhere.',
  Turkey: 'Turkey, and Turkish mosques in Europe.',
  custom: 'For a committee that has decided on angles of its own.',
}

export type Method = keyof typeof METHOD_USERS
export const METHODS = Object.keys(METHOD_USERS) as Method[]

/** The methods by name with their angles, for choosing one. */
function methodNames(): Record<Method, string> {
  const names = METHODS.map(method => {
    if (method === 'custom') return [method, 'Own angles']
    const { label, fajrAngle, ishaAngle, ishaInterval } = methodAngles({ method })
    return [
      method,
      `${label}, ${formatNumber(fajrAngle)}° / ${ishaInterval ? `${ishaInterval} min` : `${formatNumber(ishaAngle ?? 0)}°`}`,
    ]
  })
  return Object.fromEntries(names)
}

/** The rules where they are compared. */
export const TWILIGHT_NAMES = {
  'middle-of-the-night': 'Middle of the night',
  'seventh-of-the-night': 'Seventh of the night',
  'twilight-angle': 'Twilight angle’s share',
  'nearest-day': 'Nearest day',
  'nearest-latitude': 'Nearest latitude',
}

/** Degrees below the horizon, for the method 'custom' alone. Isha has either an angle or minutes. */
export const ANGLE_FIELDS = {
  fajrAngle: {
    kind: 'number',
    label: 'Fajr angle in degrees',
    subject: 'The Fajr angle',
    least: 4,
    most: 25,
    hasDecimals: true,
  },
  ishaAngle: {
    kind: 'number',
    label: 'Isha angle in degrees',
    subject: 'The Isha angle',
    least: 4,
    most: 25,
    hasDecimals: true,
    isOptional: true,
  },
  ishaInterval: {
    kind: 'number',
    label: 'Isha, minutes after Maghrib',
    subject: 'The Isha interval in minutes',
    least: 1,
    most: 180,
    hasDecimals: true,
    isOptional: true,
  },
  /** Only by the API. */
  maghribAngle: {
    kind: 'number',
    label: 'The Maghrib angle',
    least: 0.5,
    most: 10,
    hasDecimals: true,
    isOptional: true,
  },
} as const satisfies Fields

export interface CustomAngles {
  readonly fajrAngle: number
  readonly ishaAngle?: number | undefined
  readonly ishaInterval?: number | undefined
  readonly maghribAngle?: number | undefined
}

function anglesInWords(custom: unknown): string {
  if (!custom) return 'none'
  const { fajrAngle, ishaAngle, ishaInterval, maghribAngle } = custom as CustomAngles
  return [
    `Fajr ${fajrAngle}°`,
    ishaAngle !== undefined && `Isha ${ishaAngle}°`,
    ishaInterval !== undefined && `Isha ${ishaInterval} min after Maghrib`,
    maghribAngle !== undefined && `Maghrib ${maghribAngle}°`,
  ]
    .filter(Boolean)
    .join(', ')
}

const added = (name: DayTimeName) =>
  ({
    kind: 'number',
    get label() {
      return prayerNames[name]
    },
    ...wholeMinutes(-60, 60),
    fallback: 0,
  }) as const

function addedInWords(adjustments: unknown): string {
  const minutes = adjustments as Readonly<Record<DayTimeName, number>>
  const texts = DAY_TIMES.filter(time => minutes[time]).map(
    time => `${prayerNames[time]} ${minutes[time] > 0 ? '+' : ''}${minutes[time]}`,
  )
  return texts.join(', ') || 'none'
}

/** How athan times are computed; what each choice means is in docs/product.md, section 4. */
export const CALCULATION_FIELDS = {
  method: {
    kind: 'choice',
    label: 'Method',
    name: 'Calculation method',
    ids: METHODS,
    get options() {
      return methodNames()
    },
    missing: 'Choose one of the calculation methods.',
  },
  custom: {
    kind: 'own',
    type: 'angles',
    label: 'Own angles',
    blank: undefined as CustomAngles | undefined,
    shownIf: { method: 'custom' },
    isOptional: true,
    words: anglesInWords,
  },
  madhab: {
    kind: 'choice',
    label: 'Asr',
    hint: 'When Asr begins, by the school of law (madhab) that your mosque follows.',
    options: {
      standard: 'Earlier (Shafi‘i, Maliki, Hanbali): a shadow as long as its object',
      hanafi: 'Later (Hanafi): a shadow twice as long as its object',
    },
  },
  /** Limits Fajr and Isha when twilight lasts too long or all night. */
  highLatitudeRule: {
    kind: 'choice',
    label: 'Fajr and Isha where twilight lasts long',
    name: 'High-latitude rule',
    hint: 'The high-latitude rule. It matters in summer only, north of about Seattle or Paris, where it hardly gets dark. By latitude: a seventh of the night beyond 48°, else the middle.',
    options: { 'by-latitude': 'By latitude, as recommended', ...TWILIGHT_NAMES },
  },
  polarRule: {
    kind: 'choice',
    label: 'Days without sunrise or sunset take the times of',
    name: 'Days without sunrise or sunset',
    hint: 'It matters near the poles only.',
    options: {
      'aqrab-balad': 'The nearest latitude that has them',
      'aqrab-yaum': 'The nearest day that has them',
      makkah: 'Makkah, on its clock',
    },
  },
  /** Which twilight ends Maghrib; only the Moonsighting Committee's method needs it. */
  shafaq: {
    kind: 'choice',
    label: 'Twilight that ends Maghrib',
    name: 'Twilight of Isha',
    options: {
      general: 'General: red or white by season',
      ahmer: 'Ahmer: when the red is gone',
      abyad: 'Abyad: when the white is gone',
    },
    shownIf: { method: 'MoonsightingCommittee' },
    fallback: 'general',
  },
  rounding: {
    kind: 'choice',
    label: 'Rounding',
    options: {
      nearest: 'To the nearest minute',
      up: 'Up to the next minute',
      none: 'Cut the seconds',
    },
  },
  adjustments: {
    kind: 'group',
    label: 'Minutes added to the athan',
    name: 'Minutes added',
    hint: 'On top of the method; negative minutes make it earlier.',
    fields: {
      fajr: added('fajr'),
      sunrise: added('sunrise'),
      dhuhr: added('dhuhr'),
      asr: added('asr'),
      maghrib: added('maghrib'),
      isha: added('isha'),
    },
    words: addedInWords,
  },
} as const satisfies Fields
