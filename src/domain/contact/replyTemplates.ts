import type { DocumentThing } from '#domain/declared/thing.ts'

/** A text that a reply can begin with. */
export interface ReplyTemplate {
  readonly name: string
  readonly text: string
}

export interface ReplyTemplates {
  readonly templates: readonly ReplyTemplate[]
}

export const TEMPLATES_MOST = 30
export const TEMPLATE_NAME_MOST = 60

/** What those who answer messages begin their replies with. */
export const REPLY_TEMPLATES: DocumentThing = {
  name: 'the templates of replies',
  key: 'reply-templates',
  version: 1,
  path: '/api/reply-templates',
  read: 'messages',
  write: 'messages',
  changes: [],
  keepVersions: true,
}
