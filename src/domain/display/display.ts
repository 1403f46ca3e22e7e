import { isInForce, type Notice, noticesInForce } from '#domain/notices/notice.ts'
import { shortClocks, slotParts, slotsOn, slotWithKhateeb } from '#domain/prayer/jumuah.ts'
import { leadParts } from '#domain/prayer/leadWords.ts'
import { PRAYERS, type PrayerName } from '#domain/prayer/names.ts'
import type { PrayerRow, PrayerTimesResponse } from '#domain/prayer/response.ts'
import { prayerState, type ReadyState } from '#domain/prayer/schedule.ts'
import { beginnings, dayTimes, isNewOn } from '#domain/prayer/view/times.ts'
import { addDays, clockIn, minutesOf } from '#domain/time/civil.ts'
import { durationInWords } from '#domain/time/durations.ts'
import { clock12, joinTimes, shortClock } from '#domain/time/format.ts'
import { arabicNames } from '#texts/arabic.ts'
import { displayTexts } from '#texts/display.ts'
import { marks } from '#texts/marks.ts'
import { leadTexts } from '#texts/prayerLead.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { noticeKindTexts } from '#texts/topics.ts'
import { type Congregation, congregationsOf } from './congregations.ts'
import { furtherTimes } from './furtherTimes.ts'
import { type JumuahLine, jumuahLine } from './jumuahLine.ts'
import { type DisplayPhase, phaseAt, uninterrupted } from './phase.ts'
import {
  type DisplaySlide,
  noticeLanguage,
  noticeTimes,
  type SlideData,
  type SlideLine,
  slidesAt,
  takeoverSlides,
} from './slides.ts'

/** All that a screen shows something of. */
export interface DisplayData extends SlideData {
  readonly notices: readonly Notice[]
}

/** One prayer of the day. */
interface Column {
  readonly name: PrayerName
  readonly label: string
  readonly arabic: string
  readonly athan: string
  /** On Fridays khutbah and prayer of a Jumu'ah, a line each. */
  readonly iqama: string
  /** The prayer that is waited for, else that of the site's lead: none once Isha was prayed. */
  readonly isNext: boolean
  readonly isPast: boolean
  /** A janazah after it, or that its iqama is new today; '' for neither. */
  readonly mark: string
}

/** What leads, in two lines: words above large figures, and words below. */
interface DisplayLead {
  readonly head: string
  readonly figures: string
  /** Beside the figures: AM or PM of a clock time. */
  readonly half: string
  /** At most two lines. */
  readonly rest: string
  /** The figures are the time left until then, to the second. */
  readonly until?: Date
}

export interface Display {
  readonly day: ReadyState
  readonly phase: DisplayPhase
  readonly columns: readonly Column[]
  readonly lead: DisplayLead
  /** Sunrise and the further times of the day. */
  readonly further: readonly { readonly label: string; readonly time: string }[]
  /** Today's Jumu'ahs with khutbah, prayer and khateeb: in view all Friday. */
  readonly jumuah: readonly string[]
  readonly jumuahLine: JumuahLine
  /** 'Next: Asr · 2:26 PM' during a khutbah or prayer, for those who come late; else ''. */
  readonly after: string
  /** The outcomes of a night of the moon, notices in force with their times, notes of the day, of Ramadan, and of the next. */
  readonly notes: readonly SlideLine[]
  /** In turn, by the clock. */
  readonly slides: readonly DisplaySlide[]
  /** They stay in place of the slides. */
  readonly takeover: readonly DisplaySlide[]
  readonly janazah: Notice | undefined
}

/** What a screen shows at a moment; undefined where there are no times for it. */
export function displayAt(data: DisplayData, now: Date): Display | undefined {
  const { times, screen } = data
  const day = prayerState(times, now)
  if (day.status !== 'ready') return undefined
  const { today } = day
  const congregations = uninterrupted(
    around(times, today.iso).flatMap(row => congregationsOf(row, times)),
    screen,
  )
  const notices = noticesInForce(data.notices, now)
  const phase = phaseAt(congregations, screen, {
    now,
    minute: minutesOf(clockIn(times.zone, now)),
    hasJanazah: congregation => janazahOf(congregation, data.notices, now) !== undefined,
    isUrgent: screen.takeOver.urgent && notices.some(({ kind }) => kind === 'urgent'),
  })
  const ahead = phase.congregation ?? congregations.find(({ first }) => first > now)
  const janazah = ahead && janazahOf(ahead, data.notices, now)
  const takeover = takeoverSlides(phase, janazah, notices, screen, now, times.zone)
  return {
    day,
    phase,
    columns: columnsOf(day, times, data.notices, { now, phase, ahead }),
    jumuah: slotsOn(times.jumuah, today).map(slotWithKhateeb),
    jumuahLine: jumuahLine(times, today.iso),
    after: afterInWords(phase, congregations, now),
    lead: leadOf(day, phase, janazah),
    further: furtherTimes(day, times),
    notes: notesOf(day, notices, takeover, { now, zone: times.zone }),
    slides: slidesAt(data, notices, day, now),
    takeover,
    janazah,
  }
}

