import { escapeHtml } from '#domain/content/escape.ts'
import { DAY_TIMES } from '#domain/prayer/names.ts'
import type { PrayerRow, PrayerTimesResponse } from '#domain/prayer/response.ts'
import { whyThisTime } from '#domain/prayer/why.ts'
import { figures } from '#locale/locale.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { sourceTexts } from '#texts/prayerReasons.ts'

/** The rule behind each of the day's times, in the language of the summary that opens them. */
export function whyHtml(response: PrayerTimesResponse, row: PrayerRow): string {
  const { place, method, zone, source } = response
  const language = document.querySelector<HTMLElement>('.why > summary')?.lang
  const lang = language ? ` lang="${escapeHtml(language)}"` : ''
  const where = sourceTexts.place(
    place.name,
    figures(place.latitude.toFixed(2)),
    figures(place.longitude.toFixed(2)),
  )
  const rules = DAY_TIMES.map(name => {
    const { athan, iqama } = whyThisTime(response, row, name)
    const more = iqama
      ? ` <span class="why-iqama">${escapeHtml(sourceTexts.iqama(iqama))}</span>`
      : ''
    return `<div><dt>${escapeHtml(prayerNames[name])}</dt><dd${lang}>${escapeHtml(athan)}${more}</dd></div>`
  })
  return `<p${lang}>${escapeHtml(sourceTexts[source](where, zone, method.label))}</p><dl>${rules.join('')}</dl>`
}
