import { alarmComponent } from '#domain/icalendar/alarm.ts'
import { calendarText } from '#domain/icalendar/calendar.ts'
import { icalText, type Property, serialize, withInside } from '#domain/icalendar/lines.ts'
import { icalInstant, wholeDay, zonedProperty } from '#domain/icalendar/moments.ts'
import type { ClosedDay } from '#domain/prayer/closedDay.ts'
import { dayLine, nearest } from '#domain/prayer/dayLine.ts'
import { formatHijri } from '#domain/prayer/formatHijri.ts'
import { khutbahInWords, withKhutbahs } from '#domain/prayer/jumuah.ts'
import { PRAYERS } from '#domain/prayer/names.ts'
import { eveningOf, noticesOf } from '#domain/prayer/notices.ts'
import type { EidDay, JumuahSlot, MoonWait } from '#domain/prayer/response.ts'
import { fastingName } from '#domain/prayer/season.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import { clock12 } from '#domain/time/format.ts'
import { spell } from '#locale/spell.ts'
import { prayerFeedTexts as texts } from '#texts/feeds.ts'
import { marks } from '#texts/marks.ts'
import { waitingTexts } from '#texts/moonNight.ts'
import { leadTexts } from '#texts/prayerLead.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { ifMoonNotSeen } from '#texts/ramadanTable.ts'
import type { FeedPrayer, PrayerChoice } from './choices.ts'

/** What the calendar contains about the site. */
interface PrayerCalendarPlace {
  name: string
  address: string
  zone: string
  /** 'example.org': makes the entries' ids unique among all calendars. */
  host: string
  /** Of the prayer settings; increases with every save. */
  revision: number
  /** When the settings were last saved, or the beginning of the day. */
  savedAt: Date
  /** The first days of Hijri months are entries: the mosque confirms them. */
  hasMonths?: boolean
  /** The waiting for the moon on a day. */
  waitOn?: (date: string) => MoonWait | undefined
}

/** One time of a day, in minutes from its midnight. */
interface Moment {
  key: string
  /** Absent: not about a prayer, so in every calendar. Eid's prayers are in every calendar too. */
  prayer?: FeedPrayer | 'eid'
  /** Absent: included for both athan and iqama times. */
  time?: 'athan' | 'iqama'
  title: string
  /** What else is known of it. */
  text?: string
  /** Where in the building; absent: not said. */
  place?: string | undefined
  minutes: number
  /** Its length in minutes. */
  lasts: number
}

/** How long a prayer and the notice of the evening before last in the calendar. */
const PRAYER = 10
const NOTICE = 30
/** How long an Eid prayer with its sermon and Tarawih last in the calendar. */
const EID = 45
const TARAWIH = 60

/** An entry, serialized, with the title for its reminder. */
interface Entry {
  title: string
  text: string
}

/** Entries of the calendar that belong to the same choices, and all of them as one text. */
type EntryGroup = Pick<Moment, 'prayer' | 'time'> & { entries: Entry[]; text: string }

/** All entries that a choice can contain: computed once for every calendar. */
export interface PrayerEntries {
  years: readonly [first: number, last: number]
  groups: readonly EntryGroup[]
}

/**
 * The entries of the given days. Notes of special days and cancelled Jumu'ahs are included in every
 * choice: on the whole day, and on the evening before; first days of Hijri months on the whole day.
 */
