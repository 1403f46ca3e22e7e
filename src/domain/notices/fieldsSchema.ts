import { z } from 'zod'
import { cleanLine, shapeOf } from '#domain/declared/schema.ts'
import { DAY } from '#domain/time/civil.ts'
import { PLAIN_FIELDS as PLAIN } from './fields.ts'
import type { NoticeFields } from './notice.ts'
import { KeepsSchema, PrayerSchema } from './stored.ts'

/** How long a notice is shown at most. */
const MOST_DAYS = 366

const instant = (error: string) =>
  z.iso.datetime({ offset: true, error }).transform(text => new Date(text).toISOString())
const absentIfEmpty = (text: string | undefined) => text || undefined

const Sent = shapeOf(PLAIN, 'sent')

/** What an admin writes, as it is sent. Throws what is wrong by field. */
export const NoticeFieldsSchema = z
  .object({
    ...Sent,
    place: Sent.place.transform(absentIfEmpty).optional(),
    // Where it may lead depends on what is stored: `linkRefused`.
    link: cleanLine('The link', PLAIN.link.most).transform(absentIfEmpty).optional(),
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
