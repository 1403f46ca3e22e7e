import type { Right } from '#domain/account/roles.ts'

/** The data that public responses are made from. The CDN's copies have these as tags. */
export type CacheTag =
  | 'content'
  | 'events'
  | 'notices'
  | 'prayer'
  | 'screens'
  | 'settings'
  | 'theme'
  | 'videos'

/** What is declared of a stored thing: data without zod. Endpoints, storage, messages and log follow. */
export interface Thing {
  /** Its document in storage. */
  readonly key: string
  /** Of the document's shape; a change that an older release cannot read raises it. */
  readonly version: number
  /** In the API, for those who are signed in. */
  readonly path: `/api/${string}`
  /** What an account needs to change it; without it, only owners may. */
  readonly write?: Right
  readonly changes: readonly CacheTag[]
}

/** A document that is saved as a whole. */
export interface DocumentThing extends Thing {
  /** In messages: 'the screens'. */
  readonly name: string
  /** Whether every version that a save replaced is kept. */
  readonly keepVersions: boolean
  /** What an account needs to read it. */
  readonly read: Right
  /** The largest body of a save in bytes. */
  readonly limit?: number
}

/** A list in one document, whose items are saved one by one and stay restorable when deleted. */
export interface CollectionThing extends Thing {
  /** One of its items, in messages and in the log. */
  readonly name: 'event' | 'notice'
  /** How many earlier versions of an item are kept. */
  readonly versionsKept: number
  /** Some saves need proof. */
  readonly proof?: 'sometimes'
  /** What a failed change says. */
  readonly failures: Readonly<Record<'create' | 'update' | 'delete' | 'restore', string>>
}
