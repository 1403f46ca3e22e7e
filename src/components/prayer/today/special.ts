import { escapeHtml } from '#domain/content/escape.ts'
import { closedInWords } from '#domain/prayer/notices.ts'
import type { PrayerRow } from '#domain/prayer/response.ts'
import { eidDays } from '#domain/prayer/season.ts'
import { furtherRows } from '#domain/prayer/view/furtherRows.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { marks } from '#texts/marks.ts'
import { eidCardTexts, eitherTexts } from '#texts/specialTimes.ts'

/** The Eid of the coming days with all its prayers, and its day if the moon is seen before. */
function eidCard(row: PrayerRow, info: readonly PrayerRow[]): string {
  const { eid } = row
  if (!eid) return ''
  const days = eidDays(row, info).map(day => formatDay(day))
  const when = days.join(eitherTexts.or) + (eid.expected ? ` ${eidCardTexts.expected}` : '')
  const none = eid.closed ? closedInWords(row) : eidCardTexts.unannounced
  const prayers = eid.prayers.map(({ time, takbir, place, language, note }) => {
    const more = [takbir && eidCardTexts.takbirAt(clock12(takbir)), place, language]
    const said = [more.filter(Boolean).join(marks.dot), ...(note ? [note] : [])]
    return `<li><strong>${escapeHtml(eidCardTexts.prayerAt(clock12(time)))}</strong>${said.map(text => `<span>${escapeHtml(text)}</span>`).join('')}</li>`
  })
  return `<section class="eid-card" aria-labelledby="eid-title"><h2 id="eid-title">${escapeHtml(eid.name)}</h2><p>${escapeHtml(when)}</p>${prayers.length === 0 ? `<p>${escapeHtml(none ?? '')}</p>` : `<ul>${prayers.join('')}</ul>`}</section>`
}

/** What is loaded for days that show it. */
export const specialTimes = { eidCard, furtherRows }
