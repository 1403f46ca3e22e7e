import {
  SectionBodySchema,
  SectionParamsSchema,
  SectionRestoreSchema,
  VersionParamsSchema,
} from '#contract/content.schema.ts'
import {
  getAdminContent,
  getSectionVersion,
  getSectionVersions,
  restoreSection,
  saveSection,
} from '#contract/content.ts'
import { onAdmin } from '../http/admin.ts'
import { DONE } from '../http/answer.ts'
import { contentDocument } from '../storage/content.ts'
import { read } from '../storage/documents.ts'
import { pruneVersions } from '../storage/sectionVersions.ts'
import { contentAnswer } from './answers.ts'
import * as sections from './sections.ts'
import * as versions from './versions.ts'

const params = SectionParamsSchema

export const contentRoutes = [
  onAdmin(getAdminContent, {}, async () =>
    contentAnswer((await read(contentDocument)).value.sections),
  ),
  onAdmin(saveSection, { params, body: SectionBodySchema }, async call => {
    const { admin, params, body, waitUntil } = call
    const known = sections.knownSection(params.pageId, params.sectionId)
    const { content, base } = body
    const { section, changed } = await sections.saveSection(admin.user, known, content, base)
    if (changed) waitUntil(pruneVersions(known.path, versions.VERSIONS_KEPT))
    return { ...DONE, revision: section.revision, section }
  }),
  onAdmin(restoreSection, { params, body: SectionRestoreSchema }, async call => {
    const { admin, params, body, waitUntil } = call
    const known = sections.knownSection(params.pageId, params.sectionId)
    const { revision, base } = body
    const { section, changed } = await versions.restoreSection(admin.user, known, revision, base)
    if (changed) waitUntil(pruneVersions(known.path, versions.VERSIONS_KEPT))
    return { ...DONE, revision: section.revision, section }
  }),
  onAdmin(getSectionVersions, { params }, async ({ params: { pageId, sectionId } }) => ({
    versions: await versions.sectionVersions(sections.knownSection(pageId, sectionId).path),
  })),
  onAdmin(
    getSectionVersion,
    { params: VersionParamsSchema },
    ({ params: { pageId, sectionId, revision } }) =>
      versions.sectionVersion(sections.knownSection(pageId, sectionId).path, Number(revision)),
  ),
]
