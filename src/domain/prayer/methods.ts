import { CalculationMethod, CalculationParameters, HighLatitudeRule, Rounding } from 'adhan'
import { DAY_TIMES, type DayTimeName } from './names.ts'
import type { MethodInfo } from './response.ts'
import type { Calculation } from './settings.ts'

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

const HIGH_LATITUDE = {
  'middle-of-the-night': HighLatitudeRule.MiddleOfTheNight,
  'seventh-of-the-night': HighLatitudeRule.SeventhOfTheNight,
  'twilight-angle': HighLatitudeRule.TwilightAngle,
}
const NO_ADJUSTMENTS = { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 }
const MADHAB = { standard: 'shafi', hanafi: 'hanafi' } as const

/** The calculation as adhan's parameters; adjustments and rounding are applied afterwards. */
export function parametersOf(calculation: Calculation): CalculationParameters {
  const parameters = methodOf(calculation)
  parameters.madhab = MADHAB[calculation.madhab]
  parameters.highLatitudeRule = HIGH_LATITUDE[calculation.highLatitudeRule]
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

/** The calculation as in the response. */
export function methodInfo(calculation: Calculation): MethodInfo {
  const { method, madhab, highLatitudeRule, polarRule, rounding } = calculation
  const { fajrAngle, ishaAngle, ishaInterval, maghribAngle, methodAdjustments } =
    methodOf(calculation)
  return {
    name: method,
    label: method === 'custom' ? 'Own angles' : NAMED[method].label,
    fajrAngle,
    ...(ishaInterval ? { ishaInterval } : { ishaAngle }),
    ...(maghribAngle && { maghribAngle }),
    madhab,
    highLatitudeRule,
    polarRule,
    rounding,
    methodAdjustments: withoutZeros(methodAdjustments),
    adjustments: withoutZeros(calculation.adjustments),
  }
}

function methodOf({ method, custom }: Calculation): CalculationParameters {
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
