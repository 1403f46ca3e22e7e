import { z } from 'zod'
import { ScreenId, ScreensSchema } from '#domain/screens/screenSchema.ts'
import { BASE } from './saved.schema.ts'

/** The query of GET /api/screen; other names in it are ignored. */
export const ScreenQuerySchema = z.object({ screen: ScreenId.optional() })
export const HeartbeatSchema = z.strictObject({ screen: ScreenId })
export const ScreensBodySchema = ScreensSchema.extend(BASE)
