import { savesData } from '#components/ui/savesData.ts'
import { whenLoaded } from './whenLoaded.ts'

/** The properties that name the typefaces of all pages, with a weight of each. */
const TYPEFACES = { '--typeface-text': 400, '--typeface-heading': 560 }
/** A letter of each script that a page can be in: the browser loads the faces with these. */
const SAMPLE = 'aاআ'
/** The key under which the browser remembers that it has them. */
const REMEMBERED = 'typefaces'

/**
 * Brings the typefaces into the browser's cache once a first visit is loaded. On a slow line they would
 * delay its first paint by a fifth: there the page keeps the system's fonts, fitted to the same widths,
 * since an exchange styles and lays out all of it once more. Later pages have them from the start.
 */
export const startTypefaces = () =>
  whenLoaded(() => load().then(import.meta.env.HAS_NASTALIQ ? loadNastaliq : undefined))

/** Urdu's own hand is as large as a page: it comes after a first page, and never to those who save data. */
async function loadNastaliq(): Promise<void> {
  if (document.documentElement.lang !== 'ur' || savesData()) return
  try {
    await document.fonts.load('1em Nastaliq', SAMPLE)
    localStorage.setItem('nastaliq', '1')
  } catch {
    // The next page tries again.
  }
}

async function load(): Promise<void> {
  try {
    if (localStorage.getItem(REMEMBERED)) return
    // A page that has them from the start has loaded them itself.
    if (document.documentElement.dataset.typefaces !== undefined) await document.fonts.ready
    else await loadFaces()
    localStorage.setItem(REMEMBERED, '1')
  } catch {
    // Without the files or storage the next page loads them again.
  }
}

function loadFaces(): Promise<unknown> {
  const style = getComputedStyle(document.documentElement)
  return Promise.all(
    Object.entries(TYPEFACES).map(([name, weight]) =>
      document.fonts.load(`${weight} 1em ${style.getPropertyValue(name)}`, SAMPLE),
    ),
  )
}
