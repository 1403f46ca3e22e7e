import { plural } from './plural.ts'

/** Where the times come from. */
export const sourceTexts = {
  computed: (place: string, zone: string, method: string) =>
    `Athan times are computed for ${place} in the time zone ${zone}, by the method ${method}.`,
  table: (place: string, zone: string) =>
    `Athan times are from the mosque’s timetable for ${place} in the time zone ${zone}.`,
  mixed: (place: string, zone: string, method: string) =>
    `Athan times are partly computed, partly from the mosque’s timetable for ${place} in the time zone ${zone}, by the method ${method}.`,
  place: (name: string, latitude: string, longitude: string) =>
    `${name} (${latitude}, ${longitude})`,
  iqama: (reason: string) => `Iqama: ${reason}`,
}

export const reasonTexts = {
  table: 'From the mosque’s own timetable.',
  jumuah: "Jumu'ah takes its place.",
  thisDay: 'Set by the mosque for this day.',
  thisDayFor: (note: string) => `Set for this day: ${note}.`,
  inMonth: (month: string, rule: string) => `In ${month} ${rule}.`,
  noIqama: 'None that fits between this athan and the next is set for this day.',
  /** A rule that stands by itself begins with a capital. */
  rule: (rule: string) => `${rule.charAt(0).toUpperCase()}${rule.slice(1)}.`,
}

/** Minutes added to what the sun gives. */
export const adjustmentTexts = {
  methodAdds: (minutes: number) => `The method adds ${inMinutes(minutes)}.`,
  methodTakesOff: (minutes: number) => `The method takes off ${inMinutes(minutes)}.`,
  mosqueAdds: (minutes: number) => `The mosque adds ${inMinutes(minutes)}.`,
  mosqueTakesOff: (minutes: number) => `The mosque takes off ${inMinutes(minutes)}.`,
}

const inMinutes = (minutes: number) =>
  plural(minutes, { one: `${minutes} minute`, other: `${minutes} minutes` })

/** What the sun does at each time; `night` is what the rule for high latitudes adds. */
export const sunTexts = {
  fajr: (angle: number, method: string, night: string) =>
    `The sun is ${angle}° below the horizon before sunrise (${method})${night}.`,
  sunrise: 'The upper edge of the sun appears on the horizon.',
  dhuhr: 'The sun passes its highest point.',
  asr: 'Shadows are their object longer than at noon (standard).',
  asrHanafi: 'Shadows are twice their object longer than at noon (Hanafi).',
  maghrib: 'The sun sets.',
  maghribAngle: (angle: number, method: string) =>
    `The sun is ${angle}° below the horizon after sunset (${method}).`,
  isha: (angle: number, method: string, night: string) =>
    `The sun is ${angle}° below the horizon after sunset (${method})${night}.`,
  ishaAfter: (minutes: number, method: string) => `${inMinutes(minutes)} after sunset (${method}).`,
}

/** The rules for high latitudes, at Fajr and at Isha. */
export const nightTexts = {
  'middle-of-the-night': {
    fajr: ', not earlier than the middle of the night',
    isha: ', not later than the middle of the night',
  },
  'seventh-of-the-night': {
    fajr: ', not earlier than the last seventh of the night',
    isha: ', not later than the first seventh of the night',
  },
  'twilight-angle': {
    fajr: ', not earlier than the twilight angle’s share of the night',
    isha: ', not later than the twilight angle’s share of the night',
  },
  'nearest-day': {
    fajr: '; when it never is, as on the nearest day when it is',
    isha: '; when it never is, as on the nearest day when it is',
  },
  'nearest-latitude': {
    fajr: '; when it never is, at the share of the night as at 45°',
    isha: '; when it never is, at the share of the night as at 45°',
  },
}

export const polarTexts = {
  'aqrab-balad':
    'The sun does not give this day all its prayers here: the times are those of the nearest latitude that has them.',
  'aqrab-yaum':
    'The sun does not give this day all its prayers here: the times are those of the nearest day that has them.',
  makkah:
    'The sun does not give this day all its prayers here: the times are those on Makkah’s clock.',
}
