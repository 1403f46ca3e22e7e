import { escapeHtml } from '#domain/content/escape.ts'

/**
 * The placeholders for an event's own texts in the prebuilt page /events/shell. The function
 * for events newer than the build replaces them everywhere in the page's HTML.
 */
export const SHELL = {
  title: '__EVENT_TITLE__',
  /** One line for search engines. */
  description: '__EVENT_DESCRIPTION__',
  /** In the canonical address: '/events/__EVENT_SLUG__'. */
  slug: '__EVENT_SLUG__',
  /** The place of the article, as the only text of an element. */
  article: '__EVENT_ARTICLE__',
} as const

const MARKS = new RegExp(Object.values(SHELL).join('|'), 'g')

/**
 * Fills the shell: texts are escaped, the article is HTML. All in one pass, so that a
 * placeholder in an event's own text stays as it is.
 */
export function fillShell(shell: string, parts: Record<keyof typeof SHELL, string>): string {
  const filled: Record<string, string> = {
    [SHELL.title]: escapeHtml(parts.title),
    [SHELL.description]: escapeHtml(parts.description),
    [SHELL.slug]: escapeHtml(parts.slug),
    [SHELL.article]: parts.article,
  }
  return shell.replace(MARKS, mark => filled[mark] ?? mark)
}
