import { z } from 'zod'

/** Of an event's address; an id that none can have is handled by the handler, not refused here. */
export const EventParamsSchema = z.object({ id: z.string() })

export const RestoreEventSchema = z
  .object({
    revision: z.number().int().min(0).optional(),
    base: z.number().int().min(0).optional(),
  })
  .optional()
