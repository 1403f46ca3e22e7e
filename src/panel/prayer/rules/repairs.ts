import { endOf } from '#domain/prayer/bounds.ts'
import { dayLine } from '#domain/prayer/dayLine.ts'
import { DAYS_CHECKED, type Impossible } from '#domain/prayer/impossible.ts'
import { rangeInWords } from '#domain/prayer/inWords/days.ts'
import { ruleInWords } from '#domain/prayer/iqama.ts'
import type { IqamaRule } from '#domain/prayer/iqamaRule.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import type { OpenRange } from '#domain/prayer/ranges.ts'
import { inEachSeason, inSeason } from '#domain/prayer/seasonalClock.ts'
import type { JumuahSlotSetting, PrayerSettings } from '#domain/prayer/settings.ts'
import { isOfTable } from '#domain/prayer/timesReview.ts'
import { addDays, clockOf, DAY_MINUTES, daysBetween, minutesOf } from '#domain/time/civil.ts'
import { formatDay } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import type { Change } from './change.ts'
import { daysOf, putRange, replaceRange, withRules } from './rangeEdits.ts'
import type { Found } from './reviewSettings.ts'

/** What an admin can do about something that was found, with one tap. */
export interface Repair {
  readonly label: string
  readonly apply: (settings: PrayerSettings) => PrayerSettings
}

/** Minutes after athan that are proposed, if there is room for them, else fewer. */
const USUAL: Readonly<Record<PrayerName, number>> = {
  fajr: 20,
  dhuhr: 15,
  asr: 15,
  maghrib: 5,
  isha: 10,
}
const FEWER = [10, 5, 0]
/** Jumu'ah is moved by whole steps of so many minutes. */
const STEP = 5
/** Days of one rule that are further apart are proposed as rows of their own. */
const APART = 14

/** The repair that is proposed, where there is one; it changes nothing before today. */
export function repairOf(
  found: Found,
  settings: PrayerSettings,
  today: string,
): Repair | undefined {
  const { path, times = [] } = found
  const [group, at] = path
  const [first] = times
  if (isOfTable(found)) {
    return first ? tableIqamas(Number(at), times) : tableDays(settings, Number(at), today)
  }
  if (group === 'overrides') return singleDay(settings, path)
  if (group === 'calculation') return latitudeRule(settings)
  if (group === 'jumuah' && first) return otherJumuah(settings, Number(at), times, today)
  if (group === 'iqama' && first) return afterAthan(settings, path, times, today)
  return undefined
}

/** The form in which the rule or the day at a path of the settings is changed. */
export function changeOf(path: Found['path'], settings: PrayerSettings): Change | undefined {
  const [group, name, at] = path
  if (group === 'overrides') {
    const day = settings.overrides[Number(name)]
    return day && { kind: 'day', day: structuredClone(day), replaces: day.date }
  }
  if (group === 'jumuah') {
    const range = settings.jumuah[Number(name)]
    return range && { kind: 'jumuah', slots: structuredClone(range.slots), ...endsOf(range) }
  }
  if (group !== 'iqama') return undefined
  const prayer = name as PrayerName
  const range = settings.iqama[prayer][Number(at)]
  return range && { kind: 'iqama', prayer, rule: range.rule, when: 'date', ...endsOf(range) }
}

/** The days of a stored range as its form has them. */
const endsOf = (range: OpenRange) => ({
  from: range.from ?? '',
  until: range.until ?? '',
  hijriMonth: range.hijriMonth,
  replaces: daysOf(range),
})

/**
 * Minutes after athan on the days on which the rule's time cannot be; a Hijri month's rule as a whole. A
 * time of the clock that the athan overtakes stays the earliest one, so that it is mended for each year.
 */