export function prayerEntries(
  days: readonly ClosedDay[],
  place: PrayerCalendarPlace,
): PrayerEntries {
  const groups = new Map<string, EntryGroup>()
  const add = ({ prayer, time }: Pick<Moment, 'prayer' | 'time'>, entry: Entry) => {
    const key = `${prayer} ${time}`
    const group = groups.get(key) ?? {
      ...(prayer && { prayer }),
      ...(time && { time }),
      entries: [],
      text: '',
    }
    group.entries.push(entry)
    groups.set(key, group)
  }
  for (const [index, day] of days.entries()) {
    const awaits = place.waitOn?.(day.iso)
    for (const [at, notice] of noticesOf({ ...specialDay(day), awaits }).entries()) {
      add({}, entry(day.iso, `notice-${at + 1}`, { title: notice }, wholeDay(day.iso), place))
    }
    if (place.hasMonths && day.hijri.day === 1) {
      add({}, entry(day.iso, 'hijri', { title: monthInWords(day.hijri) }, wholeDay(day.iso), place))
    }
    for (const moment of [
      ...momentsOf(day, awaits),
      ...eveningBefore(days[index + 1], day),
      ...moonMoments(awaits, day),
    ]) {
      const { key, minutes, lasts } = moment
      const start = zonedProperty('DTSTART', place.zone, day.iso, minutes)
      add(moment, entry(day.iso, key, moment, [start, ['DURATION', `PT${lasts}M`]], place))
    }
  }
  const [first = 0, last = first] = [days[0], days.at(-1)].map(day => Number(day?.iso.slice(0, 4)))
  for (const group of groups.values()) group.text = group.entries.map(({ text }) => text).join('')
  return { years: [first, last], groups: [...groups.values()] }
}

/**
 * The chosen prayer times as a calendar to subscribe to. They do not mark anyone as busy; a chosen
 * reminder is for prayers, not for notices.
 */
export function prayerCalendar(
  { years, groups }: PrayerEntries,
  { prayers, times, alarm }: PrayerChoice,
  place: Pick<PrayerCalendarPlace, 'name' | 'zone'>,
): string {
  const chosen = groups.filter(
    ({ prayer, time }) =>
      (!prayer || prayer === 'eid' || prayers.includes(prayer)) &&
      (!time || times === 'both' || times === time),
  )
  const inside = chosen.map(({ prayer, entries, text }) =>
    prayer && alarm !== undefined
      ? { text: entries.map(one => withInside(one, alarmComponent(one.title, alarm))).join('') }
      : { text },
  )
  return calendarText({ name: texts.name(place.name), zone: place.zone, years }, inside)
}

function momentsOf(day: ClosedDay, awaits: MoonWait | undefined): Moment[] {
  const line = dayLine(day.athan)
  const hijri = formatHijri(day.hijri)
  const off = day.closed?.prayers ?? []
  const ifNotSeen = awaits?.evening && ifMoonNotSeen()
  const moments: Moment[] = []
  for (const prayer of PRAYERS) {
    moments.push({
      ...{ key: `${prayer}-athan`, prayer, time: 'athan' },
      title: withNote(texts.athan(prayerNames[prayer]), fastingName(prayer, { hijri })),
      minutes: line[prayer],
      lasts: PRAYER,
    })
    // On Fridays Jumu'ah replaces Dhuhr in congregation.
    const isFriday = prayer === 'dhuhr' && (day.jumuah.length > 0 || off.includes('jumuah'))
    if (isFriday || off.includes(prayer) || !day.iqama[prayer]) continue
    moments.push({
      ...{ key: `${prayer}-iqama`, prayer, time: 'iqama' },
      title: texts.iqama(prayerNames[prayer]),
      minutes: nearest(day.iqama[prayer], line[prayer]),
      lasts: PRAYER,
    })
  }
  return [
    ...moments,
    ...day.tarawih.map(
      ({ time, label = texts.tarawih, place }, at): Moment => ({
        ...{ key: `tarawih-${at + 1}`, prayer: 'isha', time: 'iqama' },
        title: withNote(label, [ifNotSeen, place].filter(Boolean).join(marks.comma)),
        minutes: nearest(time, line.isha),
        lasts: TARAWIH,
      }),
    ),
    ...withKhutbahs(day.jumuah, day.khutbahs).map((slot, at) => jumuahMoment(slot, at, line.dhuhr)),
    ...eidMoments(day.eid, line.dhuhr),
  ]
}

const withNote = (title: string, note: string | undefined) =>
  note ? texts.withNote(title, note) : title

