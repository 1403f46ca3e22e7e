import { escapeHtml } from '#domain/content/escape.ts'
import type { TodayRow, TodaySlot, TodayView } from '#domain/prayer/view/today.ts'
import { jumuahTexts } from '#texts/jumuah.ts'
import { janazahTexts } from '#texts/notices.ts'
import { todayTexts } from '#texts/prayerTables.ts'

/** 'day': without what is in the arch above it, and without the reasons, which are on the page of the times. */
export type Part = 'all' | 'day'

/**
 * The day's times as a table: prayer, athan, iqama. On Fridays Jumu'ah replaces Dhuhr's row; on other
 * days, and where the arch has Dhuhr, the next Jumu'ah is below.
 */
export function rowsHtml({ rows, jumuah }: TodayView, part: Part): string {
  const shown =
    part === 'all' ? rows : rows.filter(row => !row.kind.includes('is-in-arch') && !isFridays(row))
  const heads = [todayTexts.prayer, todayTexts.athan, todayTexts.iqama]
  const below = shown.some(isFridays)
    ? ''
    : `<tbody class="today-jumuah">${rowHtml(jumuah)}</tbody>`
  return `<table class="today-rows"><caption class="visually-hidden">${escapeHtml(todayTexts.caption)}</caption><thead><tr>${heads.map(head => `<th scope="col">${escapeHtml(head)}</th>`).join('')}</tr></thead><tbody>${shown.map(rowHtml).join('')}</tbody>${below}</table>`
}

/** Whether it is Jumu'ah in place of Dhuhr. */
const isFridays = ({ slots, athan }: TodayRow) => slots !== undefined && Boolean(athan)

function rowHtml(row: TodayRow): string {
  const { name, kind, leads, athan, iqama, span, slots } = row
  const className = [kind, leads && 'is-leading'].filter(Boolean).join(' ')
  // The prayers of Jumu'ah have a line each below its name, over the whole width.
  const isJumuah = slots !== undefined && (name === 'jumuah' || athan !== undefined)
  const lines = slots
    ? `<td colspan="${isJumuah ? 3 : 2}">${slots.map(slotHtml).join('')}${slots.length === 0 ? escapeHtml(jumuahTexts.none) : ''}</td>`
    : ''
  const cells = [
    `<th scope="row"${isJumuah && !athan ? ' colspan="3"' : ''}>${nameHtml(row)}</th>`,
    athan && clockCell(`athan-${name}`, athan),
    iqama !== undefined && clockCell(`iqama-${name}`, iqama, ' class="is-iqama"'),
    athan && iqama === undefined && `<td aria-label="${escapeHtml(todayTexts.noIqama)}"></td>`,
    span && `<td colspan="2"><bdi>${escapeHtml(span)}</bdi></td>`,
    !isJumuah && lines,
  ]
  const prayers = isJumuah ? `<tr class="today-jumuah-prayers">${lines}</tr>` : ''
  return `<tr class="${className}">${cells.filter(Boolean).join('')}</tr>${prayers}`
}

function nameHtml({ name, label, mark, detail, iqama }: TodayRow): string {
  return [
    escapeHtml(label),
    // Shown while the root names the prayer (paint/notices.ts).
    iqama !== undefined &&
      `<span class="janazah-mark" data-janazah-of="${name}">${escapeHtml(janazahTexts.after)}</span>`,
    mark === 'current' && ` <span class="badge">${escapeHtml(todayTexts.current)}</span>`,
    mark === 'next' && `<span class="visually-hidden"> ${escapeHtml(todayTexts.next)}</span>`,
    detail &&
      ` <span class="today-jumuah-day" data-paint="detail-${escapeHtml(name)}">${escapeHtml(detail)}</span>`,
  ]
    .filter(Boolean)
    .join('')
}

/** A time, which the script in the head writes before the others have run. */
const clockCell = (place: string, clock: string, attributes = '') =>
  `<td${attributes}><bdi data-paint="${escapeHtml(place)}">${escapeHtml(clock)}</bdi></td>`

function slotHtml({ place, time, detail, lang, khutbah }: TodaySlot): string {
  const more = detail
    ? ` <span class="today-jumuah-detail" dir="auto"${lang ? ` lang="${escapeHtml(lang)}"` : ''}>${escapeHtml(detail)}</span>`
    : ''
  const spoken = khutbah ? `<span class="today-jumuah-khutbah">${escapeHtml(khutbah)}</span>` : ''
  return `<span class="today-jumuah-slot"><bdi data-paint="${escapeHtml(place)}">${escapeHtml(time)}</bdi>${more}${spoken}</span>`
}