function afterAthan(
  settings: PrayerSettings,
  path: Found['path'],
  times: readonly Impossible[],
  today: string,
): Repair | undefined {
  const prayer = path[1] as PrayerName
  const range = settings.iqama[prayer][Number(path[2])]
  const room = Math.min(...times.map(roomFor))
  const minutes = [USUAL[prayer], ...FEWER].find(count => count < room)
  if (!range || minutes === undefined) return undefined
  const { rule: was, hijriMonth, until } = range
  const isOvertaken = hijriMonth === undefined && times.every(({ off }) => off < 0)
  const notBefore =
    isOvertaken && was.kind === 'fixed' && typeof was.time === 'string' ? was.time : undefined
  const rule: IqamaRule = { kind: 'after-athan', minutes, ...(notBefore && { notBefore }) }
  const spans = notBefore
    ? [{ from: times[0]?.day.iso ?? today, until }]
    : spansOf(times, range, today)
  const [days = {}] = hijriMonth === undefined ? spans : [range]
  const when = spans.length > 1 ? 'on those days' : rangeInWords(days, today)
  const isAgain = hijriMonth === undefined && spans.at(-1)?.until !== until
  return {
    label: isAgain
      ? `Use ${ruleInWords(rule)} ${when}; later years are asked again`
      : `Use ${ruleInWords(rule)} ${when}`,
    apply: draft => {
      const ranges = draft.iqama[prayer]
      const changed =
        hijriMonth === undefined
          ? spans.reduce((list, days) => putRange(list, { ...days, rule }), ranges)
          : replaceRange(ranges, range, { ...range, rule })
      return withRules(draft, prayer, changed)
    },
  }
}

/**
 * The prayers of a Friday that cannot be, as many minutes earlier or later, in as few rows as the Fridays
 * take; all of them where the others would be in the way. Of several rows none is for good, since those
 * are a season's.
 */
function otherJumuah(
  settings: PrayerSettings,
  at: number,
  times: readonly Impossible[],
  today: string,
): Repair | undefined {
  const range = settings.jumuah[at]
  if (!range || range.hijriMonth !== undefined) return undefined
  const off = range.slots.filter(({ time }) =>
    times.some(({ day: { athan, daylight } }) => {
      const clock = inSeason(time, daylight)
      return clock < athan.dhuhr || clock >= athan.asr
    }),
  )
  const moved = movedJumuah(range.slots, off, times) ?? movedJumuah(range.slots, range.slots, times)
  if (!moved) return undefined
  const [{ by }, ...others] = moved
  const isAlike = others.every(one => one.by === by)
  const minutes = Math.abs(by)
  const rows = moved.map(({ from, until, slots }) => {
    const days = { from, until }
    return { ...(others.length > 0 ? days : asLongAs(days, range, today)), slots }
  })
  return {
    label: isAlike
      ? `Pray ${minutes} minutes ${by < 0 ? 'earlier' : 'later'} on those Fridays`
      : 'Pray at other times on those Fridays',
    apply: draft => ({ ...draft, jumuah: rows.reduce(putRange, draft.jumuah) }),
  }
}

type MovedJumuah = { from: string; until: string; by: number; slots: JumuahSlotSetting[] }

/** Fridays with some of their prayers moved into Dhuhr's time; undefined where they cannot stay in order. */
function movedJumuah(
  slots: readonly JumuahSlotSetting[],
  moving: readonly JumuahSlotSetting[],
  times: readonly Impossible[],
): [MovedJumuah, ...MovedJumuah[]] | undefined {
  const rows: { from: string; until: string; least: number; most: number }[] = []
  for (const { day } of times) {
    const { iso, athan, daylight } = day
    const clocks = moving.map(({ time }) => minutesOf(inSeason(time, daylight)))
    const least = Math.ceil((minutesOf(athan.dhuhr) - Math.min(...clocks)) / STEP) * STEP
    const most = Math.floor((minutesOf(athan.asr) - 1 - Math.max(...clocks)) / STEP) * STEP
    if (least > most) return undefined
    const row = rows.at(-1)
    const isNext = row && daysBetween(row.until, iso) <= APART
    if (isNext && least <= row.most && row.least <= most) {
      row.until = iso
      row.least = Math.max(least, row.least)
      row.most = Math.min(most, row.most)
    } else rows.push({ from: iso, until: iso, least, most })
  }
  const [first, ...others] = rows.map(({ from, until, least, most }) => {
    const by = least > 0 ? least : most
    const move = (clock: string) => clockOf(minutesOf(clock) + by)
    const moved = slots.map(slot =>
      moving.includes(slot)
        ? {
            ...slot,
            time: inEachSeason(slot.time, move),
            ...(slot.khutbah && { khutbah: inEachSeason(slot.khutbah, move) }),
          }
        : slot,
    )
    return { from, until, by, slots: moved }
  })
  if (!first) return undefined
  const isMixed = moving.length < slots.length
  const inOrder = [first, ...others].every(({ slots }) => isInOrder(slots))
  return isMixed && !inOrder ? undefined : [first, ...others]
}

