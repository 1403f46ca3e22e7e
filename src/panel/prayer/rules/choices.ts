import { methodInfo } from '#domain/prayer/methods.ts'
import { type Calculation, METHODS } from '#domain/prayer/settings.ts'

type Choices<Value extends string> = readonly { readonly value: Value; readonly label: string }[]

/** The methods with angles of their own. */
export const METHOD_NAMES = METHODS.filter(method => method !== 'custom')

/** The methods by name with their angles, for choosing one. */
export function methodChoices(calculation: Calculation): Choices<Calculation['method']> {
  const named = METHOD_NAMES.map(method => {
    const { label, fajrAngle, ishaAngle, ishaInterval } = methodInfo({ ...calculation, method })
    const isha = ishaInterval ? `${ishaInterval} min` : `${ishaAngle}°`
    return { value: method, label: `${label}, ${fajrAngle}° / ${isha}` }
  })
  return [...named, { value: 'custom', label: 'Own angles' }]
}

export const MADHAB_CHOICES: Choices<Calculation['madhab']> = [
  { value: 'standard', label: 'Standard: shadows once their object longer' },
  { value: 'hanafi', label: 'Hanafi: shadows twice their object longer' },
]

export const HIGH_LATITUDE_CHOICES: Choices<Calculation['highLatitudeRule']> = [
  { value: 'middle-of-the-night', label: 'Not beyond the middle of the night' },
  { value: 'seventh-of-the-night', label: 'Not beyond a seventh of the night' },
  { value: 'twilight-angle', label: "Not beyond the twilight angle's share of the night" },
]

export const POLAR_CHOICES: Choices<Calculation['polarRule']> = [
  { value: 'aqrab-balad', label: 'The nearest latitude that has them' },
  { value: 'aqrab-yaum', label: 'The nearest day that has them' },
]

export const ROUNDING_CHOICES: Choices<Calculation['rounding']> = [
  { value: 'nearest', label: 'To the nearest minute' },
  { value: 'up', label: 'Up to the next minute' },
  { value: 'none', label: 'Cut the seconds' },
]

export const SHAFAQ_CHOICES: Choices<Calculation['shafaq']> = [
  { value: 'general', label: 'General: red or white by season' },
  { value: 'ahmer', label: 'Ahmer: when the red is gone' },
  { value: 'abyad', label: 'Abyad: when the white is gone' },
]
