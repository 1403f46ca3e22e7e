import { keepHere, keptHere } from './keptHere.ts'
import { folder } from './navigation.ts'

/** Which language of the panel this browser has chosen. */
const CHOSEN = 'panel-language'

/** The languages that the panel is written in, that of its pages at the root first. */
export const PANEL_LANGUAGES: readonly string[] = import.meta.env.PANEL_LANGUAGES

const folderOf = (language: string) => (language === PANEL_LANGUAGES[0] ? '' : `/${language}`)

/** Whether these pages are in that language. */
export const isPanelIn = (language: string): boolean => folderOf(language) === folder

/** The open page of the panel in a language. */
const here = (language: string) =>
  folderOf(language) + location.pathname.slice(folder.length) + location.search + location.hash

/** Remembers a language and opens the same page in it. */
export function readPanelIn(language: string): void {
  keepHere(CHOSEN, language)
  location.assign(here(language))
}

/** Leads to the language that was chosen here, from a link that names none. */
export function followChosenLanguage(): void {
  const chosen = keptHere(CHOSEN)
  if (chosen && PANEL_LANGUAGES.includes(chosen) && !isPanelIn(chosen))
    location.replace(here(chosen))
}
