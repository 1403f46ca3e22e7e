import { displayColors } from '#domain/display/colors.ts'
import type { Display } from '#domain/display/display.ts'
import type { DisplayPhase } from '#domain/display/phase.ts'
import { slideOf } from '#domain/display/slides.ts'
import { nextIqamaInWords } from '#domain/prayer/leadWords.ts'
import { isWithin } from '#domain/screens/hours.ts'
import type { ScreenSettings } from '#domain/screens/screen.ts'
import { skyAt } from '#domain/sky/sky.ts'
import type { SiteColor } from '#domain/theme/siteColor.ts'
import { civilDateIn, clockIn, MINUTE, minutesOf } from '#domain/time/civil.ts'
import { countdownSeconds, durationInWords } from '#domain/time/durations.ts'
import { clock12, clockParts, formatDay, twoDigits } from '#domain/time/format.ts'
import { capital } from '#locale/capital.ts'
import { directionIn, isolateNumbers } from '#locale/isolate.ts'
import { locale } from '#locale/locale.ts'
import { displayTexts } from '#texts/display.ts'
import { marks } from '#texts/marks.ts'

const root = document.documentElement

/** Changes only what differs, and the text itself rather than its node: nothing is added over weeks. */
export function write(place: Element | null | undefined, words: string): void {
  if (!place) return
  const text = isolateNumbers(words)
  const { firstChild } = place
  if (firstChild instanceof Text) {
    if (firstChild.data !== text) firstChild.data = text
  } else if (text) place.textContent = text
}

export function mark(element: Element | null, name: string, value: string | undefined): void {
  if (!element) return
  if (value === undefined) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** Writes what somebody wrote. `language`: where that is not the screen's. */
export function quote(place: Element | null | undefined, words: string, language?: string): void {
  write(place, words)
  mark(place ?? null, 'lang', language)
  mark(place ?? null, 'dir', directionIn(words, language))
}

/** Characters from which a note takes two lines of an upright screen. */
const LONG_NOTE = 35

/** How a time is written: in lines, or as a word such as 'none' or 'Today', which figures' size does not fit. */
const formOf = (text: string) =>
  text.includes('\n') ? 'lines' : /^\P{Nd}+$/u.test(text) ? 'word' : undefined

const places = new Map<string, Element | null>()

function placeOf(name: string): Element | null {
  const place = places.get(name) ?? document.querySelector(`[data-put="${name}"]`)
  places.set(name, place)
  return place
}

/** Puts a text into its place. */
export const put = (name: string, text: string): void => write(placeOf(name), text)

const part = (element: Element | null, name: string) =>
  element?.querySelector(`[data-part="${name}"]`)

/** The clock and the date, which a screen has whether or not it has times. */
export function paintClock(zone: string, now: Date): void {
  const [digits, half] = clockParts(clockIn(zone, now))
  put('date', capital(formatDay(civilDateIn(zone, now))))
  put('clock', digits)
  put('half', half)
}

/** In place of all else where there are no times for the day, as when the device's clock is years off; at first they are still asked for. */
export function paintNoTimes(isOpening: boolean): void {
  mark(root, 'data-phase', 'no-times')
  put('head', isOpening ? '' : displayTexts.noTimes)
  for (const name of ['hijri', 'lead-half', 'rest']) put(name, '')
}

/** Everything that holds for a minute: the day, its prayers, the phase. */
export function paintMinute(display: Display, screen: ScreenSettings, zone: string, now: Date) {
  const { day, phase, columns, lead, further, jumuahLine, notes } = display
  mark(root, 'data-phase', phase.name)
  mark(root, 'data-layout', screen.layout)
  // Names in Arabic stand beside others only.
  mark(root, 'data-names', locale().direction === 'rtl' ? 'english' : screen.names)
  mark(root, 'data-season', day.season)
  put('hijri', day.hijri)
  put('head', lead.head)
  put('lead-half', lead.half)
  put('rest', lead.rest)
  // One at a time, since two are longer than the line.
  const note = slideOf(notes, screen.slideSeconds, now)
  quote(placeOf('notes'), note?.text ?? '', note?.language)
  const isLong = note !== undefined && note.text.length > LONG_NOTE
  mark(placeOf('notes'), 'data-long', isLong ? '' : undefined)
  mark(root, 'data-waits', day.moon?.outcomes && '')
  for (const column of columns) {
    const element = document.querySelector<HTMLElement>(`[data-prayer="${column.name}"]`)
    if (!element) continue
    write(part(element, 'label'), column.label)
    write(part(element, 'arabic'), column.arabic)
    write(part(element, 'athan'), column.athan)
    // Both beginnings of Asr need the width of their head as well.
    mark(element, 'data-two', column.athan.length > 7 ? '' : undefined)
    write(part(element, 'iqama'), column.iqama)
    mark(part(element, 'iqama') ?? null, 'data-form', formOf(column.iqama))
    write(part(element, 'mark'), column.mark)
    mark(element, 'data-next', column.isNext ? '' : undefined)
    mark(element, 'data-marked', column.mark ? '' : undefined)
    mark(element, 'data-past', column.isPast ? '' : undefined)
  }
  put('jumuah-head', jumuahLine.head)
  const { length } = jumuahLine.slots
  mark(root, 'data-jumuahs', length > 2 ? String(length) : undefined)
  for (const [at, element] of document.querySelectorAll<HTMLElement>('[data-jumuah]').entries()) {
    const slot = jumuahLine.slots[at]
    element.hidden = !slot
    write(part(element, 'times'), slot?.times ?? '')
    quote(part(element, 'who'), slot?.who ?? '', slot?.lang)
  }
  for (const [at, element] of document.querySelectorAll<HTMLElement>('[data-further]').entries()) {
    const time = further[at]
    element.hidden = !time
    write(part(element, 'label'), time?.label ?? '')
    write(part(element, 'time'), time?.time ?? '')
  }
  paintPhase(display, clockIn(zone, now), now)
}

/** The words of the screens that take the place of the board. */
function paintPhase(
  { phase, janazah, jumuah, after, day }: Display,
  clock: string,
  now: Date,
): void {
  const { congregation, name } = phase
  const time = clock12(clock)
  const label = congregation?.label ?? ''
  const hasKhutbah = congregation && congregation.first < congregation.starts
  put('hush', hasKhutbah ? displayTexts.khutbah(label) : displayTexts.iqama(label))
  put('hush-clock', time)
  const today = jumuah.length > 0 ? [displayTexts.jumuahToday, ...jumuah].join('\n') : ''
  put('hush-jumuah', today)
  put('dim-jumuah', today)
  put('dim-clock', time)
  put('dim-next', after)
  put('since', sinceInWords(phase, now))
  if (name === 'quiet') {
    put('since', [day.next.label, clock12(day.next.time)].join(marks.dot))
    put('dim-more', nextIqamaInWords(day))
  } else if (name === 'khutbah') {
    const { khateeb, topic } = congregation?.slot ?? {}
    put('dim-more', [khateeb, topic].filter(Boolean).join(marks.dot))
  } else put('dim-more', janazah ? displayTexts.janazahFollows : '')
}

/** 'Iqama was 4 min ago', for those who come late. */
function sinceInWords({ name, congregation }: DisplayPhase, now: Date): string {
  if (!congregation || (name !== 'prayer' && name !== 'khutbah')) return ''
  const begun = name === 'khutbah' ? congregation.first : congregation.starts
  const duration = durationInWords(Math.floor((now.getTime() - begun.getTime()) / MINUTE))
  return name === 'khutbah'
    ? displayTexts.sinceKhutbah(duration)
    : displayTexts.sinceIqama(duration)
}

/** What changes every second: two texts in boxes of their own. */
export function paintSecond(display: Display | undefined, now: Date): void {
  const { until, figures = '' } = display?.lead ?? {}
  put('seconds', twoDigits(now.getUTCSeconds()))
  const left = until && Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000))
  put('figures', left === undefined ? figures : countdownSeconds(left))
  mark(root, 'data-leads', left === undefined ? formOf(figures) : undefined)
  mark(root, 'data-hours', left !== undefined && left >= 3600 ? '' : undefined)
}

