import { z } from 'zod'
import { CivilDate, clockField, shapeOf, within } from '#domain/declared/schema.ts'
import { EXTRA_TIMES } from './inWords/extraTimes.ts'
import { EID_PRAYER_FIELDS, RAMADAN_FIELDS, TARAWIH_FIELDS } from './prayerFields.ts'
import { Minutes, seasonal } from './settingFields.ts'

/** The maximum number of prayers on an Eid, and of Tarawih prayers in a night. */
export const MOST_EID_PRAYERS = 5
export const MOST_TARAWIH = 5

const NightClock = clockField(EID_PRAYER_FIELDS.time.example)

/** One prayer of a night of Ramadan, at a clock time or minutes after Isha's iqama. */
const TarawihSchema = z.object({
  time: z.union([seasonal(NightClock), z.object({ afterIsha: Minutes })], {
    error: 'Enter a time as HH:MM, or minutes after Isha’s iqama.',
  }),
  ...shapeOf(TARAWIH_FIELDS, 'sent'),
})

export const RamadanSchema = z.object({
  ...shapeOf(RAMADAN_FIELDS, 'sent'),
  tarawih: z
    .array(TarawihSchema)
    .max(MOST_TARAWIH, { error: 'At most five Tarawih prayers.' })
    .optional(),
})

const EidPrayerSchema = z.object(shapeOf(EID_PRAYER_FIELDS, 'sent'))

/**
 * The prayers of one Eid. They are of one Hijri year, since the next year's are at other times, and
 * on the day of the (confirmed) Hijri calendar unless `date` fixes it.
 */
export const EidSchema = z.object({
  year: within(1400, 1600, 'The Hijri year').int(),
  date: CivilDate.optional(),
  prayers: z.array(EidPrayerSchema).max(MOST_EID_PRAYERS, { error: 'At most five Eid prayers.' }),
})

export const EidsSchema = z.object({ fitr: EidSchema.optional(), adha: EidSchema.optional() })

/** The day's further times that are shown; all but sunrise are off where they are not set. */
export const ExtraTimesSchema = z.object(shapeOf(EXTRA_TIMES, 'sent'))

export type TarawihSetting = z.infer<typeof TarawihSchema>
export type EidSetting = z.infer<typeof EidSchema>
export type EidPrayer = z.infer<typeof EidPrayerSchema>
export type ExtraTimesSettings = z.infer<typeof ExtraTimesSchema>
