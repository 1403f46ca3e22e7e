import { civilDateIn, clock12, clockIn, formatLong } from '#domain/prayer/civil.ts'

/** 'November 21, 2026, 5:04 PM': an ISO instant on the mosque's clock. */
export function momentInWords(iso: string, zone: string): string {
  const instant = new Date(iso)
  return `${formatLong(civilDateIn(zone, instant))}, ${clock12(clockIn(zone, instant))}`
}
