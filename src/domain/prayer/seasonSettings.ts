import { z } from 'zod'
import { CivilDate, clockField, within } from '#domain/declared/schema.ts'
import { Label, Minutes, NOTE_MOST, seasonal, shortText, wholeMinutes } from './settingFields.ts'

/** The maximum number of prayers on an Eid, and of Tarawih prayers in a night. */
export const MOST_EID_PRAYERS = 5
export const MOST_TARAWIH = 5
/** The maximum of minutes before Fajr and after sunrise. */
const MOST_NEAR_MINUTES = 60

const NearMinutes = wholeMinutes(1, MOST_NEAR_MINUTES)
const SeasonClock = clockField({ 12: '7:30 AM', 24: '07:30' })

/** One prayer of a night of Ramadan, at a clock time or minutes after Isha's iqama. */
const TarawihSchema = z.object({
  time: z.union([seasonal(SeasonClock), z.object({ afterIsha: Minutes })], {
    error: 'Enter a time as HH:MM, or minutes after Isha’s iqama.',
  }),
  /** Its name where it is not Tarawih, such as Qiyam. */
  label: Label.optional(),
  place: Label.optional(),
  lastTen: z.boolean().optional(),
})

export const RamadanSchema = z.object({
  /** Imsak in minutes before Fajr; absent: not shown. */
  imsak: NearMinutes.optional(),
  tarawih: z
    .array(TarawihSchema)
    .max(MOST_TARAWIH, { error: 'At most five Tarawih prayers.' })
    .optional(),
})

/** One Eid prayer: `takbir` is when the takbirs before it begin. */
const EidPrayerSchema = z.object({
  time: SeasonClock,
  takbir: SeasonClock.optional(),
  place: Label.optional(),
  language: Label.optional(),
  note: shortText(NOTE_MOST).optional(),
})

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
export const ExtraTimesSchema = z.object({
  sunrise: z.boolean().optional(),
  /** In minutes after sunrise; absent: not shown. */
  ishraq: NearMinutes.optional(),
  duha: z.boolean().optional(),
  zawal: z.boolean().optional(),
  /** Both beginnings of Asr: the one of the other school, too. */
  asr: z.boolean().optional(),
  forbidden: z.boolean().optional(),
  midnight: z.boolean().optional(),
  lastThird: z.boolean().optional(),
})

export type TarawihSetting = z.infer<typeof TarawihSchema>
export type EidSetting = z.infer<typeof EidSchema>
export type EidPrayer = z.infer<typeof EidPrayerSchema>
export type ExtraTimesSettings = z.infer<typeof ExtraTimesSchema>
