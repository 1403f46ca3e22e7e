import { z } from 'zod'
import { RevisionsSchema } from './revisions.ts'

/** What the prebuilt pages tell of themselves in /build.json. */
export const BuildFileSchema = z.object({
  builtAt: z.iso.datetime(),
  /** What was stored when the build began. */
  revisions: RevisionsSchema,
  /** The origins that the pages' policy lets a frame show; absent in builds of earlier releases. */
  frames: z.array(z.string()).optional(),
  /** The last day that the prebuilt time tables cover. */
  timetablesUntil: z.iso.date(),
})
export type BuildFile = z.output<typeof BuildFileSchema>
