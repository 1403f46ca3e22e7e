import type { DocumentThing, Thing } from '#domain/declared/thing.ts'
import { endpoint } from './endpoint.ts'

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

/** What the endpoints that change a thing have in common. */
export const changeOfThing = ({ write, changes }: Thing) =>
  ({ ...(write && { right: write }), changes }) as const

const loading = ({ name }: DocumentThing) => `Failed to load ${name}.`
const saving = ({ name }: DocumentThing) => `Failed to save ${name}. Please try again.`

/** All of a document as stored. `Params`: those of its path. */
export const readDocument = /* @__NO_SIDE_EFFECTS__ */ <Values, Params = undefined>(
  thing: DocumentThing,
) =>
  endpoint<{ params: Params; response: SavedDocument<Values> }>(`GET ${thing.path}`, {
    right: thing.read,
    failure: loading(thing),
  })

/**
 * Replaces its values. 400 'invalid' names the fields by path, 409 'conflict' when `base` is no longer
 * the stored revision.
 */
export const saveDocument = /* @__NO_SIDE_EFFECTS__ */ <Values, Params = undefined, Sent = Values>(
  thing: DocumentThing,
) =>
  endpoint<{
    params: Params
    body: Sent & { base?: number | undefined }
    response: SavedDocument<Values> & { success: true }
  }>(`PUT ${thing.path}`, {
    ...changeOfThing(thing),
    ...(thing.limit && { limit: thing.limit }),
    failure: saving(thing),
  })

/** The kept versions, newest first, at most 20. */
const documentVersions = /* @__NO_SIDE_EFFECTS__ */ <Values, Params = undefined>(
  thing: DocumentThing,
) =>
  endpoint<{
    params: Params
    response: { versions: DocumentVersion<Values>[] }
  }>(`GET ${thing.path}/versions`, {
    ...(thing.write && { right: thing.write }),
    failure: loading(thing),
  })

/** Undo: restores a kept version. 404 when it is not kept, 409 as for a save. */
const restoreDocument = /* @__NO_SIDE_EFFECTS__ */ <Values, Params = undefined>(
  thing: DocumentThing,
) =>
  endpoint<{
    params: Params
    body: { revision: number; base?: number | undefined }
    response: SavedDocument<Values> & { success: true }
  }>(`POST ${thing.path}/restore`, {
    ...changeOfThing(thing),
    failure: saving(thing),
  })

/** The endpoints of a document. `Params`: those of its path; `Sent`: what a save sends. */
export const documentApi = /* @__NO_SIDE_EFFECTS__ */ <Values, Params = undefined, Sent = Values>(
  thing: DocumentThing,
) => ({
  read: readDocument<Values, Params>(thing),
  save: saveDocument<Values, Params, Sent>(thing),
  versions: documentVersions<Values, Params>(thing),
  restore: restoreDocument<Values, Params>(thing),
})
