import { setImmediate as nextTurn } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import ICAL from 'ical.js'
import type { FoundEvent } from '#contract/importEvents.ts'
import { daysWithin } from '#domain/events/occurrences.ts'
import { MOST_DAYS, ruledDays } from '#domain/events/recurrence.ts'
import {
  addDays,
  clockOf,
  daysBetween,
  isCivilDate,
  minutesOf,
  type WallMoment,
  weekday,
} from '#domain/time/civil.ts'
import { Refusal } from '../../http/refusal.ts'
import { isSteady, type Rhythm, rhythmsOf, singleDays, timesOf } from './rhythm.ts'
import { type Place, wallOf, zoneNamed } from './wall.ts'

/** More than a mosque's calendar of ten years has. */
const MOST_ENTRIES = 3000
/** Of one entry. */
const MOST_ADDED = 100
/** Into which one entry is divided by what changes from a day on. */
const MOST_SERIES = 20
/** As the fields of the event's form allow. */
const MOST_NAMED = 5
const MOST = { title: 150, description: 4000, location: 200, link: 1000 }

export interface ReadCalendar {
  /** What the calendar is called. */
  name: string
  events: FoundEvent[]
  /** How many are over. */
  past: number
  /** Those whose date cannot be read: what they are called, and the ids of their events begin with theirs. */
  unread: { title: string; uid: string }[]
}

/**
 * How long one step may hold up all else that this thread does, and all of them together: a calendar
 * of thousands of events takes two seconds in short steps; a rule for every second, or a duration of
 * ages, takes ical.js forever.
 */
const STEP_MS = 1500
const WITHIN_MS = 5000
/** A step ends by itself after this, and other work has its turn. */
const TURN_MS = 50

const unreadable = new Refusal(400, 'invalid', 'This is not a calendar file (.ics).')

/** The events of an iCalendar text (RFC 5545), as ours. Throws Refusal 400. */
export async function readCalendar(
  text: string,
  place: Place,
  stepMs = STEP_MS,
): Promise<ReadCalendar> {
  const step = limitedSteps(stepMs)
  const unread: ReadCalendar['unread'] = []
  const calendar = await step(() => {
    const sound = soundLines(text)
    return parsed(sound) ?? parsed(withoutBroken(sound, unread))
  })
  if (!calendar) throw unreadable
  const entries = calendar.getAllSubcomponents('vevent')
  if (entries.length > MOST_ENTRIES) {
    throw new Refusal(400, 'invalid', `This calendar has more than ${MOST_ENTRIES} events.`)
  }
  const isChange = (entry: ICAL.Component) => entry.hasProperty('recurrence-id')
  const changes = Map.groupBy(entries.filter(isChange), uidOf)
  const sources = entries
    .filter(entry => !isChange(entry))
    .map(entry => {
      const own = changes.get(uidOf(entry)) ?? []
      changes.delete(uidOf(entry))
      return { entry, read: () => eventsOf(entry, own, place) }
    })
  // A calendar that was invited to one day of a series has that day alone.
  for (const days of changes.values())
    sources.push(...days.map(day => ({ entry: day, read: () => changedDays([day], place) })))
  const found: FoundEvent[] = []
  const readNext = ({ entry, read }: (typeof sources)[number]) => {
    // ical.js reads a date when it is asked for, and throws where it is none.
    try {
      found.push(...read())
    } catch {
      unread.push({ title: titleOf(entry), uid: uidOf(entry) })
    }
  }
  const left = sources.values()
  for (let isDone: boolean | undefined = false; !isDone; )
    isDone = await step(() => {
      const until = performance.now() + TURN_MS
      while (performance.now() < until) {
        const { value, done } = left.next()
        if (done) return true
        readNext(value)
      }
      return false
    })
  const events = found.filter(event => lastDay(event) >= place.today)
  events.sort((a, b) => (a.date + a.startTime < b.date + b.startTime ? -1 : 1))
  const name = String(calendar.getFirstPropertyValue('x-wr-calname') ?? '').slice(0, MOST.title)
  return { name, events, past: found.length - events.length, unread }
}

/** Runs steps with other work in between. A step throws Refusal 400 where the time is over. */
function limitedSteps(stepMs: number) {
  let left = WITHIN_MS
  return async <T>(work: () => T): Promise<T> => {
    await nextTurn()
    const begun = performance.now()
    const timeout = Math.max(1, Math.ceil(Math.min(stepMs, left)))
    try {
      // Of all that runs in this thread, only a script can be stopped.
      return runInNewContext('work()', { work }, { timeout })
    } catch (error) {
      if (!isTooLong(error)) throw error
      const why = 'This calendar takes too long to read. Choose a simpler one.'
      throw new Refusal(400, 'invalid', why)
    } finally {
      left -= performance.now() - begun
    }
  }
}

