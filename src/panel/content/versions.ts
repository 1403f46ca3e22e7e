import { getSectionVersion, getSectionVersions } from '#contract/content.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

/** The kept versions of a section, newest first. */
export const keptSectionVersions = resource(async (pageId: string, sectionId: string) => {
  const { versions } = await callAsAdmin(getSectionVersions, { params: { pageId, sectionId } })
  return versions.map(version => ({ ...version, savedBy: version.by }))
})

/** The version that is looked at, with its text. */
export const sectionVersion = resource((pageId: string, sectionId: string, revision: number) =>
  callAsAdmin(getSectionVersion, { params: { pageId, sectionId, revision: String(revision) } }),
)
