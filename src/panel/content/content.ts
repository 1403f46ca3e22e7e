import { getAdminContent, type SectionResponse } from '#contract/content.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

/** All content as it is stored. */
export const siteContent = resource(() => callAsAdmin(getAdminContent))

/** A section as the panel has it; undefined for an unknown one, and until all is loaded. */
export function sectionIn(pageId: string, sectionId: string): SectionResponse | undefined {
  const content = siteContent.$data.get()
  if (content.state !== 'ready' || !Object.hasOwn(content.data, pageId)) return undefined
  const sections = content.data[pageId]?.sections ?? {}
  return Object.hasOwn(sections, sectionId) ? sections[sectionId] : undefined
}

/** Puts a section in the place of the one the panel has. */
export function putSection(pageId: string, section: SectionResponse): void {
  const content = siteContent.$data.get()
  if (content.state !== 'ready') return
  const page = content.data[pageId]
  if (!page) return
  const sections = { ...page.sections, [section.id]: section }
  const moments = Object.values(sections).flatMap(({ lastUpdated }) => lastUpdated ?? [])
  const lastUpdated = moments.sort().at(-1) ?? null
  siteContent.set({ ...content.data, [pageId]: { ...page, sections, lastUpdated } })
}
