import type { Revisions } from '#domain/publishing/revisions.ts'

/** Names the documents' revisions that a public response was made from: 'content=3,theme=1'. */
export const REVISIONS_HEADER = 'x-revisions'

/** What pages request once loaded, with events: every kind in one response. */
export const newerThanPages = ({ content = 0 }: Revisions) => `/api/newer?since=${content}&events=1`

/**
 * Everything that pages are made from and admins change, by the key of its document in storage. A save
 * of one of these makes the prebuilt pages outdated: it is checked until the public response contains
 * it, and the pages are rebuilt. Videos, which change by themselves, need no rebuild.
 */
export const PUBLISHED = {
  prayer: 'prayer-settings',
  content: 'content',
  theme: 'theme',
  events: 'events',
  notices: 'notices',
  retention: 'retention',
  habits: 'habits',
  structure: 'structure',
  languages: 'languages',
}

export type PublishedKind = keyof typeof PUBLISHED
