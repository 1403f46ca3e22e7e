/** One line of the table: what was looked at, and what came of it. */
export interface CheckResult {
  /** Heads the lines that belong together. */
  area: string
  subject: string
  /** A note is about what works but a person should know; only a failure counts in the exit code. */
  verdict: 'ok' | 'note' | 'FAILED'
  detail: string
}

/** What a check says of what it found in order; `note` makes it a note. */
export type Detail = string | { note: string }

/** What is wrong, as a sentence for a person. */
class Problem extends Error {
  override name = 'Problem'
}

/** Throws the problem unless the condition holds. */
export function demand(condition: unknown, problem: string): asserts condition {
  if (!condition) throw new Problem(problem)
}

/** Runs one check: what it returns describes what is in order, what it throws is the failure. */
export async function runCheck(
  area: string,
  subject: string,
  check: () => Promise<Detail>,
): Promise<CheckResult> {
  try {
    const detail = await check()
    return typeof detail === 'string'
      ? { area, subject, verdict: 'ok', detail }
      : { area, subject, verdict: 'note', detail: detail.note }
  } catch (error) {
    return { area, subject, verdict: 'FAILED', detail: reasonOf(error) }
  }
}

/** The reason of a failure in one line, with the cause that Node's fetch hides. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause, message } = error
  const reason = cause instanceof Error ? `${message}: ${cause.message}` : message
  return reason.replace(/\s+/g, ' ').slice(0, 300)
}
