import { escapeHtml } from '#domain/content/escape.ts'
import { locale } from '#locale/locale.ts'

/** What a feed says of itself. */
export interface FeedHead {
  readonly title: string
  /** Full addresses: the feed's own, and that of the page it is about. */
  readonly self: string
  readonly page: string
  readonly author: string
}

/** The site, as far as entries name it. */
export interface FeedSite {
  readonly zone: string
  readonly origin: string
  /** Makes ids unique; the same in every deploy. */
  readonly host: string
}

/** One entry of a feed. */
export interface FeedEntry {
  /** Stays the same through edits. */
  readonly id: string
  readonly title: string
  /** A full address. */
  readonly url: string
  /** ISO instants. */
  readonly published?: string | undefined
  readonly updated: string
  readonly text: string
  readonly category: string
  readonly language?: string | undefined
}

/** An id that does not depend on the address under which an entry is read (RFC 4151). */
export const tagOf = (host: string, kind: string, id: string): string =>
  `tag:${host},2026:${kind}/${id}`

/** A feed as JSON Feed (jsonfeed.org, version 1.1). */
export const jsonFeed = ({ title, self, page }: FeedHead, items: readonly object[]): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    ...{ title, home_page_url: page, feed_url: self, language: locale().language, items },
  })

/** A feed as Atom (RFC 4287); `updated`: when it was last changed, by what is no entry any more too. */
export function atomFeed(
  { title, self, page, author }: FeedHead,
  entries: readonly FeedEntry[],
  updated: string,
): string {
  const last = [updated, ...entries.map(entry => entry.updated)].sort().at(-1)
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale().language}">
  <title>${xml(title)}</title>
  <id>${xml(self)}</id>
  <link rel="self" type="application/atom+xml" href="${xml(self)}"/>
  <link rel="alternate" type="text/html" href="${xml(page)}"/>
  <updated>${last}</updated>
  <author><name>${xml(author)}</name></author>
${entries.map(entryXml).join('')}</feed>
`
}

function entryXml(entry: FeedEntry): string {
  const { id, title, url, published, updated, text, category, language } = entry
  const lines = [
    `<title>${xml(title)}</title>`,
    `<id>${xml(id)}</id>`,
    `<link rel="alternate" href="${xml(url)}"/>`,
    published && `<published>${published}</published>`,
    `<updated>${updated}</updated>`,
    `<category term="${xml(category)}"/>`,
    `<content type="text">${xml(text)}</content>`,
  ].filter(Boolean)
  const tag = language ? ` xml:lang="${xml(language)}"` : ''
  return `  <entry${tag}>\n${lines.map(line => `    ${line}\n`).join('')}  </entry>\n`
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot hold these.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udfff]/gu

const xml = (text: string) => escapeHtml(text.replace(NOT_IN_XML, ''))
