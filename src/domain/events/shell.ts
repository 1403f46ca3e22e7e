import { escapeHtml } from '#domain/content/escape.ts'

/**
 * What stands in the prebuilt page /events/shell where an event's own words belong. The function
 * for events newer than the build replaces them everywhere in the page's HTML.
 */
export const SHELL = {
  title: '__EVENT_TITLE__',
  /** One line for search engines. */
  description: '__EVENT_DESCRIPTION__',
  /** In the canonical address: '/events/__EVENT_SLUG__'. */
  slug: '__EVENT_SLUG__',
  /** Where the article goes, as the only text of an element. */
  article: '__EVENT_ARTICLE__',
} as const

/** Fills the shell: texts are escaped, the article is HTML. */
export function fillShell(shell: string, parts: Record<keyof typeof SHELL, string>): string {
  return shell
    .replaceAll(SHELL.title, () => escapeHtml(parts.title))
    .replaceAll(SHELL.description, () => escapeHtml(parts.description))
    .replaceAll(SHELL.slug, () => escapeHtml(parts.slug))
    .replaceAll(SHELL.article, () => parts.article)
}
