/**
 * Writes one JSON line to the error stream. Lines name endpoints, request ids and causes; bodies,
 * addresses, names and query strings of people never go in.
 */
export function logLine(
  level: 'error' | 'warn' | 'info',
  event: string,
  detail: object = {},
): void {
  console.error(JSON.stringify({ at: new Date().toISOString(), level, event, ...detail }))
}

/** An error as data for a log line, its causes included. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  return {
    name: error.name,
    message: error.message,
    stack: error.stack
      ?.split('\n')
      .slice(1, 6)
      .map(line => line.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
