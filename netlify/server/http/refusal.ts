import { CHANGED_MEANWHILE } from '#contract/failure.ts'

/**
 * A refusal with a text for a person. Handlers and guards throw it, and `bind` turns it into a
 * response.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string> | undefined
  readonly headers: Record<string, string>
  /** What is stored now, for a save that conflicts with a newer version. */
  readonly current: unknown
  /** The admin who saved that version. */
  readonly savedBy: string | undefined

  constructor(
    status: number,
    code: string,
    text: string,
    detail: {
      fields?: Record<string, string>
      headers?: Record<string, string>
      current?: unknown
      savedBy?: string | undefined
    } = {},
  ) {
    super(text)
    this.status = status
    this.code = code
    this.fields = detail.fields
    this.headers = detail.headers ?? {}
    this.current = detail.current
    this.savedBy = detail.savedBy
  }
}

/** 409: someone else saved after the version that the save is based on. */
export const conflict = (current: unknown, savedBy: string | null | undefined) =>
  new Refusal(409, 'conflict', CHANGED_MEANWHILE, { current, savedBy: savedBy ?? undefined })

/** 404: a version that was pruned meanwhile, or that never was. */
export const versionNotKept = () =>
  new Refusal(404, 'not_found', 'That version is not kept any more.')

/** 400 'invalid': a field of what was sent is wrong; 413 'too_large': the file in it. */
export const invalid = (field: string, text: string, status: 400 | 413 = 400) =>
  new Refusal(status, status === 413 ? 'too_large' : 'invalid', text, { fields: { [field]: text } })

/** 429: so many are not taken at once; again after these seconds. */
export const tooMany = (text: string, seconds: number, code = 'too_many') =>
  new Refusal(429, code, text, { headers: { 'retry-after': String(seconds) } })
