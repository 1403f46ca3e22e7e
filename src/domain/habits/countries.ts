import type { Calculation } from '#domain/prayer/settings.ts'
import type { NameSetId } from './names.ts'

/** What is usual in a country; each is shown in the panel, and can be changed there. */
interface CountryHabits {
  readonly name: string
  readonly clock: '12' | '24'
  readonly dates: 'mdy' | 'dmy'
  readonly firstDay: 'sunday' | 'monday' | 'saturday'
  readonly spelling: 'american' | 'british'
  readonly currency: string
  readonly callingCode: string
  readonly names: NameSetId
  /** Proposed for the calculation, as the next two are; never set. */
  readonly method: Exclude<Calculation['method'], 'custom'>
  readonly madhab: Calculation['madhab']
  readonly bothAsr: boolean
}

type Week = 'su' | 'mo' | 'sa'
const DAYS = { su: 'sunday', mo: 'monday', sa: 'saturday' } as const

/**
 * Clock and first weekday are those of CLDR (a test compares them); names, method and madhab those of
 * most mosques' timetables there. Name, clock, week, currency, calling code, names, method;
 * `H`: the Hanafi Asr, `C`: dates with the month first.
 */
const ROWS: Readonly<Record<string, string>> = {
  AL: 'Albania 12 mo ALL 355 turkish MWL H',
  DZ: 'Algeria 24 sa DZD 213 french MWL',
  AU: 'Australia 12 mo AUD 61 british MWL',
  AT: 'Austria 24 mo EUR 43 american MWL',
  BH: 'Bahrain 12 sa BHD 973 american UmmAlQura',
  BD: 'Bangladesh 12 su BDT 880 southAsian Karachi H',
  BE: 'Belgium 24 mo EUR 32 french MWL',
  BA: 'Bosnia_and_Herzegovina 24 mo BAM 387 bosnian MWL',
  BN: 'Brunei 12 mo BND 673 malay Singapore',
  CA: 'Canada 12 su CAD 1 american ISNA C',
  HR: 'Croatia 24 mo EUR 385 bosnian MWL',
  DK: 'Denmark 24 mo DKK 45 american MWL',
  EG: 'Egypt 12 sa EGP 20 american Egyptian',
  FI: 'Finland 24 mo EUR 358 american MWL',
  FR: 'France 24 mo EUR 33 french MWL',
  DE: 'Germany 24 mo EUR 49 american MWL',
  GY: 'Guyana 12 mo GYD 592 southAsian MWL H',
  IN: 'India 12 su INR 91 southAsian Karachi H',
  ID: 'Indonesia 24 su IDR 62 malay Singapore',
  IE: 'Ireland 24 mo EUR 353 british MWL',
  IT: 'Italy 24 mo EUR 39 american MWL',
  JO: 'Jordan 12 sa JOD 962 american MWL',
  KE: 'Kenya 24 su KES 254 british MWL',
  XK: 'Kosovo 24 mo EUR 383 turkish MWL H',
  KW: 'Kuwait 12 sa KWD 965 american Kuwait',
  MY: 'Malaysia 12 mo MYR 60 malay Singapore',
  MA: 'Morocco 24 mo MAD 212 french MWL',
  NL: 'Netherlands 24 mo EUR 31 american MWL',
  NZ: 'New_Zealand 12 mo NZD 64 british MWL',
  NG: 'Nigeria 24 mo NGN 234 british MWL',
  MK: 'North_Macedonia 24 mo MKD 389 turkish MWL H',
  NO: 'Norway 24 mo NOK 47 american MWL',
  OM: 'Oman 12 sa OMR 968 american UmmAlQura',
  PK: 'Pakistan 12 su PKR 92 southAsian Karachi H',
  QA: 'Qatar 12 sa QAR 974 american Qatar',
  SA: 'Saudi_Arabia 12 su SAR 966 american UmmAlQura',
  RS: 'Serbia 24 mo RSD 381 bosnian MWL',
  SG: 'Singapore 12 su SGD 65 malay Singapore',
  SI: 'Slovenia 24 mo EUR 386 bosnian MWL',
  SO: 'Somalia 12 mo SOS 252 american MWL',
  ZA: 'South_Africa 24 su ZAR 27 british Karachi H',
  ES: 'Spain 24 mo EUR 34 american MWL',
  LK: 'Sri_Lanka 24 mo LKR 94 southAsian Karachi',
  SE: 'Sweden 24 mo SEK 46 american MWL',
  CH: 'Switzerland 24 mo CHF 41 american MWL',
  TZ: 'Tanzania 24 mo TZS 255 british MWL',
  TT: 'Trinidad_and_Tobago 12 su TTD 1 southAsian MWL H',
  TN: 'Tunisia 24 mo TND 216 french MWL',
  TR: 'Turkey 24 mo TRY 90 turkish Turkey',
  AE: 'United_Arab_Emirates 12 mo AED 971 american Dubai',
  GB: 'United_Kingdom 24 mo GBP 44 british MoonsightingCommittee H',
  US: 'United_States 12 su USD 1 american ISNA C',
}

/** Countries whose English is that of America. */
const AMERICAN = ['US', 'SA', 'AE', 'KW', 'QA', 'BH', 'OM', 'JO', 'EG']

function read(code: string, row: string): CountryHabits {
  const [name = '', clock, week, currency = '', callingCode = '', names, method, ...marks] =
    row.split(' ')
  return {
    name: name.replaceAll('_', ' '),
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
  Object.entries(ROWS).map(([code, row]) => [code, read(code, row)]),
)
