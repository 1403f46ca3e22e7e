import {
  DraftBodySchema,
  EndDraftParamsSchema,
  PlanBodySchema,
  SectionBodySchema,
  SectionParamsSchema,
  VersionParamsSchema,
} from '#contract/content.schema.ts'
import {
  dropPlannedSection,
  endDraft,
  getAdminContent,
  getPlannedTexts,
  getSectionVersion,
  getSectionVersions,
  planSection,
  restoreSection,
  type SectionResponse,
  saveSection,
  shareDraft,
} from '#contract/content.ts'
import { RestoreVersionSchema } from '#contract/saved.schema.ts'
import type { SectionPath } from '#domain/content/registry.ts'
import { SITE_SECTIONS } from '#domain/settings/siteTexts.ts'
import { isSwitchedOff } from '#domain/structure/texts.ts'
import { onAdmin } from '../auth/admin.ts'
import { DONE } from '../http/response.ts'
import type { Call } from '../http/route.ts'
import { frameNote } from '../publish/frameNote.ts'
import { contentDocument, sectionVersionStore } from '../storage/content.ts'
import { read } from '../storage/documents.ts'
import { readStructure } from '../storage/structure.ts'
import { dropPlanned, listPlannedTexts, planText } from './planned.ts'
import { contentResponse } from './responses.ts'
import * as sections from './sections.ts'
import * as drafts from './sharedDrafts.ts'
import * as versions from './versions.ts'

const params = SectionParamsSchema
const IN_SETTINGS: readonly string[] = Object.values(SITE_SECTIONS)

/** Announces a save to visitors, and removes versions over the limit. */
function afterSave(
  path: SectionPath,
  changed: boolean,
  { changes, waitUntil }: Pick<Call<unknown>, 'changes' | 'waitUntil'>,
): void {
  if (!changed) {
    changes.clear()
    return
  }
  if (!IN_SETTINGS.includes(path)) changes.delete('settings')
  waitUntil(sectionVersionStore.prune(path))
}

async function savedResponse(path: SectionPath, section: SectionResponse, changed: boolean) {
  const note = changed ? await frameNote(path, section.content) : undefined
  return { ...DONE, revision: section.revision, section, ...(note && { note }) }
}

export const contentRoutes = [
  onAdmin(getAdminContent, {}, async () => {
    const { structure } = await readStructure()
    return contentResponse(
      (await read(contentDocument)).value,
      structure,
      pageId => !isSwitchedOff(structure, pageId),
    )
  }),
  onAdmin(saveSection, { params, body: SectionBodySchema }, async call => {
    const { admin, params, body } = call
    const known = sections.knownSection(params.pageId, params.sectionId)
    const { content, base } = body
    const { section, changed } = await sections.saveStoredSection(admin.user, known, content, base)
    afterSave(known.path, changed, call)
    return savedResponse(known.path, section, changed)
  }),
  onAdmin(restoreSection, { params, body: RestoreVersionSchema }, async call => {
    const { admin, params, body } = call
    const known = sections.knownSection(params.pageId, params.sectionId)
    const { revision, base } = body
    const { section, changed } = await versions.restoreStoredSection(
      admin.user,
      known,
      revision,
      base,
    )
    afterSave(known.path, changed, call)
    return savedResponse(known.path, section, changed)
  }),
  onAdmin(getPlannedTexts, {}, async ({ admin }) => ({ planned: await listPlannedTexts(admin) })),
  onAdmin(planSection, { params, body: PlanBodySchema }, async ({ admin, params, body }) => {
    await planText(admin, sections.knownSection(params.pageId, params.sectionId), body)
    return DONE
  }),
  onAdmin(dropPlannedSection, { params }, async ({ admin, params }) => {
    await dropPlanned(admin, sections.knownSection(params.pageId, params.sectionId))
    return DONE
  }),
  onAdmin(shareDraft, { body: DraftBodySchema }, async ({ admin, body }) => ({
    ...DONE,
    ...(await drafts.shareDraft(admin, body.pageId, body.texts)),
  })),
  onAdmin(endDraft, { params: EndDraftParamsSchema }, async ({ admin, params }) => {
    await drafts.endSharedDraft(admin, params.id)
    return DONE
  }),
  onAdmin(getSectionVersions, { params }, async ({ params: { pageId, sectionId } }) => ({
    versions: await versions.versionsOfSection(sections.knownSection(pageId, sectionId).path),
  })),
  onAdmin(
    getSectionVersion,
    { params: VersionParamsSchema },
    ({ params: { pageId, sectionId, revision } }) =>
      versions.versionOfSection(sections.knownSection(pageId, sectionId).path, Number(revision)),
  ),
]
