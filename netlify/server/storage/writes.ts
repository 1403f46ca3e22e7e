/** How the last write to storage ended, as far as this process knows. */
export type Writes =
  | { readonly state: 'unknown' | 'ok'; readonly since: null }
  /** `since`: ISO instant of the first failure after the last write that was stored. */
  | { readonly state: 'failing'; readonly since: string }

let writes: Writes = { state: 'unknown', since: null }

/** How writes go. The platform runs each function apart, so there this tells of one function alone. */
export const writeStatus = (): Writes => writes

/** Notes a write that was stored, or refused for what it asked rather than for storage's own sake. */
export function recordWrite(): void {
  writes = { state: 'ok', since: null }
}

/** Notes a write that storage failed to do. */
export function recordFailedWrite(at: Date): void {
  if (writes.state !== 'failing') writes = { state: 'failing', since: at.toISOString() }
}
