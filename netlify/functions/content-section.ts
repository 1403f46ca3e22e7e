import type { Config } from '@netlify/functions'
import { SectionBodySchema, SectionParamsSchema } from '#contract/content.schema.ts'
import { saveSection } from '#contract/content.ts'
import { afterSave } from '#server/content/publish.ts'
import { knownSection, saveSection as save } from '#server/content/sections.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'

/** Saves one section of the content. */
export default handle(
  onAdmin(
    saveSection,
    { params: SectionParamsSchema, body: SectionBodySchema },
    async ({ admin, params, body, waitUntil }) => {
      const known = knownSection(params.pageId, params.sectionId)
      const { section, changed } = await save(admin.user, known, body.content, body.base)
      if (changed) await afterSave(known, waitUntil)
      return { ...DONE, revision: section.revision, section }
    },
  ),
)

export const config: Config = { path: '/api/content/:pageId/:sectionId' }
