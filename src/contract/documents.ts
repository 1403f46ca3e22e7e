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

/** The endpoints of a document. `Params`: those of its path; `Sent`: what a save sends. */
export const documentApi = /* @__NO_SIDE_EFFECTS__ */ <Values, Params = undefined, Sent = Values>(
  thing: DocumentThing,
) => {
  type Saved = SavedDocument<Values> & { success: true }
  const { name, path, read, write, limit } = thing
  const loading = `Failed to load ${name}.`
  const saving = {
    ...changeOfThing(thing),
    failure: `Failed to save ${name}. Please try again.`,
  }
  return {
    /** All of it as stored. */
    read: endpoint<{ params: Params; response: SavedDocument<Values> }>(`GET ${path}`, {
      right: read,
      failure: loading,
    }),
    /**
     * Replaces its values. 400 'invalid' names the fields by path, 409 'conflict' when `base` is no
     * longer the stored revision.
     */
    save: endpoint<{
      params: Params
      body: Sent & { base?: number | undefined }
      response: Saved
    }>(`PUT ${path}`, { ...saving, ...(limit && { limit }) }),
    /** The kept versions, newest first, at most 20. */
    versions: endpoint<{ params: Params; response: { versions: DocumentVersion<Values>[] } }>(
      `GET ${path}/versions`,
      { ...(write && { right: write }), failure: loading },
    ),
    /** Undo: restores a kept version. 404 when it is not kept, 409 as for a save. */
    restore: endpoint<{
      params: Params
      body: { revision: number; base?: number | undefined }
      response: Saved
    }>(`POST ${path}/restore`, saving),
  }
}
