/** A refusal with a text for a person; thrown by handlers and guards, answered by `handle`. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string> | undefined
  readonly headers: Record<string, string>
  /** What is stored now, for a save that met a newer version. */
  readonly current: unknown

  constructor(
    status: number,
    code: string,
    text: string,
    detail: {
      fields?: Record<string, string>
      headers?: Record<string, string>
      current?: unknown
    } = {},
  ) {
    super(text)
    this.status = status
    this.code = code
    this.fields = detail.fields
    this.headers = detail.headers ?? {}
    this.current = detail.current
  }
}
