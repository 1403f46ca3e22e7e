import { z } from 'zod'

/** The query of GET /api/prayertimes; other names in it are ignored. */
export const PrayerTimesQuerySchema = z.object({
  year: z
    .string()
    .regex(/^\d{4}$/, 'The year must be four digits, such as 2027.')
    .transform(Number)
    .refine(year => year >= 1970 && year <= 2100, 'The year must be from 1970 to 2100.')
    .optional(),
})
