import { QUESTION, type Question } from '#blocks/form/questions.ts'
import { isDocumentAddress, sizeInWords } from '#domain/documents/document.ts'
import { isCivilDate } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { posterAddress, posterSet, videoIdIn, watchAddress } from '#domain/videos/addresses.ts'
import { contactFormTexts } from '#texts/contactForm.ts'
import { videoTexts } from '#texts/videoList.ts'
import { escapeHtml } from './escape.ts'
import type { ItemOf } from './kinds.ts'
import { parseTable } from './table.ts'

/** The inside of a table; its first row heads. An empty corner heads nothing. */
export function tableHtml(content: string): string {
  const [head, ...rows] = parseTable(content)
  if (!head) return ''
  const row = (cells: readonly string[]) => `<tr>${cells.join('')}</tr>`
  const heads = head.map(cell => (cell ? `<th scope="col">${escapeHtml(cell)}</th>` : '<td></td>'))
  const body = rows.map(cells => row(cells.map(cell => `<td>${escapeHtml(cell)}</td>`)))
  return `<thead>${row(heads)}</thead><tbody>${body.join('')}</tbody>`
}

/** A question of a form with the field of its answer. */
export function questionField({ label, isRequired, isLong }: Question): string {
  const asked = escapeHtml(label)
  const optional = ` <span class="field-optional">${contactFormTexts.optional}</span>`
  const needed = isRequired ? 'required=""' : ''
  const own = `class="input" name="${QUESTION}${asked}" dir="auto" ${needed}`
  const field = isLong ? `<textarea ${own} rows="4"></textarea>` : `<input ${own}>`
  return `<label class="field"><span class="field-label">${asked}${isRequired ? '' : optional}</span>${field}</label>`
}

/** A document under its own name, with its size and day. */
export function documentItem({ title, file, date, bytes }: ItemOf<'documents'>): string {
  if (!isDocumentAddress(file)) return ''
  const name = title.replace(/\s+/g, ' ').trim()
  const size = Number(bytes) > 0 ? sizeInWords(Number(bytes)) : ''
  const day = isCivilDate(date) ? formatLong(date) : ''
  const facts = ['PDF', size, day]
    .filter(Boolean)
    .map(fact => `<bdi>${escapeHtml(fact)}</bdi>`)
    .join(' · ')
  return `<li><a href="${file}" download="${escapeHtml(name)}.pdf">${escapeHtml(name)}</a><p>${facts}</p></li>`
}

const PLAY =
  '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 4v16l13-8z"/></svg>'

/** A video as the videos page has it: a poster of this site, and nothing of YouTube before a click. */
export function videoItem({ title, video }: ItemOf<'videos'>): string {
  const id = videoIdIn(video)
  if (!id) return ''
  const [name, poster] = [escapeHtml(title.trim()), posterAddress(id)]
  const image = `<img src="${poster}" srcset="${posterSet(poster)}" sizes="(min-width: 40rem) 24rem, 92vw" alt="" width="640" height="360" loading="lazy" decoding="async">`
  const link = `<a class="video-poster" href="${watchAddress(id)}" target="_blank" rel="noopener" data-play>${image}${PLAY}<span class="visually-hidden">${escapeHtml(videoTexts.play(title.trim()))}</span></a>`
  return `<li data-video="${id}"><div class="video-frame">${link}</div><h3><span data-video-title>${name}</span></h3></li>`
}
