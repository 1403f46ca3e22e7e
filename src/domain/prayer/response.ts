import type { DayTimeName, PrayerName } from './names.ts'
import type { HighLatitudeRule, PolarRule } from './settings.ts'

/** One prayer of a day, on 24 hours. A time past midnight still belongs to its row's day. */
interface PrayerTime {
  readonly time: string
  /** '' where the mosque's rules give none that is between this athan and the next. */
  readonly iqama: string
  /** It is not prayed in congregation on this day: the mosque is closed, and nobody should come. */
  readonly congregation?: false
}

/** What changes: the iqama of a prayer, or Jumu'ah. */
export type ChangeName = PrayerName | 'jumuah'

/** One day of the prayer times response (docs/product.md, section 4). */
export interface PrayerRow {
  /** 'NOVEMBER 21, 2026' */
  readonly date: string
  /** '2026-11-21' */
  readonly iso: string
  /** 'Jumada al-Thani 11, 1448': the date of the daytime; the Islamic day began the evening before. */
  readonly hijri: string
  /**
   * Nobody has confirmed the Hijri date yet; absent where the mosque calculates its months. While the
   * mosque waits for the moon, the row is that of a month of 30 days, and `ifSeen` has what differs
   * if the moon is seen.
   */
  readonly expected?: true
  /** From this day's Maghrib on it is certain, as long as nobody confirms anything else. */
  readonly settlesOn?: string
  readonly ifSeen?: IfSeen
  /** What visitors read while the mosque waits for Ramadan, Shawwal or Dhu al-Hijjah. */
  readonly awaits?: MoonWait
  readonly fajr: PrayerTime
  readonly sunrise: string
  readonly dhuhr: PrayerTime
  readonly asr: PrayerTime
  readonly maghrib: PrayerTime
  readonly isha: PrayerTime
  /** Jumu'ah prayer times in order; empty on every day but Friday, and without those that a closure cancels. */
  readonly jumuah: readonly string[]
  /** What is known of each khutbah, in the order of `jumuah`; absent: nothing. */
  readonly khutbahs?: readonly Khutbah[]
  readonly note?: string
  /** 'Ramadan begins tonight', or that it is expected. */
  readonly moon?: string
  /** What was set by hand for this one day. */
  readonly override?: {
    readonly athan?: readonly DayTimeName[]
    readonly iqama?: readonly PrayerName[]
    readonly jumuah?: true
  }
  /** The iqamas, or Jumu'ah, that change on this day and are announced. */
  readonly changes?: readonly ChangeName[]
  /** What is for this day only. */
  readonly only?: readonly ChangeName[]
  /** They come with a Hijri month that nobody has confirmed yet. */
  readonly changesExpected?: true
  /** Minutes by which the clocks moved this night: 60 forward, -60 back. */
  readonly clock?: number
  /** The athan times come from an uploaded table, and so do the iqamas named here. */
  readonly table?: readonly PrayerName[]
  /** The sun does not rise or set here on this day: the polar rule applies. */
  readonly polar?: true
  /** When to stop eating on a day of Ramadan, where the mosque counts minutes before Fajr. */
  readonly imsak?: string
  /** The Tarawih prayers of the evening, which begins the next Hijri day. */
  readonly tarawih?: readonly Tarawih[]
  readonly eid?: EidDay
  readonly extra?: ExtraTimes
  /** What is not prayed in congregation, since the mosque is closed then. */
  readonly closed?: ClosedPrayers
}

/** The congregations of a day that a closure cancels. */
export interface ClosedPrayers {
  readonly prayers: readonly (ChangeName | 'eid')[]
  /** The canceled prayers of Jumu'ah and Eid where others of the day are held, and those of Tarawih. */
  readonly times?: Readonly<Partial<Record<'jumuah' | 'eid' | 'tarawih', readonly string[]>>>
  /** 'snow' */
  readonly reason?: string
}

/** What of a row differs if the moon was seen on the evening of the 29th. */
export type IfSeen = Partial<
  Pick<
    PrayerRow,
    'hijri' | 'fajr' | 'dhuhr' | 'asr' | 'maghrib' | 'isha' | 'imsak' | 'tarawih' | 'eid' | 'closed'
  >
>

/** Both outcomes of an evening in words. */
export interface MoonOutcomes {
  /** 'today is Shawwal 1', with the Eid prayer where it is known */
  readonly ifSeen: string
  /** 'Tarawih tonight, Ramadan 30' */
  readonly ifNot: string
  /** 'Ramadan 30 or Shawwal 1, 1448' */
  readonly hijri: string
}

/** The waiting for the moon on the evening of the 29th, and on the day after it while nobody confirms. */
export interface MoonWait {
  /** The month that is waited for: 'Shawwal'. */
  readonly month: string
  /** From this day's Maghrib on. */
  readonly evening?: MoonOutcomes
  /** Until this day's Fajr, after an evening that settled nothing. */
  readonly morning?: MoonOutcomes
  /** From then until Maghrib the day that is not confirmed: 'Ramadan 30'. */
  readonly day?: string
}

/** How far ahead changes are announced, in days. */
export const AHEAD = 7

/** How many days back the last ordinary day is searched: two Fridays for Jumu'ah. */
export const LOOK_BACK = 14

