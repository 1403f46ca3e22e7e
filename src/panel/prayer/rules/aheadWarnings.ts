import type { Problem } from '#domain/declared/problems.ts'
import { dayLine } from '#domain/prayer/dayLine.ts'
import { dueEndings } from '#domain/prayer/endings.ts'
import { DAYS_CHECKED } from '#domain/prayer/impossible.ts'
import { onDays } from '#domain/prayer/inWords/days.ts'
import { DAY_TIMES, type DayTimeName } from '#domain/prayer/names.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import type { TimesContext } from '#domain/prayer/timesReview.ts'
import { JUMP } from '#domain/prayer/timetable/jumps.ts'
import { lintTable } from '#domain/prayer/timetable/lintTable.ts'
import { addDays, clockChange, datesFrom } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { twilightWarnings } from './twilightChecks.ts'

/** What is doubtful about the athan times of the coming days: timetables, their ends, and jumps. */
export function aheadWarnings(context: TimesContext): Problem[] {
  const twilights = twilightWarnings(context)
  const jumps = jumpWarnings(context)
  const isNearest = context.settings.calculation.highLatitudeRule.startsWith('nearest-')
  return [
    ...twilights,
    ...tableWarnings(context),
    // Another rule for long twilights is asked for once, and of two rules the jumps are the definition.
    ...jumps.filter(({ path }) => path[0] === 'tables' || !(twilights.length > 0 || isNearest)),
    ...endWarnings(context),
  ]
}

function tableWarnings({ settings, today }: TimesContext): Problem[] {
  const last = addDays(today, DAYS_CHECKED)
  return settings.tables.flatMap((table, index) =>
    lintTable(table, settings)
      .filter(({ date, until = date, isBound }) => until >= today && date <= last && !isBound)
      .map(({ at, message }) => ({ path: ['tables', index, 'days', ...at], message })),
  )
}

/** Jumps where a timetable begins or ends, and between computed days. */
function jumpWarnings({ settings, today, dayOf }: TimesContext): Problem[] {
  const { timeZone } = settings.place
  const computed = new Map<DayTimeName, string[]>()
  const problems: Problem[] = []
  let before = dayOf(today)
  for (const date of datesFrom(addDays(today, 1), addDays(today, DAYS_CHECKED))) {
    const day = dayOf(date)
    const moved = movedTimes(before, day, timeZone)
    const isEdge = before.source !== day.source
    const isOfSun = before.polar || day.polar || hasSunsetJumped(before, day, timeZone)
    before = day
    if (moved.length === 0) continue
    if (!isEdge) {
      // Jumps inside a timetable are findings of its own; no rule for long twilights moves the sun, or
      // decides where it does not rise or set; Umm al-Qura moves Isha for Ramadan.
      if (day.source === 'table' || isOfSun || moved.some(({ name }) => name === 'sunrise'))
        continue
      for (const { name } of moved) {
        if (name === 'isha' && settings.calculation.method === 'UmmAlQura') continue
        computed.set(name, [...(computed.get(name) ?? []), date])
      }
      continue
    }
    const index = settings.tables.findIndex(table =>
      table.days.some(known => known.date === date || known.date === addDays(date, -1)),
    )
    const what = moved.map(({ name, minutes }) => `${prayerNames[name]} by ${minutes}`).join(', ')
    const why = day.source === 'table' ? 'where the timetable begins' : 'where it ends'
    const message = `On ${formatLong(date)}, ${why}, times move at once: ${what} minutes.`
    problems.push({ path: ['tables', index], message })
  }
  for (const [name, dates] of computed) {
    const message = `${prayerNames[name]} moves by more than ${JUMP} minutes from a day to the next ${onDays(dates)}. Choose another rule for long twilights.`
    problems.push({ path: ['calculation', 'highLatitudeRule'], message })
  }
  return problems
}

/** The times that move by more than the sun does; days set by hand are meant to. */
function movedTimes(before: PrayerDay, day: PrayerDay, zone: string) {
  if (before.override?.athan || day.override?.athan) return []
  const [was, is] = [dayLine(before.athan), dayLine(day.athan)]
  return DAY_TIMES.flatMap(name => {
    const minutes = jumpOf(is[name] - was[name], day.iso, zone)
    return minutes > JUMP ? [{ name, minutes }] : []
  })
}

/** At the edges of the midnight sun its own sunset moves so. */
const hasSunsetJumped = (before: PrayerDay, { sunset, iso }: PrayerDay, zone: string) =>
  jumpOf(sunset - before.sunset, iso, zone) > JUMP

/** The minutes of a step, without a change of the clocks on that day. */
const jumpOf = (step: number, iso: string, zone: string) =>
  Math.abs(step) <= JUMP ? 0 : Math.abs(step - clockChange(iso, zone))

function endWarnings({ settings, today }: TimesContext): Problem[] {
  return dueEndings(settings, today).flatMap(({ of, from }) => {
    if (of !== 'timetable') return []
    const year = Number(addDays(from, -1).slice(0, 4))
    const index = settings.tables.findIndex(table => table.year === year)
    const message = `The timetable has no day from ${formatLong(from)} on: times are computed then. Upload the next one.`
    return [{ path: ['tables', index], message }]
  })
}
