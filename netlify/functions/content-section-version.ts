import type { Config } from '@netlify/functions'
import { VersionParamsSchema } from '#contract/content.schema.ts'
import { getSectionVersion } from '#contract/content.ts'
import { knownSection } from '#server/content/sections.ts'
import { sectionVersion } from '#server/content/versions.ts'
import { onAdmin } from '#server/http/admin.ts'
import { handle } from '#server/http/handle.ts'

/** One kept version of a section, with its text. */
export default handle(
  onAdmin(
    getSectionVersion,
    { params: VersionParamsSchema },
    ({ params: { pageId, sectionId, revision } }) =>
      sectionVersion(knownSection(pageId, sectionId).path, Number(revision)),
  ),
)

export const config: Config = { path: '/api/content/:pageId/:sectionId/versions/:revision' }
