import type { Calculation } from '#domain/prayer/settings.ts'
import rows from './countries.json' with { type: 'json' }
import type { NameSetId } from './names.ts'

/** What is usual in a country; each is shown in the panel, and can be changed there. */
interface CountryHabits {
  readonly clock: '12' | '24'
  readonly dates: 'mdy' | 'dmy'
  readonly firstDay: 'sunday' | 'monday' | 'friday' | 'saturday'
  readonly spelling: 'american' | 'british'
  readonly currency: string
  readonly callingCode: string
  readonly names: NameSetId
  /** Proposed for the calculation, as the next two are; never set. */
  readonly method: Exclude<Calculation['method'], 'custom'>
  readonly madhab: Calculation['madhab']
  readonly bothAsr: boolean
}

type Week = 'su' | 'mo' | 'fr' | 'sa'
const DAYS = { su: 'sunday', mo: 'monday', fr: 'friday', sa: 'saturday' } as const

/**
 * Clock and first weekday are those of CLDR (a test compares them); names, method and madhab those of
 * most mosques' timetables there. Clock, week, currency, calling code, names, method;
 * `H`: the Hanafi Asr, `C`: dates with the month first.
 */
type Row = readonly string[]

/** Countries whose English is that of America. */
const AMERICAN = 'AE,BH,EG,IL,IQ,JO,JP,KR,KW,LB,LR,MX,OM,PH,PS,QA,SA,TW,US'.split(',')

function read(code: string, row: Row): CountryHabits {
  const [clock, week, currency = '', callingCode = '', names, method, ...marks] = row
  return {
    clock: clock as '12' | '24',
    dates: marks.includes('C') ? 'mdy' : 'dmy',
    firstDay: DAYS[week as Week],
    spelling: AMERICAN.includes(code) ? 'american' : 'british',
    currency,
    callingCode,
    names: names as NameSetId,
    bothAsr: code === 'GB',
    method: method as CountryHabits['method'],
    madhab: marks.includes('H') ? 'hanafi' : 'standard',
  }
}

export const COUNTRIES: Readonly<Record<string, CountryHabits>> = Object.fromEntries(
  Object.entries<Row>(rows).map(([code, row]) => [code, read(code, row)]),
)
