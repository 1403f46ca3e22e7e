import { z } from 'zod'

/** A section as an admin saved it. */
export const SavedSectionSchema = z.object({
  content: z.string(),
  /** The revision of all content that this save made. */
  revision: z.number().int().positive(),
  savedAt: z.iso.datetime(),
  /** The name of the admin who saved it. */
  by: z.string(),
})
export type SavedSection = z.output<typeof SavedSectionSchema>

/** The sections that were ever saved, by path ('about/mission-vision'); the others are their seed. */
const SavedSectionsSchema = z.record(z.string(), SavedSectionSchema)
export type SavedSections = Readonly<Record<string, SavedSection>>

/** What texts that nobody has written are: absent, the specification's examples. */
export const STARTS = ['helpful', 'empty'] as const
export type Start = (typeof STARTS)[number]

/** All stored content. */
export const SavedContentSchema = z.object({
  sections: SavedSectionsSchema,
  /** The number of the seed that the site started with; releases up to 0.2.0 stored none. */
  seed: z.number().int().positive().default(1),
  start: z.enum(STARTS).optional(),
})
export type SavedContent = z.output<typeof SavedContentSchema>
