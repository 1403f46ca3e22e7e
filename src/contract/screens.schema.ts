import { z } from 'zod'
import { ScreenId } from '#domain/screens/screenSchema.ts'

/** The query of GET /api/screen; other names in it are ignored. */
export const ScreenQuerySchema = z.object({ screen: ScreenId.optional() })
export const HeartbeatSchema = z.strictObject({ screen: ScreenId })
