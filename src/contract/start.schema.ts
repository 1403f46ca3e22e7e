import { z } from 'zod'
import { STARTS } from '#domain/content/saved.ts'

export const StartBodySchema = z.object({ start: z.enum([...STARTS, 'examples']) })
