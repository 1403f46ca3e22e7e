import { z } from 'zod'

/** Counts the saves of what is stored; 0: as the site came. */
const Revision = z.number().int().min(0)
/** Of a save: the revision that was edited. */
export const BASE = { base: Revision.optional() }

/** Restores a version of a document. */
export const RestoreVersionSchema = z.object({ revision: Revision, ...BASE })

/** The path of an item; the handler responds to an id that no item can have. */
export const ItemParamsSchema = z.object({ id: z.string() })
/** Restores a deleted item or, with `revision`, a version of it. */
export const RestoreItemSchema = z.object({ revision: Revision.optional(), ...BASE }).optional()
