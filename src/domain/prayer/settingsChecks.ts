import type { Problem } from '#domain/declared/problems.ts'
import { FRIDAY, weekday } from '#domain/time/civil.ts'
import { formatLong, weekdayName } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { checkHours, checkIqamaClocks, inHours } from './hourChecks.ts'
import { countedKind, isCounted, ruleClocks } from './iqama.ts'
import { DAY_TIMES, PRAYERS, type PrayerName } from './names.ts'
import { checkEnds, checkGaps, checkOverlaps } from './rangeChecks.ts'
import { seasons } from './seasonalClock.ts'
import type { JumuahSlotSetting, PrayerSettings } from './settings.ts'

/** Problems between the fields of method, rules, khutbahs and single days, and times at impossible hours. */
export function checkRules(settings: PrayerSettings): Problem[] {
  return [
    ...checkMethod(settings),
    ...PRAYERS.flatMap(prayer => checkIqama(prayer, settings.iqama[prayer])),
    ...checkJumuah(settings.jumuah),
    ...checkKhutbahs(settings.khutbahs ?? []),
    ...checkOverrides(settings.overrides),
  ]
}

function checkMethod({ calculation: { method, custom } }: PrayerSettings): Problem[] {
  if (method !== 'custom') return []
  if (!custom) {
    return [{ path: ['calculation', 'custom'], message: 'A custom method needs its angles.' }]
  }
  const one = (custom.ishaAngle === undefined) !== (custom.ishaInterval === undefined)
  const message = 'Give Isha either an angle or minutes after Maghrib.'
  return one ? [] : [{ path: ['calculation', 'custom', 'ishaAngle'], message }]
}

type IqamaRanges = PrayerSettings['iqama'][PrayerName]

function checkIqama(prayer: PrayerName, ranges: IqamaRanges): Problem[] {
  const path = ['iqama', prayer]
  if (ranges.length === 0) return [{ path, message: 'Each prayer needs an iqama rule.' }]
  const problems = [
    ...checkEnds(path, ranges),
    ...checkOverlaps(path, ranges, `${prayerNames[prayer]} rules`),
    ...checkGaps(path, ranges, prayerNames[prayer]),
  ]
  ranges.forEach(({ rule }, index) => {
    const at = (...place: Problem['path']) => [...path, index, 'rule', ...place]
    for (const { path: place, clock } of ruleClocks(rule)) {
      problems.push(...checkHours(prayer, at(...place), clock))
    }
    const only = isCounted(rule) ? countedKind(rule.kind).only : undefined
    if (only && only.prayer !== prayer) problems.push({ path: at('kind'), message: only.message })
    const { notBefore, notAfter } = rule
    if (notBefore) problems.push(...checkHours(prayer, at('notBefore'), notBefore))
    if (notAfter) problems.push(...checkHours(prayer, at('notAfter'), notAfter))
    if (notBefore && notAfter && inHours(prayer, notBefore) > inHours(prayer, notAfter)) {
      const message = `'Not after ${notAfter}' is earlier than 'not before ${notBefore}'.`
      problems.push({ path: at('notAfter'), message })
    }
  })
  return problems
}

function checkJumuah(ranges: PrayerSettings['jumuah']): Problem[] {
  return [
    ...checkEnds(['jumuah'], ranges),
    ...checkOverlaps(['jumuah'], ranges, "Jumu'ah ranges"),
    ...ranges.flatMap(({ slots }, index) => checkSlots(['jumuah', index, 'slots'], slots)),
  ]
}

function checkSlots(path: Problem['path'], slots: readonly JumuahSlotSetting[]): Problem[] {
  return slots.flatMap((slot, index) => {
    const problems = checkHours('jumuah', [...path, index, 'time'], slot.time)
    const { khutbah } = slot
    if (khutbah && seasons(slot.time).some((time, season) => time < seasons(khutbah)[season]!)) {
      const message = 'The khutbah comes before the prayer: its time must not be later.'
      problems.push({ path: [...path, index, 'khutbah'], message })
    }
    const before = slots.slice(0, index).map(({ time }) => seasons(time))
    const value = seasons(slot.time).find((time, season) => before.some(of => of[season] === time))
    if (value) {
      const message = `Two Jumu'ah slots at ${value}.`
      problems.push({ path: [...path, index, 'time'], message })
    }
    return problems
  })
}

function checkKhutbahs(khutbahs: NonNullable<PrayerSettings['khutbahs']>): Problem[] {
  return khutbahs.flatMap(({ date }, index) => {
    const path = ['khutbahs', index, 'date']
    if (weekday(date) !== FRIDAY) {
      const message = `${formatLong(date)} is a ${weekdayName(date)}; khutbahs are on Fridays.`
      return [{ path, message }]
    }
    if (khutbahs.findIndex(other => other.date === date) === index) return []
    return [{ path, message: `The khutbahs of ${formatLong(date)} are there twice; keep one.` }]
  })
}

function checkOverrides(overrides: PrayerSettings['overrides']): Problem[] {
  return overrides.flatMap((day, index) => {
    const path = ['overrides', index]
    const problems: Problem[] = []
    if (overrides.findIndex(other => other.date === day.date) < index) {
      const message = `${formatLong(day.date)} is set twice; keep one of the two.`
      problems.push({ path: [...path, 'date'], message })
    }
    const { athan = {}, iqama = {}, jumuah, note } = day
    if (!note && !jumuah && !Object.keys({ ...athan, ...iqama }).length) {
      problems.push({ path, message: 'Set at least one time or a note for this day.' })
    }
    if (jumuah?.length && weekday(day.date) !== FRIDAY) {
      const message = `${formatLong(day.date)} is a ${weekdayName(day.date)}; Jumu'ah is on Fridays.`
      problems.push({ path: [...path, 'jumuah'], message })
    }
    for (const name of DAY_TIMES) {
      const clock = athan[name]
      if (clock) problems.push(...checkHours(name, [...path, 'athan', name], clock))
    }
    problems.push(...checkIqamaClocks([...path, 'iqama'], iqama))
    return [...problems, ...checkSlots([...path, 'jumuah'], jumuah ?? [])]
  })
}