/** A past day as visitors were told of it, which changes are compared with. A row is one, too. */
export interface ToldDay
  extends Pick<PrayerRow, 'iso' | 'jumuah' | 'khutbahs' | 'only' | 'closed'> {
  readonly fajr: ToldPrayer
  readonly dhuhr: ToldPrayer
  readonly asr: ToldPrayer
  readonly maghrib: ToldPrayer
  readonly isha: ToldPrayer
  /** Jumu'ah in full. */
  readonly slots?: readonly JumuahSlot[]
}

/** What changes compare of a prayer. */
type ToldPrayer = Pick<PrayerTime, 'iqama'>

/** One prayer of a night of Ramadan; `label` where it is not called Tarawih. A time past midnight is of that night. */
export interface Tarawih {
  readonly time: string
  readonly label?: string
  readonly place?: string
}

/** An Eid with its prayers in order; none while their times are not set. */
export interface EidDay {
  /** 'Eid al-Fitr' */
  readonly name: string
  /** The month's first day is not confirmed, or nobody has chosen yet how months begin. */
  readonly expected?: true
  readonly prayers: readonly EidPrayerTime[]
  /** None of its prayers takes place, since the mosque is closed then. */
  readonly closed?: true
}

/** One Eid prayer; `takbir` is when the takbirs before it begin. */
export interface EidPrayerTime {
  readonly time: string
  readonly takbir?: string
  readonly place?: string
  readonly language?: string
  readonly note?: string
  /** As in a Jumu'ah. */
  readonly lang?: string
}

/** The further times of a day that the mosque shows (docs/product.md, section 4). */
export interface ExtraTimes {
  readonly ishraq?: string
  readonly duha?: string
  readonly zawal?: string
  /** The beginning of Asr by the school that the mosque does not follow. */
  readonly asr?: string
  /** From and until. */
  readonly forbidden?: readonly (readonly [string, string])[]
  /** Of the night that begins on this day. */
  readonly midnight?: string
  readonly lastThird?: string
}

/** What is known of one Friday's khutbah. */
export interface Khutbah {
  readonly khateeb?: string
  readonly topic?: string
  /** Where it is, when not in the usual place of that Jumu'ah. */
  readonly place?: string
}

/**
 * One Jumu'ah as announced: `time` is the prayer, `khutbah` the start of the sermon. Khateeb and topic
 * are those of one Friday.
 */
export interface JumuahSlot extends Khutbah {
  readonly time: string
  readonly khutbah?: string
  readonly language?: string
  readonly label?: string
  /** The language of these words, where none of them is in the requested one. */
  readonly lang?: string
}

/** How the times were computed, for 'why this time?'. Angles in degrees below the horizon. */
export interface MethodInfo {
  readonly name: string
  readonly label: string
  readonly fajrAngle: number
  readonly ishaAngle?: number
  /** Minutes after Maghrib, instead of an angle. */
  readonly ishaInterval?: number
  readonly maghribAngle?: number
  readonly madhab: 'standard' | 'hanafi'
  /** The rule in force: 'by-latitude' is resolved. */
  readonly highLatitudeRule: HighLatitudeRule
  readonly polarRule: PolarRule
  readonly rounding: 'nearest' | 'up' | 'none'
  /** Minutes the method itself adds; only those that are not 0. */
  readonly methodAdjustments: Readonly<Partial<Record<DayTimeName, number>>>
  /** Minutes the mosque adds on top; only those that are not 0. */
  readonly adjustments: Readonly<Partial<Record<DayTimeName, number>>>
}

/**
 * An iqama rule in words, with the days it applies to. One of a Hijri month comes before one of all
 * year. Isha counts for the Hijri day that begins that evening.
 */
interface RuleInWords {
  readonly from?: string
  readonly until?: string
  /** Its name as in `hijri`: 'Ramadan'. */
  readonly hijriMonth?: string
  readonly text: string
}

/** The response of GET /api/prayertimes, and a prebuilt year table. */
export interface PrayerTimesResponse {
  /**
   * Every time is on 24 hours. A client that adds 12 to hours under 12 for Dhuhr, Asr, Maghrib and
   * Isha must not do so here: Dhuhr is at 11:45 in winter, and Isha may be past midnight.
   */
  readonly clock: '24h'
  readonly info: readonly PrayerRow[]
  /** The day before the first row, whose Isha may still be ahead after midnight. */
  readonly previous: PrayerRow
  /** Of a year: the week after its last row, whose changes are announced in that year. */
  readonly following?: readonly PrayerRow[]
  /**
   * What visitors were told of the last 14 days, as far as the rows do not have it: of days before the
   * first row, and of those that a save has changed since.
   */
  readonly told?: readonly ToldDay[]
  readonly zone: string
  readonly place: {
    readonly name: string
    /** The language of the name, where it was asked for in another and is not translated. */
    readonly lang?: string
    readonly latitude: number
    readonly longitude: number
  }
  readonly method: MethodInfo
  readonly source: 'computed' | 'table' | 'mixed'
  /** The headline's Hijri date turns at midnight; by default it turns at Maghrib. */
  readonly hijriTurnsAt?: 'midnight'
  /** The mosque does not show sunrise. */
  readonly hidesSunrise?: true
  readonly rules: Readonly<Record<PrayerName, readonly RuleInWords[]>>
  /** Jumu'ah slots, each set valid from its Friday until the next set's. */
  readonly jumuah: readonly { readonly from: string; readonly slots: readonly JumuahSlot[] }[]
}