/** 'Jumu'ah: khutbah 1:15 PM, prayer 1:45 PM' */
const withHours = (title: string, before: string, time: string) =>
  `${title}${marks.colon}${[before, leadTexts.prayerAt(clock12(time))].join(marks.comma)}`

/** The Eid prayers, each from its takbirs on. */
function eidMoments(eid: EidDay | undefined, dhuhr: number): Moment[] {
  if (!eid) return []
  const expected = eid.expected && texts.expected
  return eid.prayers.map(({ time, takbir, place, language }, at) => {
    const start = nearest(takbir ?? time, dhuhr)
    const note = [expected, place, language].filter(Boolean).join(marks.comma)
    const title = withNote(texts.eid(eid.name), note)
    return {
      ...{ key: `eid-${at + 1}`, prayer: 'eid' },
      title: takbir ? withHours(title, leadTexts.takbirAt(clock12(takbir)), time) : title,
      minutes: start,
      lasts: nearest(time, dhuhr) - start + EID,
    }
  })
}

/** One Jumu'ah, which begins with its khutbah when that is known. */
function jumuahMoment(slot: JumuahSlot, at: number, dhuhr: number): Moment {
  const { time, khutbah, label, place } = slot
  const name = withNote(prayerNames.jumuah, label && spell(label))
  const prayer = nearest(time, dhuhr)
  const start = khutbah ? nearest(khutbah, dhuhr) : prayer
  return {
    key: `jumuah-${at + 1}`,
    prayer: 'jumuah',
    title: khutbah ? withHours(name, leadTexts.khutbahAt(clock12(khutbah)), time) : name,
    text: khutbahInWords(slot),
    place,
    minutes: start,
    lasts: prayer - start + PRAYER,
  }
}

/** The notices of the next day, on the evening before it. */
function eveningBefore(next: ClosedDay | undefined, day: PrayerDay): Moment[] {
  if (!next) return []
  return noticesOf(specialDay(next), 'tomorrow').map((title, at) => ({
    key: `tomorrow-${at + 1}`,
    title,
    minutes: eveningOf(dayLine(day.athan).maghrib),
    lasts: NOTICE,
  }))
}

/** Both outcomes, at Maghrib of the evening on which the mosque waits. */
function moonMoments(awaits: MoonWait | undefined, day: PrayerDay): Moment[] {
  if (!awaits?.evening) return []
  const { ifSeen, ifNot } = awaits.evening
  const title = [waitingTexts.ifSeen(ifSeen), waitingTexts.ifNot(ifNot)].join(marks.dot)
  return [{ key: 'moon', title, minutes: dayLine(day.athan).maghrib, lasts: NOTICE }]
}

/** 'Ramadan 1, 1448 (expected)' */
const monthInWords = (hijri: PrayerDay['hijri']) =>
  withNote(formatHijri(hijri), hijri.expected && texts.expected)

const specialDay = ({ iso, eid, jumuah, override, closed }: ClosedDay) => ({
  iso,
  eid,
  jumuah,
  override,
  closed,
  note: override?.note,
})

function entry(
  date: string,
  key: string,
  { title, text: more, place }: Pick<Moment, 'title' | 'text' | 'place'>,
  when: readonly Property[],
  { name, address, host, revision, savedAt }: PrayerCalendarPlace,
): Entry {
  const changed = icalInstant(savedAt)
  const text = serialize({
    name: 'VEVENT',
    properties: [
      ['UID', `${date}-${key}@${host}`],
      ['DTSTAMP', changed],
      ['LAST-MODIFIED', changed],
      ['SEQUENCE', String(revision)],
      ...when,
      ['SUMMARY', icalText(title)],
      ...(more ? [['DESCRIPTION', icalText(more)] as const] : []),
      ['LOCATION', icalText([place, name, address].filter(Boolean).join(marks.comma))],
      ['TRANSP', 'TRANSPARENT'],
    ],
  })
  return { title, text }
}