/** In units of the drawing: sun and moon are not seen through the finial of the dome. */
const BESIDE_FINIAL = 110

/** The sky and all colors of the minute. */
export function paintSky(
  { day }: Display,
  screen: ScreenSettings,
  color: SiteColor,
  zone: string,
  now: Date,
) {
  const sky = document.querySelector<HTMLElement>('[data-sky]')
  if (!sky) return
  const minutes = minutesOf(clockIn(zone, now))
  const { properties, attributes, moon } = skyAt({
    ...day,
    minutes,
    latitude: Number(sky.dataset.sky),
  })
  const isDark = attributes['data-light'] === 'night' || isWithin(screen.night, minutes)
  const lamps = Number(properties['--lamps'])
  const shown = {
    ...displayColors({ properties }, color, isDark),
    '--stars-shown': String(0.75 * Number(properties['--stars'])),
    '--moon-shown': isDark ? '1' : '0',
    '--spill': String(0.55 * lamps),
    '--shine': String(0.18 * lamps),
    '--birds': String(Math.max(0, 0.9 - lamps)),
  }
  for (const [name, value] of Object.entries(shown)) {
    if (root.style.getPropertyValue(name) !== value) root.style.setProperty(name, value)
  }
  const px = (name: `--${string}`) => Number.parseInt(properties[name] ?? '0', 10)
  const place = (body: 'sun' | 'moon') => {
    const x = px(`--${body}-x`)
    const beside = Math.max(BESIDE_FINIAL, Math.abs(x)) * (x < 0 ? -1 : 1)
    return `translate(${1080 + beside} ${px(`--${body}-y`) + 85})`
  }
  sky.querySelector('.sky-sun')?.setAttribute('transform', place('sun'))
  sky
    .querySelector('.sky-moon')
    ?.setAttribute(
      'transform',
      `${place('moon')} scale(${0.034 * px('--moon-side')} 0.034) rotate(${px('--moon-tilt')})`,
    )
  sky.querySelector('[data-moon]')?.setAttribute('d', moon)
}
