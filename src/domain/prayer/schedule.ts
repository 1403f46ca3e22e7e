import { addDays, civilDateIn, MINUTE } from '#domain/time/civil.ts'
import { waitingTexts } from '#texts/moonNight.ts'
import { dayTexts } from '#texts/prayerDay.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { hijriInWords } from './hijriWords.ts'
import { slotsOn } from './jumuah.ts'
import { athanLead, congregationLead, eidLead, iqamaLead, type Lead, tarawihLead } from './lead.ts'
import { begunOf, clocksOf, type Moment, maghribOf, momentsOf, onLine } from './moments.ts'
import type { PrayerName } from './names.ts'
import { eveningOf, noticesOf } from './notices.ts'
import type { MoonOutcomes, PrayerRow, PrayerTimesResponse } from './response.ts'
import {
  eidInWords,
  eidName,
  isFirstOfMonth,
  lastTenInWords,
  type Season,
  seasonOf,
  settled,
} from './season.ts'

/** The next athan. */
interface NextPrayer {
  readonly name: PrayerName
  readonly label: string
  /** Clock time on 24 hours. */
  readonly time: string
  readonly instant: Date
  /** The day that it belongs to; that of an Isha after midnight is the one before. */
  readonly row: PrayerRow
}

/** Nobody has confirmed whether the awaited month has begun. */
export interface MoonState {
  /** 'Shawwal' */
  readonly month: string
  /** From Maghrib of the 29th to Fajr, when both are open; then times follow the 30th. */
  readonly outcomes?: MoonOutcomes
  /** Before midnight, so that they are about tomorrow. */
  readonly isEvening?: true
  /** Both outcomes as sentences, or that the day is not confirmed. */
  readonly words: readonly string[]
}

export interface ReadyState {
  readonly status: 'ready'
  readonly today: PrayerRow
  readonly tomorrow: PrayerRow
  /** Null outside of every prayer's time, and from midnight on while it is that of the day before. */
  readonly current: PrayerName | null
  readonly next: NextPrayer
  readonly minutesToNext: number
  /** What every view shows first. */
  readonly lead: Lead & { readonly minutes: number }
  /** The prayer of the day's table that the lead is about; null on Eid, and where it is tomorrow's Fajr. */
  readonly leading: PrayerName | null
  readonly season: Season
  /** The waiting for the moon, and the day after it until someone confirms it. */
  readonly moon?: MoonState
  /** The Eid of today, and in the evening that of tomorrow. */
  readonly eid?: string
  /** The last prayer of today's Jumu'ah has begun. */
  readonly isJumuahOver: boolean
  /** The moon's, those of today, and in the evening those of tomorrow. */
  readonly notices: readonly string[]
  /** From Maghrib on 'Evening of Ramadan 1, 1448', unless the mosque turns it at midnight; with '(expected)'. */
  readonly hijri: string
}

/** The state at a moment, or which day the rows lack (docs/product.md, section 4). */
type PrayerState =
  | ReadyState
  | { readonly status: 'missing'; readonly day: 'today' | 'tomorrow'; readonly iso: string }

/**
 * The state of the mosque's day and its lead: the iqama between athan and iqama, on Fridays Jumu'ah
 * from the Fajr iqama to its last prayer, on Eid its prayers from midnight on, after Isha Tarawih,
 * otherwise the next athan.
 *
 * Yesterday's, today's and tomorrow's times are merged, so that Fajr follows Isha and an Isha
 * after midnight still belongs to the evening before. Sunrise ends Fajr. Yesterday is searched in the
 * rows and in `previous`.
 */
