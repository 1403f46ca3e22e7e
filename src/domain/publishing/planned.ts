import { z } from 'zod'
import { isRole, type Role } from '#domain/account/roles.ts'

/** A text that the site publishes by itself at a moment. */
export const PlannedTextSchema = z.object({
  content: z.string(),
  /** ISO instant. */
  at: z.iso.datetime(),
  /** Who planned it, with the role of that time. */
  by: z.object({ id: z.string(), name: z.string(), role: z.custom<Role>(isRole) }),
})
type PlannedText = z.output<typeof PlannedTextSchema>

/** By the section's path ('about/mission-vision'): one for each. */
export interface PlannedTexts {
  readonly texts: Readonly<Record<string, PlannedText>>
}

/** How far ahead a text can be planned. */
export const PLANNED_DAYS = 400
