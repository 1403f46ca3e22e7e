import type { Right } from '#domain/account/roles.ts'
import { type CacheTag, endpoint } from './endpoint.ts'

/** A stored document: its values, and who saved them when. */
export type SavedDocument<Values> = Values & {
  /** Counts the saves; 0: as the site came. */
  revision: number
  /** ISO instant; null for the seed. */
  savedAt: string | null
  /** The admin's name; null where it is not known. */
  savedBy: string | null
}

/** One of its kept versions. */
export type DocumentVersion<Values> = SavedDocument<Values> & { savedAt: string }

/** What the four endpoints of a document that the panel edits have in common. */
export interface DocumentAddress {
  readonly path: `/api/${string}`
  /** In messages: 'the screens'. */
  readonly name: string
  /** What an account needs to read and to change it. */
  readonly read: Right
  readonly right: Right
  readonly changes: readonly CacheTag[]
  /** The largest body in bytes. */
  readonly limit?: number
}

const loading = ({ name }: DocumentAddress) => `Failed to load ${name}.`
const saving = ({ name }: DocumentAddress) => `Failed to save ${name}. Please try again.`

/** All of a document as stored. */
export const readDocument = <Values>(address: DocumentAddress) =>
  endpoint<{ response: SavedDocument<Values> }>({
    method: 'GET',
    path: address.path,
    access: 'admin',
    right: address.read,
    failure: loading(address),
  })

/**
 * Replaces its values. 400 'invalid' names the fields by path, 409 'conflict' when `base` is no longer
 * the stored revision.
 */
export const saveDocument = <Values>(address: DocumentAddress) =>
  endpoint<{
    body: Values & { base?: number | undefined }
    response: SavedDocument<Values> & { success: true }
  }>({
    method: 'PUT',
    path: address.path,
    access: 'admin',
    right: address.right,
    ...(address.limit && { limit: address.limit }),
    changes: address.changes,
    failure: saving(address),
  })

/** The kept versions, newest first, at most 20. */
export const documentVersions = <Version>(address: DocumentAddress) =>
  endpoint<{ response: { versions: Version[] } }>({
    method: 'GET',
    path: `${address.path}/versions`,
    access: 'admin',
    right: address.right,
    failure: loading(address),
  })

/** Undo: restores a kept version. 404 when it is not kept, 409 as for a save. */
export const restoreDocument = <Values>(address: DocumentAddress) =>
  endpoint<{
    body: { revision: number; base?: number | undefined }
    response: SavedDocument<Values> & { success: true }
  }>({
    method: 'POST',
    path: `${address.path}/restore`,
    access: 'admin',
    right: address.right,
    changes: address.changes,
    failure: saving(address),
  })
