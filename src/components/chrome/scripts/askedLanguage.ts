/**
 * Leads from `/widget?lang=ur` to the page in that language, where the site offers it: the page is at an
 * address of its own, so copies of one are never shown for the other.
 */
export function leadToAskedLanguage(path: string): void {
  const url = new URL(location.href)
  const asked = url.searchParams.get('lang')
  if (!asked) return
  const languages: readonly string[] = import.meta.env.FURTHER_LANGUAGES
  const isOwn = asked === import.meta.env.OWN_LANGUAGE
  if (!isOwn && !languages.includes(asked)) return
  url.searchParams.delete('lang')
  url.pathname = isOwn ? path : `/${asked}${path}`
  location.replace(url)
}
