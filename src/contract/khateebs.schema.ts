import { z } from 'zod'
import { KhateebsSchema } from '#domain/khateebs/khateebsSchema.ts'

export const KhateebsBodySchema = KhateebsSchema.extend({ base: z.int().optional() })
