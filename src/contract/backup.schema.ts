import { z } from 'zod'

const permit = z.string().max(1000).default('')

export const BackupQuerySchema = z.object({ permit, after: z.string().max(700).optional() })

export const BackupEntryQuerySchema = z.object({
  permit,
  store: z.string().max(64).default(''),
  key: z.string().max(600).default(''),
  from: z.coerce.number().int().min(0).optional(),
})
