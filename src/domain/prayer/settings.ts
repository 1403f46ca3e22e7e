import { z } from 'zod'
import { CivilDate, Clock, shapeOf, tooLong, within } from '#domain/declared/schema.ts'
import { ANGLE_FIELDS, CALCULATION_FIELDS } from './calculation.ts'
import { IqamaRuleSchema } from './iqamaRule.ts'
import type { PrayerName } from './names.ts'
import { PLACE_FIELDS } from './place.ts'
import { KHUTBAH_FIELDS, LABEL_MOST, NOTE_MOST, RANGE_FIELDS, SLOT_FIELDS } from './prayerFields.ts'
import { EidsSchema, ExtraTimesSchema, RamadanSchema } from './seasonSettings.ts'
import { MOST_SLOTS, SeasonalClock } from './settingFields.ts'

/** A month begins by calculation, by a body's announcement, or by the community's own sighting. */
const MONTH_BEGINNINGS = ['calculated', 'announced', 'sighted'] as const
export type MonthBeginning = (typeof MONTH_BEGINNINGS)[number]

/** The most Fridays of a rota: a year. */
const MOST_TURNS = 53

const HijriMonth = within(1, 12, 'The Hijri month').int()
const RangeEnds = shapeOf(RANGE_FIELDS, 'sent', { hijriMonth: HijriMonth })
const IqamaRanges = z.array(z.object({ ...RangeEnds, rule: IqamaRuleSchema }))

/** One Jumu'ah: `time` is the prayer, `khutbah` the start of the sermon before it. */
const JumuahSlotSchema = z.object({
  time: SeasonalClock,
  khutbah: SeasonalClock.optional(),
  ...shapeOf(SLOT_FIELDS, 'sent'),
})
const JumuahSlots = z
  .array(JumuahSlotSchema)
  .max(MOST_SLOTS, { error: "At most five Jumu'ah slots." })

const ATHANS = {
  fajr: Clock,
  sunrise: Clock,
  dhuhr: Clock,
  asr: Clock,
  maghrib: Clock,
  isha: Clock,
}

const iqamasOf = <Of extends z.ZodType<string>>(clock: Of) =>
  z
    .object({ fajr: clock, dhuhr: clock, asr: clock, maghrib: clock, isha: clock })
    .partial()
    .optional()

const DayOverrideSchema = z.object({
  date: CivilDate,
  note: z
    .string()
    .trim()
    .max(NOTE_MOST, { error: tooLong(NOTE_MOST) })
    .optional(),
  athan: z.object(ATHANS).partial().optional(),
  iqama: iqamasOf(Clock),
  jumuah: JumuahSlots.optional(),
})

/** An iqama of '' was hidden, since it could not be. */
const ToldClock = Clock.or(z.literal(''))
const ToldDaySchema = DayOverrideSchema.omit({ note: true }).extend({
  iqama: iqamasOf(ToldClock),
})

const TableDaySchema = z.object({
  date: CivilDate,
  ...ATHANS,
  iqama: iqamasOf(Clock),
})

const CalculationSchema = z.object(
  shapeOf(CALCULATION_FIELDS, 'sent', { angles: z.object(shapeOf(ANGLE_FIELDS, 'sent')) }),
)

/**
 * All settings of a mosque's prayer times. Rules between its parts are checked only on save
 * (`checkSettings`), so that stored settings can always be read.
 */
export const PrayerSettingsSchema = z.object({
  place: z.object(shapeOf(PLACE_FIELDS, 'sent')),
  calculation: CalculationSchema,
  iqama: z.object({
    fajr: IqamaRanges,
    dhuhr: IqamaRanges,
    asr: IqamaRanges,
    maghrib: IqamaRanges,
    isha: IqamaRanges,
  } satisfies Record<PrayerName, unknown>),
  jumuah: z.array(
    z.object({
      ...RangeEnds,
      slots: JumuahSlots.min(1, { error: "A Jumu'ah range needs at least one slot." }),
    }),
  ),
  /** What is known of coming Fridays: of each khutbah in the order of that day's prayers. */
  khutbahs: z
    .array(
      z.object({
        date: CivilDate,
        slots: z.array(z.object(shapeOf(KHUTBAH_FIELDS, 'sent'))).max(MOST_SLOTS),
      }),
    )
    .optional(),
  /** Khateebs in turn, for Fridays that name none: from a Friday on, and from the last turn again to the first. */
  rota: z
    .object({
      from: CivilDate,
      /** The names of a Friday in the order of its prayers; '' for none. */
      fridays: z
        .array(
          z
            .array(
              z
                .string()
                .trim()
                .max(LABEL_MOST, { error: tooLong(LABEL_MOST) }),
            )
            .max(MOST_SLOTS),
        )
        .min(1, { error: 'A rota needs at least one Friday.' })
        .max(MOST_TURNS, { error: `At most ${MOST_TURNS} Fridays fit.` }),
    })
    .optional(),
  /** Single days, such as Eid: what they set replaces every rule. */
  overrides: z.array(DayOverrideSchema),
  /** Uploaded timetables; their days replace the calculation. */
  tables: z.array(
    z.object({
      year: within(1900, 2200, 'The year').int(),
      source: z.string().trim().max(120).optional(),
      days: z.array(TableDaySchema).min(1, { error: 'The table holds no days.' }),
    }),
  ),
  /** Months whose first day the community has confirmed, by sighting or announcement. */
  hijri: z.object({
    confirmed: z.array(
      z.object({
        year: within(1400, 1600, 'The Hijri year').int(),
        month: HijriMonth,
        date: CivilDate,
      }),
    ),
    /** When the headline's Hijri date turns; Maghrib where it is not set. Tables keep civil days. */
    turnsAt: z.enum(['maghrib', 'midnight']).optional(),
    /** How months begin; absent where nobody has chosen (see hijriSettings.ts). */
    months: z
      .object({
        begin: z.enum(MONTH_BEGINNINGS, { error: 'Choose how months begin.' }),
        /** The day of the choice: earlier months stay as calculated. */
        since: CivilDate.optional(),
      })
      .optional(),
    /** Visitors read from the 27th on that Ramadan, Eid al-Fitr or Dhu al-Hijjah is expected. */
    tellsExpected: z.boolean().optional(),
  }),
  /** What visitors were told of the last days, where a save has changed it since (see told.ts). */
  told: z.array(ToldDaySchema).optional(),
  ramadan: RamadanSchema.optional(),
  eid: EidsSchema.optional(),
  extraTimes: ExtraTimesSchema.optional(),
})

export type PrayerSettings = z.infer<typeof PrayerSettingsSchema>
export type Calculation = z.infer<typeof CalculationSchema>
export type HighLatitudeRule = Exclude<Calculation['highLatitudeRule'], 'by-latitude'>
export type PolarRule = Calculation['polarRule']
export type JumuahSlotSetting = z.infer<typeof JumuahSlotSchema>
export type KhutbahSetting = NonNullable<PrayerSettings['khutbahs']>[number]['slots'][number]
export type DayOverride = z.infer<typeof DayOverrideSchema>
