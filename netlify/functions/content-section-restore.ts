import type { Config } from '@netlify/functions'
import { SectionParamsSchema, SectionRestoreSchema } from '#contract/content.schema.ts'
import { restoreSection } from '#contract/content.ts'
import { afterSave } from '#server/content/publish.ts'
import { knownSection } from '#server/content/sections.ts'
import { restoreSection as restore } from '#server/content/versions.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'

/** Saves a kept version of a section anew. */
export default handle(
  onAdmin(
    restoreSection,
    { params: SectionParamsSchema, body: SectionRestoreSchema },
    async ({ admin, params, body, waitUntil }) => {
      const known = knownSection(params.pageId, params.sectionId)
      const { section, changed } = await restore(admin.user, known, body.revision, body.base)
      if (changed) await afterSave(known, waitUntil)
      return { ...DONE, revision: section.revision, section }
    },
  ),
)

export const config: Config = { path: '/api/content/:pageId/:sectionId/restore' }
