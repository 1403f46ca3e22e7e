/** The body of every error response of the API. */
export interface FailureBody {
  success: false
  /** Text for a person. */
  error: string
  /** Stable name for code: `bad_request`, `too_large`, `internal`, … */
  code: string
  /** Messages by field name, when single fields are wrong. */
  fields?: Record<string, string>
  /** The stored version, when it is newer than the one that was edited (409 'conflict'). */
  current?: unknown
  /** The name of the admin who saved that version, when it is known. */
  savedBy?: string
  /** Identifies the log line of an internal failure. */
  requestId?: string
}

/** The code of a 403 for an account whose role may not call an endpoint. */
export const NOT_ALLOWED = 'not_allowed'

/** The text of a 409 'conflict': `current` is the newer version. */
export const CHANGED_MEANWHILE =
  'Someone else saved this in the meantime. Look at the newer version before you save yours.'

/** A failure whose message is for a person. */
export class ToldError extends Error {}

/** A call that did not succeed: `status` 0 means that there was no response. */
export class CallError extends ToldError {
  override name = 'CallError'
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  readonly current: unknown
  readonly savedBy: string | undefined

  constructor(
    message: string,
    detail: {
      status: number
      code?: string
      fields?: Record<string, string>
      current?: unknown
      savedBy?: string
      cause?: unknown
    },
  ) {
    super(message, { cause: detail.cause })
    this.status = detail.status
    this.code = detail.code ?? (detail.status === 0 ? 'unreachable' : 'failed')
    this.fields = detail.fields ?? {}
    this.current = detail.current
    this.savedBy = detail.savedBy
  }
}