const isTooLong = (error: unknown) =>
  (error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

const titleOf = (entry: ICAL.Component) =>
  plain(String(entry.getFirstPropertyValue('summary') ?? ''))
    .slice(0, MOST.title)
    .replace(/\s+/g, ' ') || 'Event'

/** What cannot be read of a calendar, for the admin; '' for nothing. */
export function unreadInWords({ unread }: ReadCalendar): string {
  const titles = [...new Set(unread.map(({ title }) => `‘${title}’`))]
  if (titles.length > MOST_NAMED) titles.splice(MOST_NAMED, Infinity, '…')
  return titles.length === 0 ? '' : `Left out, since the date cannot be read: ${titles.join(', ')}.`
}

function parsed(text: string): ICAL.Component | undefined {
  try {
    const found: unknown[] = ICAL.parse(text)
    // A file with several calendars gives a list of them.
    const component = new ICAL.Component(Array.isArray(found[0]) ? found[0] : found)
    return component.name === 'vcalendar' ? component : undefined
  } catch {
    return undefined
  }
}

/**
 * The lines of a calendar (RFC 5545, section 3.1), for which ical.js would read nothing otherwise: without
 * the mark of order that a file can begin with, and with a text that was broken into lines as one.
 */
const soundLines = (text: string): string =>
  `${text.trim().replace(/[\r\n]+/g, '\r\n')}\r\n`
    .replace(/^((?:BEGIN|END):.*\r\n)(?:(?![A-Za-z0-9-]+[:;]).*\r\n)+/gm, '$1')
    .replace(/\r\n(?![A-Za-z0-9-]+[:;]|[ \t]|$)/g, '\\n')

/** Without the entries that ical.js cannot read, since it then reads none. */
const withoutBroken = (text: string, unread: ReadCalendar['unread']): string =>
  text.replace(/^BEGIN:VEVENT\r?\n[\s\S]*?^END:VEVENT\r?\n/gm, entry => {
    if (parsed(`BEGIN:VCALENDAR\r\n${entry}END:VCALENDAR\r\n`)) return entry
    const of = (name: string) => new RegExp(`^${name}:(.*)`, 'm').exec(entry)?.[1]?.trim() ?? ''
    unread.push({ title: of('SUMMARY').slice(0, MOST.title) || 'Event', uid: of('UID') })
    return ''
  })

/** Calendars made by hand have entries without one: their first day and title then tell them apart. */
const uidOf = (entry: ICAL.Component) =>
  String(
    entry.getFirstPropertyValue('uid') ||
      `${entry.getFirstProperty('dtstart')?.toJSON().at(-1)} ${titleOf(entry)}`,
  )

const lastDay = ({ date, until, recurring, repeats }: FoundEvent) =>
  recurring || repeats ? (until ?? '9999') : date

/** An entry with its days that were changed, each of which is an event of its own. */
function eventsOf(entry: ICAL.Component, all: ICAL.Component[], place: Place): FoundEvent[] {
  const dated = all
    .map(change => ({ change, day: wallAt(change, 'recurrence-id', place)?.date ?? '' }))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
  let last = { entry, changes: [] as ICAL.Component[] }
  const series = [last]
  for (const { change, day } of dated) {
    const isNext = day !== '' && isLasting(change) && series.length < MOST_SERIES
    if (isNext && divide(last.entry, change, day)) {
      last = { entry: change, changes: [] }
      series.push(last)
    } else last.changes.push(change)
  }
  return series.flatMap(({ entry, changes }) => oneSeries(entry, changes, place))
}

/** A change that is of all later days, too (RFC 5545, section 3.2.13). */
const isLasting = (change: ICAL.Component) =>
  /^thisandfuture$/i.test(
    String(change.getFirstProperty('recurrence-id')?.getFirstParameter('range') ?? ''),
  )

/** Ends a series the day before such a change, which then goes on as a series of its own; false where it cannot. */
function divide(entry: ICAL.Component, change: ICAL.Component, since: string): boolean {
  const [rule, first] = ['rrule', 'dtstart'].map(name => entry.getFirstPropertyValue(name))
  const [day, start] = ['recurrence-id', 'dtstart'].map(name => change.getFirstPropertyValue(name))
  if (!(rule instanceof ICAL.Recur && first instanceof ICAL.Time)) return false
  if (!(day instanceof ICAL.Time && start instanceof ICAL.Time)) return false
  const [before, rest] = [rule.clone(), rule.clone()]
  if (rule.count) {
    for (const time of timesOf(rule, first)) {
      if (time.compare(day) >= 0) break
      rest.count = (rest.count ?? 0) - 1
    }
    if (!rest.count) return false
  }
  before.count = null
  before.until = day.clone()
  before.until.adjust(-1, 0, 0, 0)
  // On another day of the week than the series.
  if (rule.freq === 'WEEKLY' && start.dayOfWeek() !== day.dayOfWeek()) delete rest.parts.BYDAY
  entry.updatePropertyWithValue('rrule', before)
  change.updatePropertyWithValue('rrule', rest)
  change.updatePropertyWithValue('uid', `${uidOf(entry)}#${since}`)
  change.removeProperty('recurrence-id')
  for (const skipped of entry.getAllProperties('exdate')) {
    change.addProperty(new ICAL.Property(skipped.toJSON(), change))
  }
  return true
}

function oneSeries(entry: ICAL.Component, changes: ICAL.Component[], place: Place): FoundEvent[] {
  if (isHidden(entry)) return []
  const start = wallAt(entry, 'dtstart', place)
  if (!start) return []
  const moved = changes.flatMap(change => wallAt(change, 'recurrence-id', place)?.date ?? [])
  const excluded = wallsAt(entry, 'exdate', place).map(({ date }) => date)
  const skipped = [...new Set([...moved, ...excluded])]
  const ruled = partsOf(entry, start, place).map(rhythm => eventWith(entry, rhythm, skipped, place))
  const added = addedDays(entry, start, place)
    .filter(({ date, startTime }) => {
      const day = { from: date, until: date }
      const isOn = (event: FoundEvent) =>
        (event.repeats ? ruledDays(event, day) : daysWithin(event, day)).length > 0
      return !ruled.some(event => event.startTime === startTime && isOn(event))
    })
    .map(rhythm => eventWith(entry, rhythm, [], place))
  // Of single days, those that are skipped are none.
  return [
    ...[...ruled, ...added].filter(
      one => one.recurring || one.repeats || !skipped.includes(one.date),
    ),
    ...changedDays(changes, place),
  ]
}

/** Days of a series that differ from it, each an event of its own. */
const changedDays = (changes: ICAL.Component[], place: Place): FoundEvent[] =>
  changes
    .filter(change => !isHidden(change))
    .flatMap(change => {
      const on = wallAt(change, 'dtstart', place)
      const day = wallAt(change, 'recurrence-id', place)
      if (!on || !day) return []
      return eventWith(change, { date: on.date, key: day.date, note: '' }, [], place)
    })

function partsOf(entry: ICAL.Component, start: WallMoment, place: Place): Rhythm[] {
  const rule = entry.getFirstPropertyValue('rrule')
  if (rule instanceof ICAL.Recur) {
    const first = entry.getFirstPropertyValue('dtstart')
    if (!(first instanceof ICAL.Time)) return []
    const tzid = tzidOf(entry, 'dtstart')
    const ruled = isSteady(first, place, tzid) && rhythmsOf(rule, start, place)
    return ruled || singleDays(rule, first, place, tzid).map(hoursOf(entry, start, place))
  }
  const last = lastDayOf(entry, start, place)
  if (last <= start.date) return [{ date: start.date, key: '', note: '' }]
  const days = Math.min(daysBetween(start.date, last), MOST_DAYS - 1)
  return [
    { date: start.date, repeats: 'days', until: addDays(start.date, days), key: '', note: '' },
  ]
}

/** The coming days that an entry names beside its own, some at other hours. */
function addedDays(entry: ICAL.Component, start: WallMoment, place: Place): Rhythm[] {
  return wallsAt(entry, 'rdate', place)
    .filter(({ date }) => date >= place.today)
    .slice(0, MOST_ADDED)
    .map(wall => ({ ...wall, key: wall.date, note: '' }))
    .map(hoursOf(entry, start, place))
}

type TimedDay = WallMoment & Pick<Rhythm, 'key' | 'note'> & { end?: string }

/** A single day of an entry at its own hours: it lasts as long as the first one where it has no end. */
function hoursOf(entry: ICAL.Component, start: WallMoment, place: Place) {
  const ends = endOf(entry, place) ?? ''
  const lasts = minutesOf(ends) - minutesOf(start.clock)
  return ({ clock, end, ...day }: TimedDay): Rhythm => ({
    ...day,
    startTime: clock,
    endTime: end ?? (clock && ends ? clockOf(minutesOf(clock) + lasts) : ''),
  })
}

/** Of an entry of several days; the end of whole days is the day after (RFC 5545, section 3.6.1). */
function lastDayOf(entry: ICAL.Component, start: WallMoment, place: Place): string {
  const end = wallAt(entry, 'dtend', place)
  if (!end) return start.date
  if (end.clock === '') return addDays(end.date, -1)
  // Past midnight is still the evening before.
  const isNight = end.date === addDays(start.date, 1) && end.clock <= start.clock
  return isNight ? start.date : end.date
}

function eventWith(
  entry: ICAL.Component,
  { key, note, skipped: _, ...days }: Rhythm & { skipped?: never },
  skipped: readonly string[],
  place: Place,
): FoundEvent {
  const text = (name: string, most: number) =>
    plain(String(entry.getFirstPropertyValue(name) ?? '')).slice(0, most)
  const link = text('url', MOST.link)
  const start = wallAt(entry, 'dtstart', place)
  const end = endOf(entry, place)
  const own = days.recurring
    ? skipped.filter(day => weekday(day) === weekday(days.date) && day >= days.date)
    : days.repeats
      ? [...skipped]
      : []
  return {
    uid: [uidOf(entry), key].filter(Boolean).join('#').slice(-300),
    title: titleOf(entry),
    description: text('description', MOST.description),
    location: text('location', MOST.location).replace(/\s+/g, ' '),
    moreInfoUrl: /^https:\/\//.test(link) ? link : '',
    startTime: start?.clock ?? '',
    endTime: end ?? '',
    recurring: false,
    ...days,
    ...(own.length > 0 && { skipped: own }),
    note: [note, zoneNote(entry, place)].filter(Boolean).join(' '),
  }
}

/** When it ends, on the clock; '' for whole days. */
function endOf(entry: ICAL.Component, place: Place): string {
  const end = wallAt(entry, 'dtend', place)
  if (end) return end.clock
  const [start, duration] = ['dtstart', 'duration'].map(name => entry.getFirstPropertyValue(name))
  if (!(start instanceof ICAL.Time && duration instanceof ICAL.Duration) || start.isDate) return ''
  const after = start.clone()
  after.addDuration(duration)
  return wallOf(after, place, tzidOf(entry, 'dtstart')).clock
}

function wallAt(entry: ICAL.Component, name: string, place: Place): WallMoment | undefined {
  const property = entry.getFirstProperty(name)
  const time = property?.getFirstValue()
  if (!(time instanceof ICAL.Time)) return undefined
  // ical.js takes 30 February as 2 March, and 25:00 as 1:00 of the next day.
  const [date = '', clock = '00:00'] = String(property?.jCal[3]).split('T')
  if (!isCivilDate(date) || Number.isNaN(minutesOf(clock.slice(0, 5))))
    throw new RangeError(time.toString())
  // Outlook can write whole days as midnights of a zone.
  const isWhole = /^true$/i.test(String(entry.getFirstPropertyValue(WHOLE_DAY)))
  if (isWhole) return wallOf(ICAL.Time.fromDateString(time.toString().slice(0, 10)), place)
  return wallOf(time, place, tzidOf(entry, name))
}

/** Programs of Windows name zones in their own way; where the file does not describe such a one, its hours are taken as ours. */
function zoneNote(entry: ICAL.Component, { zone }: Place): string {
  const time = entry.getFirstPropertyValue('dtstart')
  const tzid = tzidOf(entry, 'dtstart')
  const isDescribed = !(time instanceof ICAL.Time) || time.zone?.tzid !== 'floating'
  if (isDescribed || tzid === '' || tzid === zone || zoneNamed(tzid)) return ''
  return `Its time zone ‘${tzid}’ is not known here: check the hours.`
}

/** All moments of a property that lists them; of a period also its end. */
const wallsAt = (entry: ICAL.Component, name: string, place: Place) =>
  entry.getAllProperties(name).flatMap(property => {
    const tzid = String(property.getFirstParameter('tzid') ?? '')
    return property.getValues().flatMap((value: unknown): (WallMoment & { end?: string })[] => {
      if (value instanceof ICAL.Time) return [wallOf(value, place, tzid)]
      if (!(value instanceof ICAL.Period)) return []
      const end = wallOf(value.getEnd(), place, tzid).clock
      return [{ ...wallOf(value.start, place, tzid), end }]
    })
  })

const WHOLE_DAY = 'x-microsoft-cdo-alldayevent'

const tzidOf = (entry: ICAL.Component, name: string) =>
  String(entry.getFirstProperty(name)?.getFirstParameter('tzid') ?? '')

/** What its owner does not show to everybody, or has called off. */
const isHidden = (entry: ICAL.Component) =>
  /^cancelled$/i.test(String(entry.getFirstPropertyValue('status') ?? '')) ||
  /^(private|confidential)$/i.test(String(entry.getFirstPropertyValue('class') ?? ''))

/** Calendars send descriptions with HTML in them. */
const plain = (text: string) =>
  text
    .replace(/<(?:br|\/p|\/div|\/li)[^<>]*>/gi, '\n')
    .replace(/<[a-z/!][^<>]*>/gi, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', '#39': '’' },
}
