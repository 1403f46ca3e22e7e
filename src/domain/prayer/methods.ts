import {
  HighLatitudeRule as AdhanRule,
  CalculationMethod,
  CalculationParameters,
  Coordinates,
  Rounding,
} from 'adhan'
import { methodNames } from '#texts/methods.ts'
import { DAY_TIMES, type DayTimeName } from './names.ts'
import type { Calculation, HighLatitudeRule } from './settings.ts'

const NAMED: Record<Exclude<Calculation['method'], 'custom'>, () => CalculationParameters> = {
  ISNA: CalculationMethod.NorthAmerica,
  MWL: CalculationMethod.MuslimWorldLeague,
  Egyptian: CalculationMethod.Egyptian,
  Karachi: CalculationMethod.Karachi,
  UmmAlQura: CalculationMethod.UmmAlQura,
  Dubai: CalculationMethod.Dubai,
  MoonsightingCommittee: CalculationMethod.MoonsightingCommittee,
  Kuwait: CalculationMethod.Kuwait,
  Qatar: CalculationMethod.Qatar,
  Singapore: CalculationMethod.Singapore,
  Tehran: CalculationMethod.Tehran,
  Turkey: CalculationMethod.Turkey,
}

const NO_ADJUSTMENTS = { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 }
const MADHAB = { standard: 'shafi', hanafi: 'hanafi' } as const

/**
 * The calculation as adhan's parameters. Adjustments and rounding are applied afterwards, and
 * twilight.ts replaces adhan's high-latitude rules.
 */
export function parametersOf(calculation: Calculation): CalculationParameters {
  const parameters = methodOf(calculation)
  parameters.madhab = MADHAB[calculation.madhab]
  parameters.shafaq = calculation.shafaq
  parameters.rounding = Rounding.None
  parameters.methodAdjustments = { ...NO_ADJUSTMENTS }
  return parameters
}

/** Minutes to add to each solar time: the method's own and the mosque's. */
export function adjustmentsOf(calculation: Calculation): Record<DayTimeName, number> {
  const { methodAdjustments } = methodOf(calculation)
  const sum = { ...NO_ADJUSTMENTS }
  for (const name of DAY_TIMES) sum[name] = methodAdjustments[name] + calculation.adjustments[name]
  return sum
}

/**
 * The chosen high-latitude rule; 'by-latitude' is the one that adhan's authors recommend: a seventh
 * of the night beyond 48°, north or south, otherwise its middle.
 */
export function highLatitudeRuleOf(
  { highLatitudeRule }: Pick<Calculation, 'highLatitudeRule'>,
  latitude: number,
): HighLatitudeRule {
  if (highLatitudeRule !== 'by-latitude') return highLatitudeRule
  const recommended = AdhanRule.recommended(new Coordinates(Math.abs(latitude), 0))
  return recommended === AdhanRule.SeventhOfTheNight
    ? 'seventh-of-the-night'
    : 'middle-of-the-night'
}

interface MethodAngles {
  name: Calculation['method']
  label: string
  fajrAngle: number
  ishaAngle?: number
  ishaInterval?: number
  maghribAngle?: number
}

/** The method's name, angles and minutes. */
export function methodAngles(calculation: Pick<Calculation, 'method' | 'custom'>): MethodAngles {
  const { method } = calculation
  const { fajrAngle, ishaAngle, ishaInterval, maghribAngle } = methodOf(calculation)
  return {
    name: method,
    label: methodNames[method],
    fajrAngle,
    ...(ishaInterval ? { ishaInterval } : { ishaAngle }),
    ...(maghribAngle && { maghribAngle }),
  }
}

/** The calculation at a latitude as in the response. */
export function methodInfo(calculation: Calculation, latitude: number) {
  const { madhab, polarRule, rounding } = calculation
  return {
    ...methodAngles(calculation),
    madhab,
    highLatitudeRule: highLatitudeRuleOf(calculation, latitude),
    polarRule,
    rounding,
    methodAdjustments: withoutZeros(methodOf(calculation).methodAdjustments),
    adjustments: withoutZeros(calculation.adjustments),
  }
}

function methodOf({
  method,
  custom,
}: Pick<Calculation, 'method' | 'custom'>): CalculationParameters {
  if (method !== 'custom') return NAMED[method]()
  if (!custom) throw new RangeError('A custom method needs its angles.')
  const { fajrAngle, ishaAngle, ishaInterval, maghribAngle } = custom
  return new CalculationParameters('Other', fajrAngle, ishaAngle, ishaInterval, maghribAngle)
}

function withoutZeros(minutes: Record<DayTimeName, number>): Partial<Record<DayTimeName, number>> {
  return Object.fromEntries(
    DAY_TIMES.filter(name => minutes[name]).map(name => [name, minutes[name]]),
  )
}
