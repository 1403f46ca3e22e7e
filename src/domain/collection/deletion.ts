import { DAY } from '#domain/time/civil.ts'

/** How long a deleted event, notice or picture can be brought back, in days. */
export const RESTORABLE_DAYS = 30

/** ISO instant after which what was deleted at `deletedAt` cannot be restored. */
export const restorableUntil = (deletedAt: string): string =>
  new Date(Date.parse(deletedAt) + RESTORABLE_DAYS * DAY).toISOString()

/** The deleted items that can be restored at a moment. */
export const restorable = <I extends { deletedAt: string }>(deleted: readonly I[], now: Date) =>
  deleted.filter(({ deletedAt }) => restorableUntil(deletedAt) > now.toISOString())
