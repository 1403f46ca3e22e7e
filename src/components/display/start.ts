import './oldBrowsers.ts'
import { leadToAskedLanguage } from '#components/chrome/scripts/askedLanguage.ts'
import { clockError } from '#domain/display/clockError.ts'
import { type Display, type DisplayData, displayAt } from '#domain/display/display.ts'
import { slideOf } from '#domain/display/slides.ts'
import { SCREEN_READY, type ScreenPreviewMessage } from '#domain/screens/preview.ts'
import { FIRST_SCREEN } from '#domain/screens/screen.ts'
import { civilDateIn, clockIn, MINUTE, SECOND } from '#domain/time/civil.ts'
import { durationInWords } from '#domain/time/durations.ts'
import { clock12, formatShortDay } from '#domain/time/format.ts'
import { isTravelling, now } from '#stores/moment.ts'
import { registerWorker } from '#stores/worker.ts'
import { displayTexts } from '#texts/display.ts'
import { marks } from '#texts/marks.ts'
import { allTimes, keepHeard, keepKnown, page, restoreKnown, screenOf } from './data.ts'
import { paintDonation } from './donation.ts'
import { listen, type News } from './news.ts'
import { mark, paintClock, paintMinute, paintNoTimes, paintSecond, paintSky, put } from './paint.ts'
import { showSlide } from './slides.ts'
import { stayAwake } from './stayAwake.ts'
import { IN_TURN, takeTurns } from './turns.ts'

/**
 * The screen in the hall. Once a second it writes the clock; once a minute, and where a phase ends, it computes
 * what is shown from the times that it has, whether or not there is a network.
 */
/** After so long without the site, the screen says so. */
const SILENT = 3 * MINUTE
/** A page that has just opened has not asked yet. */
const OPENING = 20 * SECOND
/** How often it keeps that the site is there. */
const HEARD_EVERY = 10 * MINUTE
/** Everything moves by a little so often, so that nothing burns in. */
const DRIFT_EVERY = 4 * MINUTE

if (import.meta.env.FURTHER_LANGUAGES.length > 0) leadToAskedLanguage('/display')
const search = new URLSearchParams(location.search)
const isPreview = search.has('preview')
/** Over the same screen in another language, which reports and loads again for both. */
const isInTurn = search.has(IN_TURN)
const id = search.get('screen') ?? FIRST_SCREEN

const openedAt = Date.now()
let known = restoreKnown()
let heardKeptAt = 0
let preview: ScreenPreviewMessage['screen'] | undefined
let data: DisplayData = dataNow()
let display: Display | undefined
/** When what holds for a minute is computed again. */
let validUntil = 0
let wrongBy = 0
let isWrong = false
let timer: ReturnType<typeof setTimeout> | undefined

function dataNow(): DisplayData {
  const { events, notices } = known
  return { times: allTimes(known), events, notices, screen: preview ?? screenOf(known, id) }
}

function tick(): void {
  clearTimeout(timer)
  const at = now()
  const time = at.getTime()
  if (time >= validUntil || time < validUntil - MINUTE) compute(at)
  paintSecond(display, at)
  const { languages = [] } = data.screen
  if (import.meta.env.FURTHER_LANGUAGES.length > 0 && !isInTurn) takeTurns(languages, time)
  timer = setTimeout(tick, SECOND - (now().getTime() % SECOND) + 10)
}

function compute(at: Date): void {
  const { screen, times } = data
  const time = at.getTime()
  display = displayAt(data, at)
  const minuteEnds = time - (time % MINUTE) + MINUTE
  const seconds = screen.slideSeconds * SECOND
  const slideEnds = time - (time % seconds) + seconds
  const ends = display?.phase.until?.getTime() ?? minuteEnds
  validUntil = Math.min(minuteEnds, slideEnds, ends > time ? ends : minuteEnds)
  paintMarks(at)
  paintClock(times.zone, at)
  if (!display) {
    paintNoTimes(isOpening())
    return
  }
  paintMinute(display, screen, times.zone, at)
  paintSky(display, screen, known.color, times.zone, at)
  const { takeover, slides } = display
  showSlide(slideOf(takeover.length > 0 ? takeover : slides, screen.slideSeconds, at))
  paintDonation(screen.donation)
  const slot = document.querySelector<HTMLElement>('[data-slides]')
  if (slot) mark(slot, 'data-takeover', takeover.length > 0 ? '' : undefined)
  drift(screen.drift ? Math.floor(time / DRIFT_EVERY) : 0)
}

/** A small way round a square, in shares of the screen. */
function drift(step: number): void {
  const way = [
    [0, 0],
    [0.4, 0],
    [0.4, 0.4],
    [0, 0.4],
    [-0.4, 0.4],
    [-0.4, 0],
    [-0.4, -0.4],
    [0, -0.4],
  ] as const
  const [x, y] = way[step % way.length] ?? way[0]
  for (const element of document.querySelectorAll<HTMLElement>('.board, .hush, .dim')) {
    element.style.transform = `translate(${x}rem, ${y}rem)`
  }
}

/** What somebody has to know about this screen, small. */
function paintMarks(at: Date): void {
  const { zone } = data.times
  const moment = (when: Date) => {
    const day = civilDateIn(zone, when)
    const clock = clock12(clockIn(zone, when))
    return day === civilDateIn(zone, at) ? clock : [formatShortDay(day), clock].join(marks.comma)
  }
  const parts: string[] = []
  if (isTravelling) parts.push(displayTexts.asAt(moment(at)))
  else if (!isPreview && isSilent()) {
    parts.push(displayTexts.offlineSince(moment(new Date(known.heardAt))))
  }
  if (isWrong) {
    const duration = durationInWords(Math.abs(wrongBy))
    parts.push(wrongBy > 0 ? displayTexts.fast(duration) : displayTexts.slow(duration))
  }
  put('mark', parts.join(marks.dot))
}

const isOpening = () => Math.abs(Date.now() - openedAt) <= OPENING
const isSilent = () => Date.now() - known.heardAt > SILENT && !isOpening()

function refresh(): void {
  data = dataNow()
  validUntil = 0
  tick()
}

/** Something was heard from the site. */
function hear({ server, ...news }: News): void {
  if (server && !isTravelling) {
    const before = wrongBy
    wrongBy = clockError(Date.now(), server)
    // Twice, since a single response may have been held up.
    isWrong = wrongBy !== 0 && before !== 0
  }
  known = { ...known, ...news, heardAt: Date.now() }
  if (!isPreview && Math.abs(Date.now() - heardKeptAt) > HEARD_EVERY) {
    heardKeptAt = known.heardAt
    keepHeard(heardKeptAt)
  }
  if (Object.keys(news).length === 0) {
    paintMarks(now())
    return
  }
  if (!isPreview) keepKnown(known)
  refresh()
}

tick()
addEventListener('pageshow', tick)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') tick()
})
listen({
  id,
  page,
  isPreview: isPreview || isInTurn,
  known: () => known,
  hear,
  /** Nobody looks at a screen that loads while a prayer is counted down to or prayed. */
  mayReload: () => !display || display.phase.name === 'ordinary' || display.phase.name === 'quiet',
})
stayAwake()
// Without a worker the screen needs the network to start, and only then.
if (!isPreview) registerWorker().catch(() => {})

if (isPreview && parent !== window) {
  addEventListener('message', ({ origin, source, data: message }) => {
    if (origin !== location.origin || source !== parent) return
    const { type, screen } = message as ScreenPreviewMessage
    if (type !== 'screen-settings') return
    preview = screen
    refresh()
  })
  parent.postMessage(SCREEN_READY, location.origin)
}
