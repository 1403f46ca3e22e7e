import { type Asked, ask, askAddress } from '#contract/ask.ts'
import { CallError } from '#contract/failure.ts'
import { getNewer, type NewerResponse } from '#contract/newer.ts'
import { getPrayerTimes } from '#contract/prayerTimes.ts'
import { readPrayerYear } from '#contract/prayerYear.ts'
import { getScreen, reportScreen } from '#contract/screens.ts'
import type { BuildFile } from '#domain/publishing/buildFile.ts'
import { colorOfSite } from '#domain/theme/siteTheme.ts'
import { addDays, civilDateIn, clockIn, MINUTE } from '#domain/time/civil.ts'
import { now } from '#stores/moment.ts'
import type { KnownData } from './data.ts'
import type { DisplayPage } from './page.ts'
import { mayReloadNow, reload } from './reload.ts'

/** What was heard from the site: that it responds, what changed, and once a minute the server's clock. */
export type News = Partial<Omit<KnownData, 'heardAt'> & Pick<Asked<unknown>, 'server'>>

interface Listener {
  readonly id: string
  readonly page: DisplayPage
  readonly isPreview: boolean
  readonly known: () => KnownData
  readonly hear: (news: News) => void
  readonly mayReload: () => boolean
}

/** The build is asked for every so many minutes, and the screen says that it is on. */
const BUILD_EVERY = 5
const REPORT_EVERY = 15
/** Next year's times are loaded from so many days before. */
const NEXT_YEAR_FROM = 60
/** The night's reload: a fresh page on a fresh day, when nobody is there. */
const NIGHT = '03:10'
const AWAKE_FOR = 12 * 60 * MINUTE

/**
 * Asks once a minute for what is newer than the page, with one small request, and for the rest only
 * when that changed or every few minutes. Requests never overlap.
 */
export function listen({ id, page, isPreview, known, hear, mayReload }: Listener): void {
  const startedAt = Date.now()
  const isNamed = location.search.includes('screen=')
  let newerTag: string | null = null
  let screenTag: string | null = null
  let buildTag: string | null = null
  let build: string | undefined
  let prayer = ''
  /** The revisions of the screens' settings: the site's, and that of those which are shown. */
  let revision = -1
  let shownRevision = -1
  let reportedRevision = -1
  let minutes = 0
  let isAsking = false
  let heardMinute = 0

  async function round(): Promise<void> {
    if (isAsking || Date.now() - heardMinute < MINUTE / 4) return
    isAsking = true
    heardMinute = Date.now()
    try {
      await newer()
      if (revision !== shownRevision) await settings()
      if (minutes % BUILD_EVERY === 0) await builds()
      // What is known of a screen is lost with its removal: it reports at once when it is restored.
      if (minutes % REPORT_EVERY === 0 || shownRevision !== reportedRevision) {
        await report().catch(unlessRemoved)
        reportedRevision = shownRevision
      }
      minutes++
      await renew()
    } catch {
      // Without the network the screen runs on; it asks again in a minute.
    } finally {
      isAsking = false
    }
  }

  async function newer(): Promise<void> {
    const query = { since: page.contentRevision, events: 'recent' as const }
    const { body, etag, server } = await ask(getNewer, { query }, newerTag)
    hear({ server, ...(body && changed(body)) })
    newerTag = etag
    revision = body?.screens ?? revision
    const text = body?.prayer ? JSON.stringify(body.prayer) : prayer
    const needed = neededYears()
    if (text === prayer && needed.every(year => known().years[year])) return
    const loaded = await loadYears(needed)
    const years = Object.entries({ ...known().years, ...loaded })
    hear({ years: Object.fromEntries(years.filter(([year]) => needed.includes(year))) })
    if (needed.every(year => loaded[year])) prayer = text
  }

  function neededYears(): string[] {
    const { zone } = known().months
    const today = civilDateIn(zone, now())
    return [...new Set([today, addDays(today, NEXT_YEAR_FROM)].map(date => date.slice(0, 4)))]
  }

  async function settings(): Promise<void> {
    const query = isNamed ? { screen: id } : {}
    const asked = await ask(getScreen, { query }, screenTag).catch(unlessRemoved)
    screenTag = asked?.etag ?? null
    if (!asked) shownRevision = revision
    // Nothing new, or an older revision, is a copy that was not renewed yet: it is asked for again.
    if (!asked?.body) return
    const { revision: loaded, screen } = asked.body
    shownRevision = loaded
    hear({ screens: { ...known().screens, [id]: screen } })
  }

  async function builds(): Promise<void> {
    const { body, etag } = await askAddress<BuildFile>('/build.json', buildTag)
    buildTag = etag
    build = body?.builtAt ?? build
  }

  async function report(): Promise<void> {
    // Anyone may open /display; a screen of the mosque is opened by its own address.
    if (isPreview || !isNamed) return
    await ask(reportScreen, { body: { screen: id } })
  }

  /** A published page replaces this one, and so does the night's. */
  async function renew(): Promise<void> {
    if (isPreview || !mayReload()) return
    const isPublished = build !== undefined && build !== page.builtAt
    const clock = clockIn(known().months.zone, new Date())
    const isNight = clock.slice(0, 4) === NIGHT.slice(0, 4) && Date.now() - startedAt > AWAKE_FOR
    if ((isPublished && mayReloadNow(build ?? '')) || isNight) await reload(build ?? '')
  }

  setInterval(round, MINUTE)
  addEventListener('online', round)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') round()
  })
  round()
}

function changed({ content, prayer, notices, events }: NewerResponse): Omit<News, 'server'> {
  return {
    ...(content && { color: colorOfSite(content) }),
    ...(prayer && { months: prayer }),
    ...(notices && { notices: notices.notices }),
    ...(events && { events }),
  }
}

/** Whole years, from the API, else from the build's files; one that neither has is left out. */
async function loadYears(years: readonly string[]): Promise<KnownData['years']> {
  const loaded = await Promise.all(
    years.map(async year => {
      const times = await ask(getPrayerTimes, { query: { year: Number(year) } })
        .then(({ body }) => body)
        .catch(() => readPrayerYear(year))
        .catch(() => undefined)
      return times ? [[year, times] as const] : []
    }),
  )
  return Object.fromEntries(loaded.flat())
}

/** For `catch`: a screen that was removed in the panel runs on with the settings that it has. */
function unlessRemoved(error: unknown): void {
  if (!(error instanceof CallError && error.status === 404)) throw error
}
