import { framedOrigin, showsNewHost } from '#config/frames.ts'
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
  saveSection,
  shareDraft,
} from '#contract/content.ts'
import { RestoreVersionSchema } from '#contract/saved.schema.ts'
import type { SectionPath } from '#domain/content/registry.ts'
import { blockedFrames } from '#domain/publishing/due.ts'
import { SITE_SECTIONS } from '#domain/settings/siteTexts.ts'
import { isSwitchedOff } from '#domain/structure/texts.ts'
import { onAdmin } from '../auth/admin.ts'
import { DONE } from '../http/response.ts'
import type { Call } from '../http/route.ts'
import { describeError, logLine } from '../log.ts'
import { readStatus } from '../publish/checkPublished.ts'
import { hookRules } from '../publish/hook.ts'
import { contentDocument } from '../storage/content.ts'
import { read } from '../storage/documents.ts'
import { readStructure } from '../storage/structure.ts'
import { dropPlanned, listPlannedTexts, planText } from './planned.ts'
import { contentResponse } from './responses.ts'
import * as sections from './sections.ts'
import * as drafts from './sharedDrafts.ts'
import * as versions from './versions.ts'

const params = SectionParamsSchema
const IN_SETTINGS: readonly string[] = Object.values(SITE_SECTIONS)

/** Saves or restores the section of a call, which is announced only where that changed something. */
async function saved(
  { params: { pageId, sectionId }, changes }: Pick<Call<typeof saveSection>, 'params' | 'changes'>,
  save: (known: sections.KnownSection) => ReturnType<typeof sections.saveStoredSection>,
) {
  const known = sections.knownSection(pageId, sectionId)
  const { section, changed } = await save(known)
  if (!changed) changes.clear()
  else if (!IN_SETTINGS.includes(known.path)) changes.delete('settings')
  const note = changed ? await frameNote(known.path, section.content) : undefined
  return { ...DONE, revision: section.revision, section, ...(note && { note }) }
}

/** A session left open cannot put another website into the pages. Throws Refusal 403. */
async function proveNewHost(prove: () => Promise<void>, path: SectionPath, content: string) {
  if (showsNewHost(path, content, (await read(contentDocument)).value)) await prove()
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
  onAdmin(saveSection, { params, body: SectionBodySchema }, call =>
    saved(call, async known => {
      const { content, base } = call.body
      await proveNewHost(call.prove, known.path, content)
      return sections.saveStoredSection(call.admin.user, known, content, base)
    }),
  ),
  onAdmin(restoreSection, { params, body: RestoreVersionSchema }, call =>
    saved(call, known => {
      const { revision, base } = call.body
      return versions.restoreStoredSection(call.admin.user, known, revision, base)
    }),
  ),
  onAdmin(getPlannedTexts, {}, async ({ admin }) => ({ planned: await listPlannedTexts(admin) })),
  onAdmin(planSection, { params, body: PlanBodySchema }, async ({ admin, params, body, prove }) => {
    const known = sections.knownSection(params.pageId, params.sectionId)
    await proveNewHost(prove, known.path, body.content)
    await planText(admin, known, body)
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

/**
 * What an admin has to know of a frame's address just saved: that the pages block its host until
 * they are rebuilt, which happens without waiting for quiet. undefined: there is nothing to say.
 */
async function frameNote(path: SectionPath, content: string): Promise<string | undefined> {
  const origin = framedOrigin(path, content)
  if (!origin) return undefined
  try {
    const { record, saved } = await readStatus()
    if (!blockedFrames(record, saved).includes(origin)) return undefined
  } catch (error) {
    // The save succeeded, and its response must say so.
    logLine('warn', 'publishing status unknown', { error: describeError(error) })
    return undefined
  }
  const then = hookRules().hook
    ? 'They are being rebuilt now, and show it in a few minutes.'
    : 'They show it once the site is deployed again.'
  return `The pages do not allow frames from ${new URL(origin).host} yet. ${then}`
}
