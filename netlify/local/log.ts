/** Writes one JSON line about a problem; never personal data, bodies or query strings. */
export type WriteLog = (level: 'error' | 'warn' | 'info', event: string, detail?: object) => void
