import { getAdminContent, type SectionResponse } from '#contract/content.ts'
import { structureApi } from '#contract/structure.ts'
import { ownsPage } from '#domain/account/roles.ts'
import { resource } from '#panel/shell/loaded.ts'
import { $role, callAsAdmin } from '#panel/shell/session.ts'

/** The content that the account may change, as it is stored. */
export const siteContent = resource(async () => {
  const pages = Object.entries(await callAsAdmin(getAdminContent))
  return Object.fromEntries(pages.filter(([id]) => ownsPage($role.get(), id)))
})

/** Which pages the site has and shows. */
export const siteStructure = resource(async () => (await callAsAdmin(structureApi.read)).structure)

/** A section as the panel has it; undefined for an unknown one, and until all is loaded. */
export function sectionIn(pageId: string, sectionId: string): SectionResponse | undefined {
  const content = siteContent.$known.get() ?? {}
  const sections = Object.hasOwn(content, pageId) ? (content[pageId]?.sections ?? {}) : {}
  return Object.hasOwn(sections, sectionId) ? sections[sectionId] : undefined
}

/** Puts a section in the place of the one the panel has. */
export function putSection(pageId: string, section: SectionResponse): void {
  const content = siteContent.$known.get()
  const page = content?.[pageId]
  if (!page) return
  const sections = { ...page.sections, [section.id]: section }
  const moments = Object.values(sections).flatMap(({ lastUpdated }) => lastUpdated ?? [])
  const lastUpdated = moments.sort().at(-1) ?? null
  siteContent.set({ ...content, [pageId]: { ...page, sections, lastUpdated } })
}
