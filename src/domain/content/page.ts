/** One editable piece of a page; `content` is text, or JSON for structured sections. */
interface SectionContent {
  id: string
  /** The section's name in the editor. */
  title: string
  content: string
}

/** One page of editable content, its sections keyed by their id. */
export interface PageContent {
  id: string
  title: string
  route: string
  sections: Readonly<Record<string, SectionContent>>
}

/** All editable content, keyed by page id. */
export type SiteContent = Readonly<Record<string, PageContent>>
