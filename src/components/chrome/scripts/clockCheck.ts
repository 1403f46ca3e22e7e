import { MINUTE } from '#domain/time/civil.ts'
import { onHeaders } from '#stores/newer.ts'

/** A copy of a response, with its date, may be five minutes old. */
const WRONG = 6 * MINUTE

/** Looks closer at the device's clock where a response is of quite another time. */
export function startClockCheck(): void {
  onHeaders(headers => {
    if (Math.abs(Date.now() - Date.parse(headers.get('date') ?? '')) > WRONG)
      import('#stores/deviceClock.ts').catch(() => {})
  })
}