/** Whether each prayer is over before the next khutbah begins, as far as they are told. */
const isInOrder = (slots: readonly JumuahSlotSetting[]): boolean =>
  [true, false].every(daylight =>
    slots.every(({ time, khutbah }, at) => {
      const before = slots[at - 1]
      return !before || inSeason(before.time, daylight) < inSeason(khutbah ?? time, daylight)
    }),
  )

/** Minutes from the athan to the end of its time. */
function roomFor({ day, name, end }: Impossible): number {
  const prayer = name as PrayerName
  const line = dayLine(day.athan)
  return endOf(prayer, { line, nextFajr: minutesOf(end) + DAY_MINUTES }) - line[prayer]
}

/** The days as few ranges. */
function spansOf(times: readonly Impossible[], range: OpenRange, today: string): OpenRange[] {
  const spans: { from: string; until: string }[] = []
  for (const { day } of times) {
    const span = spans.at(-1)
    if (span && daysBetween(span.until, day.iso) <= APART) span.until = day.iso
    else spans.push({ from: day.iso, until: day.iso })
  }
  return spans.map(span => asLongAs(span, range, today))
}

/** Days that reach as far as the check go on as long as their rule. */
function asLongAs(
  days: { readonly from: string; readonly until: string },
  { until }: OpenRange,
  today: string,
): OpenRange {
  return days.until < addDays(today, DAYS_CHECKED - APART) ? days : { from: days.from, until }
}

function singleDay(
  settings: PrayerSettings,
  [, at, part, name]: Found['path'],
): Repair | undefined {
  const day = settings.overrides[Number(at)]
  if (!day || (part !== 'iqama' && part !== 'athan' && part !== 'jumuah')) return undefined
  const what = part === 'jumuah' ? prayerNames.jumuah : `${prayerNames[name as PrayerName]} ${part}`
  return {
    label: `Remove the ${what} set for ${formatDay(day.date)}`,
    apply: draft => ({
      ...draft,
      overrides: draft.overrides.flatMap(known => {
        if (known.date !== day.date) return [known]
        const { [part]: _, ...others } = known
        const left = part === 'jumuah' ? {} : withoutField(known[part], String(name))
        const kept = Object.keys(left).length > 0 ? { ...others, [part]: left } : others
        return Object.keys(kept).length > 1 ? [kept] : []
      }),
    }),
  }
}

function withoutField(fields: object = {}, name: string) {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))
}

/** Iqamas of a timetable that cannot be: the rules decide on those days. */
function tableIqamas(table: number, times: readonly Impossible[]): Repair {
  const [first] = times
  const name = String(first?.name)
  const dates = new Set(times.map(({ day }) => day.iso))
  const which = dates.size === 1 ? 'this iqama' : `these ${dates.size} iqamas`
  return {
    label: `Remove ${which} from the timetable`,
    apply: draft => ({
      ...draft,
      tables: draft.tables.map((known, at) =>
        at === table
          ? {
              ...known,
              days: known.days.map(day =>
                dates.has(day.date) ? { ...day, iqama: withoutField(day.iqama, name) } : day,
              ),
            }
          : known,
      ),
    }),
  }
}

/** Days of a timetable that fit neither the place nor the method: past ones stay as they were. */
function tableDays(settings: PrayerSettings, at: number, today: string): Repair | undefined {
  const table = settings.tables[at]
  if (!table) return undefined
  const past = table.days.filter(({ date }) => date < today)
  return {
    label: `Remove the timetable of ${table.year}${past.length > 0 ? ' from today on' : ''}`,
    apply: draft => ({
      ...draft,
      tables: draft.tables.flatMap(known => {
        if (known.year !== table.year) return [known]
        return past.length > 0 ? [{ ...known, days: past }] : []
      }),
    }),
  }
}

function latitudeRule({ calculation }: PrayerSettings): Repair | undefined {
  if (calculation.highLatitudeRule === 'by-latitude') return undefined
  return {
    label: 'Choose the rule for long twilights by latitude',
    apply: draft => ({
      ...draft,
      calculation: { ...draft.calculation, highLatitudeRule: 'by-latitude' },
    }),
  }
}
