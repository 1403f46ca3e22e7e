import { z } from 'zod'
import { ACTIVITY_AREAS } from './areas.ts'

/** The most characters of what was done. */
export const MOST_ACTION = 300

const ValuesSchema = z.record(z.string().max(40), z.string().max(1000))

/** An entry as stored. The log adds its id and order. The only person it names is the admin. */
export const StoredActivitySchema = z.object({
  /** What was done, in words: 'Changed the site theme to purple'. */
  action: z.string().min(1).max(MOST_ACTION),
  /** The admin's name at that time; 'Maintainer' for the command line. */
  who: z.string().max(120),
  at: z.iso.datetime(),
  /** When it came back from a backup in the panel, which may say anything: not when it was done. */
  restored: z.iso.datetime().optional(),
  /** The part of the site that it is about, where nothing below says it. */
  area: z.enum(ACTIVITY_AREAS).optional(),
  /** The id of its event, which can be restored from the log when it was deleted. */
  event: z.string().max(40).optional(),
  /** The revision of the prayer settings that was saved. */
  prayer: z.int().min(1).optional(),
  /** The revision of its document that was saved. */
  screens: z.int().min(1).optional(),
  habits: z.int().min(1).optional(),
  structure: z.int().min(1).optional(),
  languages: z.int().min(1).optional(),
  templates: z.int().min(1).optional(),
  /** The language into which was translated. */
  translations: z.string().max(20).optional(),
  /** The path of its section of the content, 'about/mission-vision'. */
  section: z.string().max(120).optional(),
  /** The id of its notice. */
  notice: z.string().max(40).optional(),
  /** The revision that its event, section or notice got, and the one it replaced, which an undo restores. */
  revision: z.int().min(1).optional(),
  before: z.int().min(0).optional(),
  /** Of a repeating event's day that was moved: its date, and the event that takes place instead. */
  moved: z.object({ from: z.string().max(10), made: z.string().max(40) }).optional(),
  /** The id of its account, whose role is in `values`. */
  person: z.string().max(40).optional(),
  /** The hash of its picture: of a deleted one or, with `by`, of one that another replaced in `places`. */
  picture: z.string().max(64).optional(),
  by: z.string().max(64).optional(),
  places: z.array(z.string().max(120)).optional(),
  /** What it changed where no version is kept: the theme, fields of the site's settings, a role. */
  values: z.object({ before: ValuesSchema, after: ValuesSchema }).optional(),
})
export type StoredActivity = z.output<typeof StoredActivitySchema>
