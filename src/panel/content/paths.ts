/** Where a page, or a section of it, is edited. */
export const editPath = (pageId: string, sectionId?: string) =>
  `/admin/content/${pageId}${sectionId ? `/${sectionId}` : ''}`

/** The pages of the list, and the link back to them on a phone. */
export const LIST_PATH = '/admin/content'
