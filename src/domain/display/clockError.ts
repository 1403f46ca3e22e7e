import { MINUTE } from '#domain/time/civil.ts'

/**
 * Minutes by which a device's clock is wrong, negative where it is slow; 0 up to one minute. `server` are
 * the moments between which the server's clock was meanwhile.
 */
export function clockError(
  device: number,
  server: readonly [from: number, until: number] | undefined,
): number {
  if (!server) return 0
  const [from, until] = server
  const wrong = device > until ? device - until : device < from ? device - from : 0
  return Math.abs(wrong) > MINUTE ? Math.round(wrong / MINUTE) : 0
}
