import { z } from 'zod'

import { ScreenId, ScreensSchema } from '#domain/screens/screenSchema.ts'

/** The query of GET /api/screen; other names in it are ignored. */
export const ScreenQuerySchema = z.object({ screen: ScreenId.optional() })
export const HeartbeatSchema = z.strictObject({ screen: ScreenId })
const Revision = z.number().int().min(0)
export const ScreensBodySchema = ScreensSchema.extend({ base: Revision.optional() })
export const RestoreScreensSchema = z.object({ revision: Revision, base: Revision.optional() })
