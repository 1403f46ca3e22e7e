import type { APIRoute } from 'astro'
import { builtAt } from '#config/builtAt.ts'
import { builtFrames, snapshot } from '#config/snapshot.ts'
import { timetableYears } from '#config/timetables.ts'
import { VERSION } from '#config/version.ts'
import type { BuildFile } from '#domain/publishing/buildFile.ts'

const file: BuildFile = {
  builtAt,
  version: VERSION,
  revisions: snapshot.revisions,
  frames: builtFrames,
  timetablesUntil: `${timetableYears.at(-1)}-12-31`,
}

/** Identifies the build: the server reads it to see that a rebuild is published. */
export const GET: APIRoute = () => Response.json(file)
