import { z } from 'zod'
import { HabitsSchema } from '#domain/habits/habitsSchema.ts'
import { BASE } from './saved.schema.ts'

export const HabitsBodySchema = HabitsSchema.and(z.object(BASE))
