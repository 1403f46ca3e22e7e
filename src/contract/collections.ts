import type { CollectionThing } from '#domain/declared/thing.ts'
import { changeOfThing } from './documents.ts'
import { endpoint } from './endpoint.ts'

/** An item that an admin saved. */
export type SavedItem<Fields> = Fields & {
  /** Grows with every save; the base of the next one. */
  revision: number
  /** ISO instant. */
  savedAt: string
  /** The admin's name. */
  savedBy: string
}

/** An item that was deleted and can still be brought back. */
export type DeletedItem<Item> = Item & {
  /** ISO instant. */
  deletedAt: string
  /** The name of the admin who deleted it. */
  deletedBy: string
  /** ISO instant after which it cannot be restored. */
  restorableUntil: string
}

const saving = (thing: CollectionThing, limit?: number) => ({
  ...changeOfThing(thing),
  ...(thing.proof && { proof: thing.proof }),
  ...(limit && { limit }),
})

/** Creates an item; the response has its id. 400 'invalid' names the fields at fault; 409 'full'. */
export const createItem = /* @__NO_SIDE_EFFECTS__ */ <Body, Saved>(
  thing: CollectionThing,
  limit?: number,
) =>
  endpoint<{ body: Body; response: Saved }>(`POST ${thing.path}`, {
    ...saving(thing, limit),
    failure: thing.failures.create,
  })

/** Saves an item. 409 'conflict' carries the newer one as `current`; 404; 410 'deleted'. */
export const saveItem = /* @__NO_SIDE_EFFECTS__ */ <Body, Saved>(
  thing: CollectionThing,
  limit?: number,
) =>
  endpoint<{ params: { id: string }; body: Body; response: Saved }>(`PUT ${thing.path}/:id`, {
    ...saving(thing, limit),
    failure: thing.failures.update,
  })

/** Deletes an item; it stays restorable for 30 days. Deleting it twice is no failure. 404. */
export const deleteItem = /* @__NO_SIDE_EFFECTS__ */ (thing: CollectionThing) =>
  endpoint<{ params: { id: string }; response: { success: true } }>(`DELETE ${thing.path}/:id`, {
    ...changeOfThing(thing),
    failure: thing.failures.delete,
  })

/**
 * The undo. Without `revision` it brings a deleted item back as it was; with one it saves that kept
 * version again. 404 when it is not kept any more, 409 as for a save.
 */
export const restoreItem = /* @__NO_SIDE_EFFECTS__ */ <Saved, Proof = unknown>(
  thing: CollectionThing,
) =>
  endpoint<{
    params: { id: string }
    body: ({ revision?: number | undefined; base?: number | undefined } & Proof) | undefined
    response: Saved
  }>(`POST ${thing.path}/:id/restore`, {
    ...saving(thing),
    failure: thing.failures.restore,
  })
