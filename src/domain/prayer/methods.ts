import {
  HighLatitudeRule as AdhanRule,
  CalculationMethod,
  CalculationParameters,
  Coordinates,
  Rounding,
} from 'adhan'
import { DAY_TIMES, type DayTimeName } from './names.ts'
import type { MethodInfo } from './response.ts'
import type { Calculation, HighLatitudeRule } from './settings.ts'

const NAMED: Record<
  Exclude<Calculation['method'], 'custom'>,
  { readonly label: string; readonly parameters: () => CalculationParameters }
> = {
  ISNA: {
    label: 'Islamic Society of North America (ISNA)',
    parameters: CalculationMethod.NorthAmerica,
  },
  MWL: { label: 'Muslim World League', parameters: CalculationMethod.MuslimWorldLeague },
  Egyptian: {
    label: 'Egyptian General Authority of Survey',
    parameters: CalculationMethod.Egyptian,
  },
  Karachi: {
    label: 'University of Islamic Sciences, Karachi',
    parameters: CalculationMethod.Karachi,
  },
  UmmAlQura: {
    label: 'Umm al-Qura University, Makkah',
    parameters: CalculationMethod.UmmAlQura,
  },
  Dubai: { label: 'Dubai (UAE)', parameters: CalculationMethod.Dubai },
  MoonsightingCommittee: {
    label: 'Moonsighting Committee Worldwide',
    parameters: CalculationMethod.MoonsightingCommittee,
  },
  Kuwait: { label: 'Kuwait', parameters: CalculationMethod.Kuwait },
  Qatar: { label: 'Qatar', parameters: CalculationMethod.Qatar },
  Singapore: {
    label: 'Singapore, Malaysia and Indonesia',
    parameters: CalculationMethod.Singapore,
  },
  Tehran: {
    label: 'Institute of Geophysics, University of Tehran',
    parameters: CalculationMethod.Tehran,
  },
  Turkey: { label: 'Turkey (Diyanet)', parameters: CalculationMethod.Turkey },
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

type MethodAngles = Pick<
  MethodInfo,
  'name' | 'label' | 'fajrAngle' | 'ishaAngle' | 'ishaInterval' | 'maghribAngle'
>

/** The method's name, angles and minutes. */
export function methodAngles(calculation: Pick<Calculation, 'method' | 'custom'>): MethodAngles {
  const { method } = calculation
  const { fajrAngle, ishaAngle, ishaInterval, maghribAngle } = methodOf(calculation)
  return {
    name: method,
    label: method === 'custom' ? 'Own angles' : NAMED[method].label,
    fajrAngle,
    ...(ishaInterval ? { ishaInterval } : { ishaAngle }),
    ...(maghribAngle && { maghribAngle }),
  }
}

/** The calculation at a latitude as in the response. */
export function methodInfo(calculation: Calculation, latitude: number): MethodInfo {
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
  if (method !== 'custom') return NAMED[method].parameters()
  if (!custom) throw new RangeError('A custom method needs its angles.')
  const { fajrAngle, ishaAngle, ishaInterval, maghribAngle } = custom
  return new CalculationParameters('Other', fajrAngle, ishaAngle, ishaInterval, maghribAngle)
}

function withoutZeros(minutes: Record<DayTimeName, number>): Partial<Record<DayTimeName, number>> {
  return Object.fromEntries(
    DAY_TIMES.filter(name => minutes[name]).map(name => [name, minutes[name]]),
  )
}
