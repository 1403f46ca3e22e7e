/** How the last write to storage ended, as far as this process knows. */
type Writes =
  | { readonly state: 'unknown' | 'ok'; readonly since: null }
  /** `since`: ISO instant of the first failure after the last write that was stored. */
  | { readonly state: 'failing'; readonly since: string }

let writes: Writes = { state: 'unknown', since: null }

/**
 * The state of writes. The platform runs each function separately, so there it covers only one
 * function.
 */
export const writeStatus = (): Writes => writes

/** Records a write that was stored, or that was refused for a reason of its own (a conflict). */
export function recordWrite(): void {
  writes = { state: 'ok', since: null }
}

/** Records a failed write. */
export function recordFailedWrite(at: Date): void {
  if (writes.state !== 'failing') writes = { state: 'failing', since: at.toISOString() }
}
