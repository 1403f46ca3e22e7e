import { z } from 'zod'
import { SCREEN_ID } from '#domain/screens/screen.ts'
import { ScreensSchema } from '#domain/screens/screenSchema.ts'

const ScreenId = z.string().regex(SCREEN_ID, 'A screen’s id has 4 to 12 small letters and digits.')

/** The query of GET /api/screen; other names in it are ignored. */
export const ScreenQuerySchema = z.object({ screen: ScreenId.optional() })
export const HeartbeatSchema = z.strictObject({ screen: ScreenId })
const Revision = z.number().int().min(0)
export const ScreensBodySchema = ScreensSchema.extend({ base: Revision.optional() })
export const RestoreScreensSchema = z.object({ revision: Revision, base: Revision.optional() })
