import type { Revisions } from '#domain/publishing/revisions.ts'

/** Names the documents' revisions that a public response was made from: 'content=3,theme=1'. */
export const REVISIONS_HEADER = 'x-revisions'

/** One kind of stored content that the prebuilt pages are made from. */
interface Published {
  /** The key of its document in storage. */
  readonly document: string
  /** The public path that pages request for newer content; `built`: the revisions that they contain. */
  readonly path: (built: Revisions) => string
}

/** What pages request once loaded: newer content and the theme in one response. */
const newerThanPages = ({ content = 0 }: Revisions) => `/api/content?since=${content}`

/** What admins change. Videos, which change by themselves, need no rebuild. */
export type PublishedKind = 'prayer' | 'content' | 'theme' | 'events'

/**
 * Everything that pages are made from. A save of one of these documents makes the prebuilt pages
 * outdated: it is checked until the public response contains it, and the pages are rebuilt.
 */
export const PUBLISHED: Readonly<Record<PublishedKind, Published>> = {
  prayer: { document: 'prayer-settings', path: () => '/api/prayertimes' },
  content: { document: 'content', path: newerThanPages },
  theme: { document: 'theme', path: newerThanPages },
  events: { document: 'events', path: () => '/api/events' },
}
