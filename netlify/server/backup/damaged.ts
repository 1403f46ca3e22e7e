/** The file is not a valid backup; nothing was written. */
export class DamagedError extends Error {
  override name = 'DamagedError'

  constructor(why: string) {
    super(`This backup cannot be used: ${why}. Nothing was changed.`)
  }
}
