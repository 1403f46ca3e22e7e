import { escapeHtml } from '#domain/content/escape.ts'
import { fillMarks } from '#domain/content/shell.ts'

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

/** Fills the shell: texts are escaped, the article is HTML. */
export function fillShell(shell: string, parts: Record<keyof typeof SHELL, string>): string {
  return fillMarks(shell, {
    [SHELL.title]: escapeHtml(parts.title),
    [SHELL.description]: escapeHtml(parts.description),
    [SHELL.slug]: escapeHtml(parts.slug),
    [SHELL.article]: parts.article,
  })
}
