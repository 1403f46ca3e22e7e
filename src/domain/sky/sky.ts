import { clocksOf } from '#domain/prayer/moments.ts'
import type { DayTimeName } from '#domain/prayer/names.ts'
import type { PrayerRow } from '#domain/prayer/response.ts'
import { type SunPath, sunPath } from '#domain/prayer/sunPath.ts'
import { lch } from '#domain/theme/oklch.ts'
import { DAY_MINUTES, inDay } from '#domain/time/civil.ts'
import { HOURS, type HourColors, type HourName } from './hours.ts'
import { moonAt } from './moon.ts'

/** A moment at a mosque, as far as its sky depends on it. */
interface SkyMoment {
  /** The day's times. */
  readonly today: Pick<PrayerRow, DayTimeName | 'hijri'>
  readonly tomorrow: Pick<PrayerRow, 'hijri'>
  /** Minutes since midnight on the mosque's clock. */
  readonly minutes: number
  /** In degrees; negative south of the equator, where sun and moon go from right to left. */
  readonly latitude: number
}

/** What a drawing of the sky is given: attributes, custom properties, and the lit part of the moon. */
export interface Sky {
  readonly attributes: Readonly<Record<'data-hour' | 'data-light', string>>
  readonly properties: Readonly<Record<`--${string}`, string>>
  readonly moon: string
}

/** The way of sun and moon in units of the drawing: half its width, the horizon, and its height above. */
const WAY = { width: 410, horizon: 500, height: 530 }
/** Below this they are behind the ground. */
const GROUND = 640

/** The sky at a moment. */
export function skyAt({ today, tomorrow, minutes, latitude }: SkyMoment): Sky {
  const path = sunPath(clocksOf(today))
  const { line, noon } = path
  // Hours before Fajr are the end of a night like the coming one.
  const time = minutes < line.fajr ? minutes + DAY_MINUTES : minutes
  const toward = latitude < 0 ? -1 : 1
  const hour = hourAt(path, time)
  const isDay =
    time >= mid(line.fajr, line.sunrise, 0.6) && time < mid(line.maghrib, line.isha, 0.3)
  const sun = placeOn((time - noon) / (line.maghrib - noon), toward)

  const isEvening = minutes >= line.maghrib
  const day = Number.parseInt((isEvening ? tomorrow : today).hijri.replace(/^\D+/, ''), 10) || 1
  const sinceMaghrib = inDay(minutes - line.maghrib)
  const moon = moonAt(day + sinceMaghrib / DAY_MINUTES, time - noon, line.maghrib - noon, latitude)
  const moonPlace = placeOn(moon.way, toward)

  return {
    attributes: {
      'data-hour': hour.share < 0.5 ? hour.from : hour.to,
      'data-light': isDay ? 'day' : 'night',
    },
    properties: {
      '--sky-top-light': between(hour, 'light', 'top'),
      '--sky-top-dark': between(hour, 'dark', 'top'),
      '--sky-low-light': between(hour, 'light', 'low'),
      '--sky-low-dark': between(hour, 'dark', 'low'),
      '--sky-cast-light': between(hour, 'light', 'cast'),
      '--sky-cast-dark': between(hour, 'dark', 'cast'),
      '--sun-x': sun.x,
      '--sun-y': sun.y,
      '--moon-x': moonPlace.x,
      '--moon-y': moonPlace.y,
      '--moon-side': String(toward),
      '--moon-tilt': `${Math.round(moon.tilt)}deg`,
      '--lamps': String(lampsAt(line, time)),
      '--stars': String(starsAt(line, time)),
    },
    moon: moon.path,
  }
}

interface Hour {
  readonly from: HourName
  readonly to: HourName
  /** How far from one to the other, 0 to 1. */
  readonly share: number
}

/** The named hours at their times, so that colors change steadily between them. */
function hourAt({ line, noon }: SunPath, time: number): Hour {
  const stops: readonly (readonly [number, HourName])[] = [
    [line.fajr, 'night'],
    [mid(line.fajr, line.sunrise, 0.7), 'dawn'],
    [line.sunrise + 10, 'dawn'],
    [mid(line.sunrise, noon, 0.4), 'morning'],
    [noon, 'noon'],
    [mid(noon, line.maghrib, 0.62), 'afternoon'],
    [line.maghrib - 12, 'maghrib'],
    [mid(line.maghrib, line.isha, 0.25), 'maghrib'],
    [mid(line.maghrib, line.isha, 0.6), 'dusk'],
    [line.isha + 15, 'night'],
    [line.fajr + DAY_MINUTES, 'night'],
  ]
  const next = Math.max(
    1,
    stops.findIndex(([at]) => at > time),
  )
  const [start, from] = stops[next - 1] as (typeof stops)[number]
  const [end, to] = stops[next] as (typeof stops)[number]
  return { from, to, share: rise(start, end, time) }
}

/** Lit from Maghrib until the daylight of the next morning. */
function lampsAt(line: SunPath['line'], time: number): number {
  const out = rise(mid(line.fajr, line.sunrise, 0.5), line.sunrise, time)
  const on = rise(line.maghrib - 15, line.maghrib + 15, time)
  return Math.max(time < line.dhuhr ? round(1 - out) : 0, round(on))
}

function starsAt(line: SunPath['line'], time: number): number {
  const gone = rise(line.fajr + 10, mid(line.fajr, line.sunrise, 0.75), time)
  const out = rise(mid(line.maghrib, line.isha, 0.35), line.isha + 10, time)
  return Math.max(time < line.dhuhr ? round(1 - gone) : 0, round(out))
}

/**
 * A place on the way across the sky, from -1 at rising to 1 at setting; x counts from the middle of the
 * way. The way is a pointed arch, so that what is high is near the middle, clear of text beside it.
 */
export function placeOn(way: number, toward: number): { x: string; y: string } {
  const height = WAY.height * Math.cos((Math.max(-2, Math.min(2, way)) * Math.PI) / 2)
  return {
    x: `${Math.round(toward * WAY.width * way * Math.abs(way))}px`,
    y: `${Math.round(Math.min(GROUND, WAY.horizon - height))}px`,
  }
}

/** The color in a scheme: mixed in OKLab, so that blue and gold never meet in green. */
function between(
  { from, to, share }: Hour,
  scheme: 'light' | 'dark',
  of: keyof HourColors,
): string {
  const one = lch(...HOURS[scheme][from][of])
  const other = lch(...HOURS[scheme][to][of])
  return `oklab(${one.map((value, i) => round(value + ((other[i] ?? 0) - value) * share)).join(' ')})`
}

const mid = (start: number, end: number, share: number) => start + (end - start) * share
/** 0 until the start, 1 from the end on. */
const rise = (start: number, end: number, time: number) =>
  Math.max(0, Math.min(1, (time - start) / (end - start || 1)))
const round = (value: number) => Math.round(value * 1000) / 1000
