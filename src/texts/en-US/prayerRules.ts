import { plural } from './plural.ts'

/** An iqama rule as a sentence's end. */
export const ruleTexts = {
  at: (time: string) => `at ${time}`,
  atQuarters: (times: string) => `at ${times}`,
  fromQuarter: (time: string, month: string) => `${time} from ${month}`,
  inSeasons: (standard: string, daylight: string) => `${standard}, in daylight time ${daylight}`,
  notBefore: (time: string) => `not before ${time}`,
  notAfter: (time: string) => `not after ${time}`,
  rounded: (minutes: string) => `rounded up to ${minutes}`,
  changesOn: (weekday: string) => `changing only on ${weekday}s`,
  minutes: (minutes: number) =>
    plural(minutes, { one: `${minutes} minute`, other: `${minutes} minutes` }),
}

/** The times that rules count from: of a day, and of a week with one time. */
export const countedTexts = {
  'after-athan': {
    at: 'at athan',
    after: (minutes: string) => `${minutes} after athan`,
    atLatest: 'at the week’s latest athan',
    afterLatest: (minutes: string) => `${minutes} after the week’s latest athan`,
  },
  'after-sunset': {
    at: 'at sunset',
    after: (minutes: string) => `${minutes} after sunset`,
    atLatest: 'at the week’s latest sunset',
    afterLatest: (minutes: string) => `${minutes} after the week’s latest sunset`,
  },
}
