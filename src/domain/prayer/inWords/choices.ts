import { methodAngles } from '#domain/prayer/methods.ts'
import type { Calculation, HighLatitudeRule } from '#domain/prayer/settings.ts'

type Choices<Value extends string> = readonly { readonly value: Value; readonly label: string }[]

/** The methods by name with their angles, for choosing one. */
export function methodChoices(calculation: Calculation): Choices<Calculation['method']> {
  const methods = Object.keys(METHOD_USERS) as Calculation['method'][]
  return methods.map(method => {
    if (method === 'custom') return { value: method, label: 'Own angles' }
    const { label, fajrAngle, ishaAngle, ishaInterval } = methodAngles({ ...calculation, method })
    const isha = ishaInterval ? `${ishaInterval} min` : `${ishaAngle}°`
    return { value: method, label: `${label}, ${fajrAngle}° / ${isha}` }
  })
}

/** Who follows a method, for those who do not know its name. */
export const METHOD_USERS: Record<Calculation['method'], string> = {
  ISNA: 'Most mosques in the United States and Canada.',
  MWL: 'Many mosques in Europe, the Far East and parts of America.',
  Egyptian: 'Egypt, Syria, Lebanon, and parts of Africa.',
  Karachi: 'Pakistan, India, Bangladesh and Afghanistan.',
  UmmAlQura: 'Saudi Arabia.',
  Dubai: 'The United Arab Emirates.',
  MoonsightingCommittee:
    'Some mosques in North America and the United Kingdom, by observed twilights.',
  Kuwait: 'Kuwait.',
  Qatar: 'Qatar.',
  Singapore: 'Singapore, Malaysia and Indonesia.',
  Tehran: 'Iran, and Shia communities elsewhere.',
  Turkey: 'Turkey, and Turkish mosques in Europe.',
  custom: 'For a committee that has decided on angles of its own.',
}

/** The rules where they are compared. */
export const TWILIGHT_NAMES: Record<HighLatitudeRule, string> = {
  'middle-of-the-night': 'Middle of the night',
  'seventh-of-the-night': 'Seventh of the night',
  'twilight-angle': 'Twilight angle’s share',
  'nearest-day': 'Nearest day',
  'nearest-latitude': 'Nearest latitude',
}

/** What can be chosen of the calculation beside the method. */
export const CALCULATION_CHOICES: {
  readonly [Name in 'madhab' | 'highLatitudeRule' | 'polarRule' | 'rounding' | 'shafaq']: Choices<
    Calculation[Name]
  >
} = {
  madhab: [
    {
      value: 'standard',
      label: 'Earlier (Shafi‘i, Maliki, Hanbali): a shadow as long as its object',
    },
    { value: 'hanafi', label: 'Later (Hanafi): a shadow twice as long as its object' },
  ],
  highLatitudeRule: [
    { value: 'by-latitude', label: 'By latitude, as recommended' },
    ...Object.entries(TWILIGHT_NAMES).map(([rule, label]) => ({
      value: rule as keyof typeof TWILIGHT_NAMES,
      label,
    })),
  ],
  polarRule: [
    { value: 'aqrab-balad', label: 'The nearest latitude that has them' },
    { value: 'aqrab-yaum', label: 'The nearest day that has them' },
    { value: 'makkah', label: 'Makkah, on its clock' },
  ],
  rounding: [
    { value: 'nearest', label: 'To the nearest minute' },
    { value: 'up', label: 'Up to the next minute' },
    { value: 'none', label: 'Cut the seconds' },
  ],
  shafaq: [
    { value: 'general', label: 'General: red or white by season' },
    { value: 'ahmer', label: 'Ahmer: when the red is gone' },
    { value: 'abyad', label: 'Abyad: when the white is gone' },
  ],
}
