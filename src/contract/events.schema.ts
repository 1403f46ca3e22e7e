import { z } from 'zod'

/** The path of an event; the handler responds to an id that no event can have. */
export const EventParamsSchema = z.object({ id: z.string() })

export const RestoreEventSchema = z
  .object({
    revision: z.number().int().min(0).optional(),
    base: z.number().int().min(0).optional(),
  })
  .optional()
