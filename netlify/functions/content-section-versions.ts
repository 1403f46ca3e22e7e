import type { Config } from '@netlify/functions'
import { SectionParamsSchema } from '#contract/content.schema.ts'
import { getSectionVersions } from '#contract/content.ts'
import { knownSection } from '#server/content/sections.ts'
import { sectionVersions } from '#server/content/versions.ts'
import { onAdmin } from '#server/http/admin.ts'
import { handle } from '#server/http/handle.ts'

/** The kept versions of a section. */
export default handle(
  onAdmin(
    getSectionVersions,
    { params: SectionParamsSchema },
    async ({ params: { pageId, sectionId } }) => ({
      versions: await sectionVersions(knownSection(pageId, sectionId).path),
    }),
  ),
)

export const config: Config = { path: '/api/content/:pageId/:sectionId/versions' }
