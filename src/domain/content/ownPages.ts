const OWN = /^(page|school|other)-[a-z0-9]{6,12}$/
/** Whether a page is one that people made, not one of the specification. */
export const isOwn = (pageId: string): boolean => OWN.test(pageId)
