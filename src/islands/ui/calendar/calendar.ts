import { escapeHtml } from '#domain/content/escape.ts'
import { formatDay } from '#domain/time/format.ts'
import { monthCalendarTexts as texts } from '#texts/monthCalendar.ts'
import { type OnMove, type Shown, selectedIn, startMonth } from './month.ts'
import { type DayEntry, type Month, monthHtml } from './monthHtml.ts'

/** A calendar: a month, and beside it the entries of the selected day, which the prebuilt page leaves out. */
export const calendarHtml = (month?: Month): string =>
  `<div class="calendar"><div class="calendar-month">${month ? monthHtml(month) : ''}</div><section class="calendar-day" aria-live="polite" aria-label="${escapeHtml(texts.selected)}"></section></div>`

/** The calendar in an element, which is filled first where the page was built without; as `startMonth`. */
export function startCalendar<Entry extends DayEntry>(
  place: HTMLElement,
  entryHtml: (entry: Entry) => string,
  onMove: OnMove,
  built?: Month,
): (shown: Shown<Entry>) => void {
  if (!built) place.innerHTML = calendarHtml()
  const [month, day] = place.querySelectorAll<HTMLElement>('.calendar-month, .calendar-day')
  if (!month || !day) throw new Error('There is no calendar')
  const showMonth = startMonth(month, onMove, built)
  let written = ''
  return shown => {
    showMonth(shown)
    const selected = selectedIn(shown)
    const html = chosenDayHtml(selected, shown.entriesOn(selected), entryHtml)
    if (html !== written) day.innerHTML = html
    written = html
  }
}

/** The entries of the selected day, in full. */
export function chosenDayHtml<Entry extends DayEntry>(
  date: string,
  entries: readonly Entry[],
  entryHtml: (entry: Entry) => string,
): string {
  const items = entries.map(
    entry => `<li data-tone="${entry.tone}"><div>${entryHtml(entry)}</div></li>`,
  )
  const list =
    items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p class="muted">${texts.none}</p>`
  return `<h3><span>${texts.eventsOn}</span> ${escapeHtml(formatDay(date))}</h3>${list}`
}
