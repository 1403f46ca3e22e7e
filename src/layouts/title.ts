/**
 * The document's title: the site's name at home, 'Page · name' elsewhere (WCAG 2.4.2;
 * docs/product.md, section 2).
 */
export function documentTitle(siteName: string, page?: string): string {
  return page ? `${page} · ${siteName}` : siteName
}
