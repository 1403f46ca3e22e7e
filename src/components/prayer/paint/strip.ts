import type { EventAhead } from '#domain/events/ahead.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'
import { addDays, civilDateIn, clockIn } from '#domain/time/civil.ts'
import { clock12, formatShortDay, weekdayName } from '#domain/time/format.ts'
import { unbrokenTimes } from '#domain/time/unbroken.ts'
import { stripTexts } from '#texts/notices.ts'
import { putText } from './places.ts'

/** Stands for the title of an event in its sentence. */
const TITLE = '\u0000'

/** Fills the strip below the header: the Hijri date of the day, and the next event of those in the page. */
export function paintStrip(day: ReadyState | null, zone: string, moment: Date): void {
  if (day) putText(document.querySelector('[data-strip-date]'), day.hijri)
  const link = document.querySelector<HTMLAnchorElement>('[data-strip-next]')
  if (!link) return
  const today = civilDateIn(zone, moment)
  const now = `${today}T${clockIn(zone, moment)}`
  const events: readonly EventAhead[] = JSON.parse(link.dataset.stripNext || '[]')
  const [start, title = '', path = '/events', lang = ''] = events.find(([at]) => at > now) ?? []
  link.href = path
  // A long title is cut, never the time before it.
  const [before = ''] = start
    ? stripTexts.next(startInWords(start, today), TITLE).split(TITLE)
    : [stripTexts.events]
  const place = link.lastElementChild
  putText(link.firstElementChild, before)
  putText(place, title)
  if (lang) place?.setAttribute('lang', lang)
  else place?.removeAttribute('lang')
}

function startInWords(start: string, today: string): string {
  const date = start.slice(0, 10)
  const time = unbrokenTimes(clock12(start.slice(11)))
  if (date === today) return stripTexts.today(time)
  if (date === addDays(today, 1)) return stripTexts.tomorrow(time)
  return stripTexts.day(date < addDays(today, 7) ? weekdayName(date) : formatShortDay(date), time)
}
