import type { DisplayData } from '#domain/display/display.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import { DEFAULT_SCREEN, type ScreenSettings } from '#domain/screens/screen.ts'
import type { SiteColor } from '#domain/theme/siteColor.ts'
import { DISPLAY_PAGE, type DisplayPage } from './page.ts'

/** What the screen knows, kept on the device too: it starts and runs on without a network. */
export interface KnownData {
  /** When the site was last heard, in milliseconds. */
  heardAt: number
  color: SiteColor
  events: DisplayData['events']
  notices: DisplayData['notices']
  /** This month and the next as of then, and whole years by number. */
  months: PrayerTimesResponse
  years: Record<string, PrayerTimesResponse>
  screens: Record<string, ScreenSettings>
}

const { folder = '' } = document.documentElement.dataset
/** What was heard is in a language. */
const KEY = `display${folder}`
/** When the site was last heard: apart, since the rest is large and rarely changes. */
const HEARD = 'display-heard'

export const page: DisplayPage = JSON.parse(
  document.getElementById(DISPLAY_PAGE)?.textContent ?? 'null',
)

const ofPage: KnownData = {
  heardAt: Date.parse(page.takenAt),
  color: page.color,
  events: page.events,
  notices: page.notices,
  months: page.times,
  years: {},
  screens: {},
}

/** What is kept where it is newer than the page, else what the page carries. */
export function restoreKnown(): KnownData {
  try {
    const kept: KnownData | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (!kept?.months) return ofPage
    const heardAt = Math.max(kept.heardAt, Number(localStorage.getItem(HEARD)))
    if (kept.heardAt >= ofPage.heardAt) return { ...ofPage, ...kept, heardAt }
    // The page is newer; whole years are only in what is kept.
    return { ...ofPage, years: kept.years, screens: kept.screens }
  } catch {
    return ofPage
  }
}

/** Keeps it on the device; where there is no room, the page alone has to do. */
export function keepKnown(known: KnownData): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(known))
  } catch {
    // A browser may refuse storage.
  }
}

/** Keeps when the site was last heard. */
export function keepHeard(heardAt: number): void {
  try {
    localStorage.setItem(HEARD, String(heardAt))
  } catch {
    // A browser may refuse storage.
  }
}

/** The settings of a screen: those last heard, else those that every site comes with. */
export const screenOf = (known: KnownData, id: string): ScreenSettings =>
  known.screens[id] ?? DEFAULT_SCREEN

/** All times that are known as one response: the months before the years, which may be older. */
export function allTimes({ months, years }: KnownData): PrayerTimesResponse {
  const known = new Set(months.info.map(({ iso }) => iso))
  const others = Object.values(years)
    .filter(year => year.zone === months.zone)
    .flatMap(({ info }) => info.filter(({ iso }) => !known.has(iso)))
  const info = [...months.info, ...others].sort((a, b) => (a.iso < b.iso ? -1 : 1))
  const sets = [...Object.values(years), months].flatMap(({ jumuah }) => jumuah)
  const starts = new Map(sets.map(set => [set.from, set]))
  const jumuah = [...starts.values()].sort((a, b) => (a.from < b.from ? -1 : 1))
  return { ...months, info, jumuah }
}