export function prayerState(
  {
    info,
    previous,
    zone,
    jumuah,
    hijriTurnsAt,
  }: Pick<PrayerTimesResponse, 'info' | 'zone' | 'jumuah' | 'hijriTurnsAt'> & {
    readonly previous?: PrayerRow
  },
  now: Date,
): PrayerState {
  const iso = civilDateIn(zone, now)
  const rowOf = (date: string) =>
    info.find(row => row.iso === date) ?? (previous?.iso === date ? previous : undefined)
  const yesterday = rowOf(addDays(iso, -1))
  const [todayAsPrepared, tomorrowAsPrepared] = [rowOf(iso), rowOf(addDays(iso, 1))]
  if (!todayAsPrepared) return { status: 'missing', day: 'today', iso }
  if (!tomorrowAsPrepared) return { status: 'missing', day: 'tomorrow', iso: addDays(iso, 1) }
  const isNight = maghribOf(iso, clocksOf(todayAsPrepared), zone) <= now
  const today = settled(todayAsPrepared, iso, isNight)
  const tomorrow = settled(tomorrowAsPrepared, iso, isNight)

  // Added minutes can move a short night's Isha after the next Fajr.
  const moments = [yesterday, today, tomorrow]
    .flatMap(row => (row ? momentsOf(row, zone) : []))
    .sort((a, b) => a.instant.getTime() - b.instant.getTime())
  const last = moments.findLast(moment => moment.instant <= now)
  const momentOf = (row: PrayerRow | undefined, athan: PrayerName) =>
    moments.find(moment => moment.row === row && moment.name === athan)

  // The day that the last athan belongs to: its Fajr comes before its Jumu'ah.
  const dhuhr = momentOf(last?.row, 'dhuhr')
  const slots = dhuhr ? slotsOn(jumuah, dhuhr.row) : []
  const congregation = dhuhr && congregationLead(prayerNames.jumuah, slots, dhuhr, now, zone)
  const noon = momentOf(today, 'dhuhr')
  const maghrib = momentOf(today, 'maghrib')
  const moon = moonState(today, isNight ? 'evening' : last?.row === today ? 'day' : 'morning')
  /** While the mosque waits, an Eid that is only expected is one of two outcomes. */
  const eidOf = ({ eid }: PrayerRow) => (moon?.outcomes && eid?.expected ? undefined : eid)
  const eidToday = eidOf(today)
  const eid = noon && eidToday && eidLead(eidToday, noon, now, zone)
  const iqama = last && iqamaLead(last, now, zone)
  const isPrayed = slots.length > 0 && !congregation
  const next = moments.find(
    moment => moment.name !== 'sunrise' && moment.instant > now && !(isPrayed && moment === dhuhr),
  )
  if (!next) return { status: 'missing', day: 'tomorrow', iso: addDays(iso, 1) }

  // Fajr, and after midnight what is left of the night before, are prayed before Eid and Jumu'ah.
  const isFirst = last?.name === 'fajr' || last?.row !== today
  const lead =
    (isFirst ? iqama : undefined) ??
    (next.row === yesterday ? undefined : eid) ??
    congregation ??
    iqama ??
    (last && tarawihLead(last, now, zone)) ??
    athanLead(next, moon?.outcomes !== undefined)
  const current = last && civilDateIn(zone, last.instant) === iso ? prayerOf(last) : null
  const nextToday = next.row === today ? prayerOf(next) : null
  const ahead = lead.instant === next.instant ? nextToday : current
  const leading = lead === congregation ? 'dhuhr' : ahead
  const nightBefore = isNight ? tomorrow : last?.row === today ? undefined : today
  const lastTen = nightBefore && !moon && lastTenInWords(nightBefore)
  const isEvening = maghrib && now >= onLine(iso, eveningOf(maghrib.minutes), zone)
  const eidTomorrow = isEvening ? eidOf(tomorrow) : undefined
  const eidNotice = eidToday
    ? (eid ? eidInWords : eidName)(eidToday, today.note)
    : eidTomorrow && dayTexts.tomorrow(eidInWords(eidTomorrow, tomorrow.note))
  // What begins tonight has begun at Maghrib.
  const isMoonAhead = !moon?.outcomes && !(isNight && isFirstOfMonth(tomorrow))
  return {
    status: 'ready',
    today,
    tomorrow,
    current,
    next: toNext(next),
    minutesToNext: minutesUntil(next.instant, now),
    lead: { ...lead, minutes: minutesUntil(lead.instant, now) },
    leading: lead === eid ? null : leading,
    season: seasonOf(today, tomorrow, isNight),
    ...(moon && { moon }),
    ...(eidNotice && { eid: eidNotice }),
    isJumuahOver: isPrayed,
    notices: [
      ...(moon?.words ?? []),
      ...(today.moon && isMoonAhead ? [today.moon] : []),
      ...(lastTen ? [lastTen] : []),
      ...(eidNotice && lead.what !== 'day' ? [eidNotice] : []),
      ...noticesOf({ ...today, eid: undefined }, 'today', begunOf(moments, today, now)),
      ...(isEvening ? noticesOf({ ...tomorrow, eid: undefined }, 'tomorrow') : []),
    ],
    hijri: hijriTurnsAt
      ? (!isNight && moon?.outcomes?.hijri) || inWords(today)
      : hijriSinceMaghrib(),
  }

  /** In the far north a summer's Maghrib may be after midnight. */
  function hijriSinceMaghrib(): string {
    if (isNight) return dayTexts.evening(moon?.outcomes?.hijri ?? inWords(tomorrow))
    if (moon?.outcomes) return moon.outcomes.hijri
    const before = momentOf(yesterday, 'maghrib')
    return inWords(before && before.instant > now ? before.row : today)
  }
}

function inWords({ hijri, expected }: PrayerRow): string {
  const words = hijriInWords(hijri)
  return expected ? dayTexts.expected(words) : words
}

/** What a row says of the moon at a part of the day. */
function moonState(
  { awaits }: PrayerRow,
  at: 'morning' | 'day' | 'evening',
): MoonState | undefined {
  if (!awaits) return undefined
  const { month, day } = awaits
  if (at === 'day') {
    return day ? { month, words: [waitingTexts.unconfirmed(day)] } : undefined
  }
  const outcomes = awaits[at]
  if (!outcomes) return undefined
  const isEvening = at === 'evening'
  const { ifSeen, ifNot } = waitingTexts
  const seen = (isEvening ? ifSeen : waitingTexts.ifWasSeen)(outcomes.ifSeen)
  const words = [seen, ifNot(outcomes.ifNot)]
  return { month, outcomes, ...(isEvening && { isEvening }), words }
}

/** Whole minutes until an instant on a clock without seconds: 5:03:30 to 5:04 is one. */
function minutesUntil(instant: Date, now: Date): number {
  return Math.max(0, Math.ceil((instant.getTime() - now.getTime()) / MINUTE))
}

const prayerOf = ({ name }: Moment) => (name === 'sunrise' ? null : name)

function toNext({ name, row, time, instant }: Moment): NextPrayer {
  const prayer = name as PrayerName
  return { name: prayer, label: prayerNames[prayer], time, instant, row }
}
