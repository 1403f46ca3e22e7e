import { type RamadanMonth, ramadanMonth } from '#domain/prayer/view/ramadan.ts'
import { joinYears } from '#domain/prayer/years.ts'
import { civilDateIn, MINUTE } from '#domain/time/civil.ts'
import { ready } from '#islands/ui/early.ts'
import { $now } from '#stores/clock.ts'
import { loadPrayerYear } from '#stores/prayer.ts'
import { ramadanActionTexts as texts } from '#texts/ramadan.ts'
import { failureHtml, headHtml, missingHead, ramadanHtml } from './ramadanHtml.ts'

/** Keeps the calendar of Ramadan up to date, and prints, saves and shares it. */
const section = document.querySelector<HTMLElement>('.ramadan') as HTMLElement
const part = (name: string) => section.querySelector(`[data-part="${name}"]`) as HTMLElement
const { zone = '', center = '', basis = '' } = section.dataset
let today = ''
let month: RamadanMonth | undefined

/** The current or coming Ramadan: as it was built, then from the API, again on each new day. */
async function follow(): Promise<void> {
  const day = civilDateIn(zone, $now.get())
  if (day === today) return
  today = day
  mark()
  const loaded = await load(day).catch(() => undefined)
  if (day !== today) return
  month = loaded ?? month
  if (loaded) {
    section.dataset.last = loaded.days.at(-1)?.iso
    show(headHtml(loaded), ramadanHtml(loaded), true)
    mark()
  } else if ((section.dataset.last ?? '') < day) {
    // What was built stands in for a request that fails, while it is not over.
    show(missingHead(), failureHtml(), false)
  }
}

function show(head: string, calendar: string, isThere: boolean): void {
  part('head').innerHTML = head
  part('calendar').innerHTML = calendar
  for (const name of ['actions', 'foot']) part(name).hidden = !isThere
}

/** Ramadan is in one civil year, or begins in it. */
async function load(day: string): Promise<RamadanMonth | undefined> {
  const year = Number(day.slice(0, 4))
  const { response } = await loadPrayerYear(year)
  const found = ramadanMonth(response, day)
  if (found) return found
  const both = joinYears([response, (await loadPrayerYear(year + 1)).response])
  return both && ramadanMonth(both, day)
}

function mark(): void {
  for (const row of section.querySelectorAll<HTMLElement>('[data-day]')) {
    const isToday = row.dataset.day === today
    row.classList.toggle('is-today', isToday)
    row.ariaCurrent = isToday ? 'date' : null
  }
}

function say(words: string, isBusy = false): void {
  part('said').textContent = words
  for (const name of ['save', 'share']) part(name).toggleAttribute('disabled', isBusy)
}

/** The drawing is loaded when it is wanted. */
async function picture(): Promise<File | undefined> {
  say(texts.drawing, true)
  try {
    const { drawCalendar } = await import('./drawCalendar.ts')
    if (!month) throw new Error('Its days could not be loaded.')
    const file = await drawCalendar(month, section, { center, basis })
    say('')
    return file
  } catch {
    say(texts.failed)
    return undefined
  }
}

async function save(): Promise<void> {
  const file = await picture()
  if (!file) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE)
  say(texts.saved)
}

/** The picture where the device can share files, else the page's address. */
async function share(): Promise<void> {
  const url = location.href
  const title = section.querySelector('h1')?.textContent ?? ''
  try {
    const file = 'canShare' in navigator ? await picture() : undefined
    const files = file ? [file] : []
    if (file && navigator.canShare({ files })) await navigator.share({ title, files })
    else if ('share' in navigator) await navigator.share({ title, url })
    else {
      await (navigator as Navigator).clipboard.writeText(url)
      say(texts.copied)
    }
  } catch (error) {
    // Closing the device's own dialog is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) say(texts.copy(url))
  }
}

part('print').addEventListener('click', () => print())
part('save').addEventListener('click', save)
part('share').addEventListener('click', share)
ready(part('actions'))
$now.subscribe(follow)
