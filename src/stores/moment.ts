import { instantOf, isCivilDate, knowOffsets } from '#domain/time/civil.ts'

const AT = /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):([0-5]\d))?$/

/** The mosque's IANA zone, as the page was built with. */
export function mosqueZone(): string {
  return document.documentElement.dataset.zone ?? 'UTC'
}

/**
 * The moment given by `?at=2027-03-14T03:30`, in the mosque's time zone (midnight without a time);
 * undefined when there is none or it is not valid.
 */
export function requestedMoment(search: string, zone: string): Date | undefined {
  const [, date, hours, minutes] = AT.exec(new URLSearchParams(search).get('at') ?? '') ?? []
  if (!date || !isCivilDate(date)) return undefined
  return instantOf(date, `${hours ?? '00'}:${minutes ?? '00'}`, zone)
}

/** Takes the offsets that the page has of the zone: the first one from Intl takes 10 ms of a page. */
function knowOffsetsOfPage(): void {
  const written = document.documentElement.dataset.offsets
  if (!written) return
  const [from = '', ...minutes] = written.split(' ')
  knowOffsets(mosqueZone(), from, minutes.map(Number))
}

if (globalThis.location) knowOffsetsOfPage()
const requested = globalThis.location ? requestedMoment(location.search, mosqueZone()) : undefined
/** By how much the time of the page is ahead of the device's clock; the panel sets that clock right. */
export const ahead = { ms: requested ? requested.getTime() - Date.now() : 0 }

/** The current time: the real one, or the one given by `?at=`, which then runs on. */
export function now(): Date {
  return new Date(Date.now() + ahead.ms)
}

/** Whether the page shows a moment other than the real one. */
export const isTravelling = requested !== undefined