/** One at a time is shown; both outcomes of a night are one, of two lines. */
function notesOf(
  { moon, notices: notes }: ReadyState,
  notices: readonly Notice[],
  takeover: readonly DisplaySlide[],
  { now, zone }: { now: Date; zone: string },
): SlideLine[] {
  const words = moon?.words ?? []
  // What stays beside the times has its title there.
  const others = notices.filter(({ title }) => takeover.every(slide => slide.title !== title))
  return [
    ...(moon ? [{ text: words.join('\n') }] : []),
    ...others.map(notice => {
      const language = noticeLanguage(notice, 'title')
      const times = language ? [] : noticeTimes(notice, now, zone)
      const words = [notice.title, ...times.map(({ text }) => text)]
      return { text: words.join(marks.dot), ...language }
    }),
    ...notes.slice(words.length).map(text => ({ text })),
  ]
}

/** What follows the congregation that is prayed now. */
function afterInWords(
  { congregation }: DisplayPhase,
  congregations: readonly Congregation[],
  now: Date,
): string {
  const after = congregation && congregations.find(({ first }) => first > now)
  return after ? displayTexts.nextIs([after.label, ...hoursOf(after)].join(marks.dot)) : ''
}

/** The clock time of a congregation, of Jumu'ah both: ['khutbah 1:15', 'prayer 1:45 PM']. */
function hoursOf({ kind, slot, row, prayer }: Congregation): readonly string[] {
  return slot && kind === 'jumuah'
    ? slotParts(slot)
    : [clock12(slot ? slot.time : row[prayer].iqama)]
}

/** The rows of yesterday, today and tomorrow. */
function around({ info, previous }: PrayerTimesResponse, today: string): PrayerRow[] {
  const dates = [-1, 0, 1].map(days => addDays(today, days))
  return [previous, ...info].filter(
    ({ iso }, at, rows) => dates.includes(iso) && rows.findIndex(row => row.iso === iso) === at,
  )
}

/** The janazah that follows a congregation. */
function janazahOf(
  { kind, prayer, row, index }: Congregation,
  notices: readonly Notice[],
  now: Date,
): Notice | undefined {
  if (kind === 'eid' || kind === 'tarawih') return undefined
  return notices.find(
    notice =>
      notice.kind === 'janazah' &&
      isAfter(notice, row, prayer) &&
      // It stays where it is prayed even when its notice ends before.
      now.getTime() >= Date.parse(notice.start) &&
      (kind === 'prayer' || (notice.prayer?.slot ?? 0) === index),
  )
}

/** Whether a janazah follows a prayer of a day that is held. A cancelled Jumu'ah is Dhuhr, and a Friday's Dhuhr its Jumu'ah. */
const isAfter = ({ prayer: of }: Notice, { iso }: PrayerRow, name: PrayerName) =>
  of?.time !== undefined &&
  of.date === iso &&
  (of.name === name || (of.name === 'jumuah' && name === 'dhuhr'))

function columnsOf(
  { today, leading: led }: ReadyState,
  { jumuah }: PrayerTimesResponse,
  notices: readonly Notice[],
  { now, phase, ahead }: { now: Date; phase: DisplayPhase; ahead: Congregation | undefined },
): Column[] {
  const slots = slotsOn(jumuah, today)
  const isToday = ahead?.row.iso === today.iso
  const isWaited = phase.congregation !== undefined
  // A prayer without an iqama is no congregation, and leads as on the site.
  const isLed = !isWaited && led !== null
  const leading = isLed ? led : isToday ? ahead.prayer : undefined
  // An Eid prayer has no column of its own, and its hour is not Dhuhr's.
  const isEid = ahead?.kind === 'eid'
  return dayTimes(today, PRAYERS).map(time => {
    const { name, title, iqama } = time
    const slot = ahead?.kind === 'jumuah' && isToday ? ahead.slot : slots[0]
    const janazah = notices.some(notice => isInForce(notice, now) && isAfter(notice, today, name))
    const isNext = name === leading && (isLed || !isEid)
    const isPast =
      !isNext && leading !== undefined && PRAYERS.indexOf(name) < PRAYERS.indexOf(leading)
    return {
      name,
      label: prayerNames[title],
      arabic: arabicNames[title],
      athan: joinTimes(beginnings(time).map(shortClock)),
      iqama:
        title === 'jumuah' && slot ? slotParts(slot, shortClocks).join('\n') : shortClock(iqama),
      isNext,
      isPast,
      mark: janazah
        ? noticeKindTexts.janazah
        : isNewOn(today, time) && !isPast
          ? displayTexts.isNew
          : '',
    }
  })
}

function leadOf(day: ReadyState, phase: DisplayPhase, janazah: Notice | undefined): DisplayLead {
  const { congregation, name } = phase
  if (name !== 'countdown' || !congregation) {
    const { head, figures, half, rest } = leadParts(day)
    return {
      // Hours and minutes as '01:02' would stand where '1:02' is a clock time.
      head:
        day.lead.what === 'athan'
          ? leadTexts.next(day.lead.label, durationInWords(day.lead.minutes))
          : head,
      figures,
      half,
      rest,
    }
  }
  const { kind, label, first, starts, slot } = congregation
  const hasKhutbah = first < starts
  const head = hasKhutbah
    ? displayTexts.khutbahIn(label)
    : kind === 'prayer'
      ? displayTexts.iqamaIn(label)
      : displayTexts.prayerIn(label)
  const hours = hoursOf(congregation)
  const more = janazah ? [displayTexts.thenJanazah] : [slot?.khateeb, slot?.place]
  const inLine = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(marks.dot)
  const rest = hasKhutbah
    ? [inLine(hours), inLine(more)].filter(Boolean).join('\n')
    : inLine([...hours, ...more])
  return { head, figures: '', half: '', rest, until: first }
}
