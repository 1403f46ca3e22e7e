import { escapeHtml } from '#domain/content/escape.ts'
import { type Category, categories as list } from '#domain/lists/categories.ts'
import { eventListTexts, eventSearchTexts } from '#texts/eventList.ts'

/** The categories to choose from; one that the address asks for may be unknown. */
export function categoryOptions(categories: readonly Category[], chosen = ''): string {
  const option = (id: string, name: string) =>
    `<option value="${escapeHtml(id)}">${escapeHtml(name)}</option>`
  const isKnown = chosen === '' || categories.includes(chosen)
  return `${option('', eventSearchTexts.all)}${categories.map(id => option(id, list.name(id))).join('')}${isKnown ? '' : option(chosen, chosen)}`
}

/** What stands where there are no coming events. */
export const emptyHtml = (hasPast: boolean): string =>
  hasPast
    ? `<p>${eventListTexts.onlyPast}</p>`
    : `<h2>${eventListTexts.none}</h2><p>${eventListTexts.noneHint}</p>`
