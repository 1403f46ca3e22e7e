import { z } from 'zod'
import { restorableUntil } from '#domain/collection/deletion.ts'
import { isSafeHref } from '#domain/content/addresses.ts'
import { cleanLine, shapeOf } from '#domain/declared/schema.ts'
import { PRAYERS } from '#domain/prayer/names.ts'
import { MOST_SLOTS } from '#domain/prayer/settingFields.ts'
import { isCivilDate } from '#domain/time/civil.ts'
import { DAY } from '#domain/time/units.ts'
import { NOTICE_FIELDS } from './fields.ts'
import { LINK_REFUSED } from './link.ts'
import type { Notice, NoticeFields } from './notice.ts'

/** How long a notice is shown at most. */
const MOST_DAYS = 366
/** How many are kept that are in force or to come. */
export const MOST_NOTICES = 50
/** How much a closure can keep. */
const MOST_KEPT = 200
/** How long a notice is kept after its end, in days. */
const KEPT_DAYS = 90

const instant = (error: string) =>
  z.iso.datetime({ offset: true, error }).transform(text => new Date(text).toISOString())
const absentIfEmpty = (text: string | undefined) => text || undefined

const PrayerSchema = z.object({
  name: z.enum([...PRAYERS, 'jumuah'], { error: 'Choose a prayer.' }),
  date: z.string().refine(isCivilDate, { error: 'Choose the day of the prayer.' }),
  slot: z
    .int()
    .min(0)
    .max(MOST_SLOTS - 1)
    .optional(),
})

const KeepsSchema = z
  .array(z.string().max(40))
  .max(MOST_KEPT, { error: `At most ${MOST_KEPT} can be kept.` })
  .readonly()

const { prayer: _, start: __, end: ___, keeps: ____, ...PLAIN } = NOTICE_FIELDS
const Sent = shapeOf(PLAIN, 'sent')

/** What an admin writes, as it is sent. Throws what is wrong by field. */
export const NoticeFieldsSchema = z
  .object({
    ...Sent,
    place: Sent.place.transform(absentIfEmpty).optional(),
    // Also a path of this site.
    link: cleanLine('The link', PLAIN.link.most)
      .refine(link => link === '' || (isSafeHref(link) && !/^(#|mailto:|tel:)/i.test(link)), {
        error: LINK_REFUSED,
      })
      .transform(absentIfEmpty)
      .optional(),
    // Any language, not only those that the form offers.
    language: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, { error: PLAIN.language.missing })
      .optional(),
    reason: Sent.reason.transform(absentIfEmpty).optional(),
    keeps: KeepsSchema.optional(),
    prayer: PrayerSchema.optional(),
    start: instant('Choose when the notice starts.'),
    end: instant('Choose when the notice ends.').optional(),
  })
  .superRefine(({ kind, prayer, keeps, start, end }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (keeps && kind !== 'closure') refuse('keeps', 'Only a closure cancels something.')
    if (prayer && kind !== 'janazah') refuse('prayer', 'Only a janazah follows a prayer.')
    if (prayer) return
    if (end === undefined) refuse('end', 'Choose when the notice ends.')
    else if (Date.parse(end) <= Date.parse(start)) {
      refuse('end', 'End time must be after start time.')
    } else if (Date.parse(end) - Date.parse(start) > MOST_DAYS * DAY) {
      refuse('end', 'A notice can be shown for a year at most.')
    }
  }) satisfies z.ZodType<NoticeFields>

/** The same as stored: read back without the rules that only a save has to keep. */
const StoredFields = {
  ...shapeOf(PLAIN, 'stored'),
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

export const StoredNoticeSchema = VersionSchema.extend({
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
