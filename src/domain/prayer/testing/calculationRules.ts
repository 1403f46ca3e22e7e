import { CALCULATION_FIELDS, TWILIGHT_NAMES } from '../calculation.ts'
import type { HighLatitudeRule, PolarRule } from '../settings.ts'

export const HIGH_LATITUDE_RULES = Object.keys(TWILIGHT_NAMES) as HighLatitudeRule[]
export const POLAR_RULES = Object.keys(CALCULATION_FIELDS.polarRule.options) as PolarRule[]
