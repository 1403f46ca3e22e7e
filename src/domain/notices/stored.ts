import { z } from 'zod'
import { restorableUntil } from '#domain/collection/deletion.ts'
import { isSafeHref } from '#domain/content/addresses.ts'
import { shapeOf } from '#domain/declared/schema.ts'
import { PRAYERS } from '#domain/prayer/names.ts'
import { MOST_SLOTS } from '#domain/prayer/settingFields.ts'
import { DAY, isCivilDate } from '#domain/time/civil.ts'
import { PLAIN_FIELDS } from './fields.ts'
import type { Notice } from './notice.ts'

/** How many are kept that are in force or to come. */
export const MOST_NOTICES = 50
/** How much a closure can keep. */
const MOST_KEPT = 200
/** How long a notice is kept after its end, in days. */
const KEPT_DAYS = 90

export const PrayerSchema = z.object({
  name: z.enum([...PRAYERS, 'jumuah'], { error: 'Choose a prayer.' }),
  date: z.string().refine(isCivilDate, { error: 'Choose the day of the prayer.' }),
  slot: z
    .int()
    .min(0)
    .max(MOST_SLOTS - 1)
    .optional(),
})

export const KeepsSchema = z
  .array(z.string().max(40))
  .max(MOST_KEPT, { error: `At most ${MOST_KEPT} can be kept.` })
  .readonly()

/** Read back without the rules that only a save has to keep. */
const StoredFields = {
  ...shapeOf(PLAIN_FIELDS, 'stored'),
  place: z.string().optional(),
  // A restored backup may come from elsewhere.
  link: z
    .string()
    .transform(link => (isSafeHref(link) ? link : undefined))
    .optional(),
  language: z.string().optional(),
  reason: z.string().optional(),
  keeps: KeepsSchema.optional(),
  prayer: PrayerSchema.optional(),
  start: z.iso.datetime(),
  end: z.iso.datetime().optional(),
}

const VersionSchema = z.object({
  ...StoredFields,
  /** The document's revision after the save. */
  revision: z.int().min(1),
  savedAt: z.iso.datetime(),
  savedBy: z.string(),
})
export type NoticeVersion = z.output<typeof VersionSchema>

const StoredNoticeSchema = VersionSchema.extend({
  id: z.string().min(1).max(40),
  /** ISO instant and admin; absent: not deleted. */
  deletedAt: z.iso.datetime().optional(),
  deletedBy: z.string().optional(),
  /** What saves replaced, newest first. */
  earlier: z.array(VersionSchema).default([]),
})
export type StoredNotice = z.output<typeof StoredNoticeSchema>

export const StoredNoticesSchema = z.object({ notices: z.array(StoredNoticeSchema) })
export type StoredNotices = z.output<typeof StoredNoticesSchema>

/** A notice as visitors get it. */
export const PublicNoticeSchema = z.object({
  ...StoredFields,
  id: z.string(),
  end: z.iso.datetime(),
  prayer: PrayerSchema.extend({
    time: z.string().optional(),
    at: z.iso.datetime().optional(),
  }).optional(),
}) satisfies z.ZodType<Notice>

/** Whether a notice was deleted: when and by whom are stored together. */
export const isDeleted = (
  notice: StoredNotice,
): notice is StoredNotice & { deletedAt: string; deletedBy: string } =>
  notice.deletedAt !== undefined

/** Without those that ended or were deleted long ago; `endOf` says when one ends. */
export const withoutOldNotices = (
  notices: readonly StoredNotice[],
  endOf: (notice: StoredNotice) => string,
  now: Date,
): StoredNotice[] =>
  notices.filter(notice => {
    const until = isDeleted(notice)
      ? Date.parse(restorableUntil(notice.deletedAt))
      : Date.parse(endOf(notice)) + KEPT_DAYS * DAY
    return until > now.getTime()
  })
