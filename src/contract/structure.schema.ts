import { z } from 'zod'
import { CheckedStructureSchema } from '#domain/structure/structureSchema.ts'
import { BASE } from './saved.schema.ts'

export const StructureBodySchema = z.object({ structure: CheckedStructureSchema, ...BASE })
