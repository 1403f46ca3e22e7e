/** One editable piece of a page; `content` is text, or JSON for structured sections. */
export interface Section {
  id: string
  /** The section's name in the editor. */
  title: string
  content: string
}

/** One page of editable content, its sections keyed by their id. */
export interface ContentPage {
  id: string
  title: string
  route: string
  sections: Readonly<Record<string, Section>>
  /** ISO instant of the last change. */
  lastUpdated: string
}

/** All editable content, keyed by page id. */
export type SiteContent = Readonly<Record<string, ContentPage>>

/** The content of a page's section; '' when it has none, and then its place stays empty. */
export function textOf(page: ContentPage, sectionId: string): string {
  return page.sections[sectionId]?.content.trim() ?? ''
}
