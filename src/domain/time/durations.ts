import { figures } from '#locale/locale.ts'
import { durationTexts, secondTexts } from '#texts/durations.ts'
import { twoDigits } from './format.ts'

/** 'HH:MM' until something; '00:00' once it is past. */
export function countdownHHMM(minutes: number): string {
  const left = Math.max(0, minutes)
  return `${twoDigits(Math.floor(left / 60))}:${twoDigits(left % 60)}`
}

/** 'Xh Ym' until something; '0h 0m' once it is past. */
export function countdownShort(minutes: number): string {
  const left = Math.max(0, minutes)
  return durationTexts.hours(Math.floor(left / 60), left % 60)
}

/** '12m 07s' until something, from an hour on '1h 02m 07s'. */
export function countdownSeconds(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), twoDigits(seconds % 60)]
  if (minutes < 60) return secondTexts.minutes(figures(minutes), rest)
  const hours = Math.floor(minutes / 60)
  return secondTexts.hours(hours, twoDigits(minutes % 60), rest)
}

/** '25 min', from an hour on '1h 37m'. */
export const durationInWords = (minutes: number): string =>
  minutes < 60 ? durationTexts.minutes(minutes) : countdownShort(minutes)

/** '25m', from an hour on '1h 37m'. */
export const shortDuration = (minutes: number): string =>
  minutes < 60 ? durationTexts.shortMinutes(minutes) : countdownShort(minutes)
