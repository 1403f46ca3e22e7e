import { z } from 'zod'
import { RevisionsSchema } from './revisions.ts'

/** The content of /build.json, which describes the prebuilt pages. */
export const BuildFileSchema = z.object({
  builtAt: z.iso.datetime(),
  /** The release that it was made with; absent in builds of earlier releases. */
  version: z.string().optional(),
  /** The revisions that were stored when the build started. */
  revisions: RevisionsSchema,
  /** The origins that the pages' policy lets a frame show; absent in builds of earlier releases. */
  frames: z.array(z.string()).optional(),
  /** The last day that the prebuilt time tables cover. */
  timetablesUntil: z.iso.date(),
})
export type BuildFile = z.output<typeof BuildFileSchema>
