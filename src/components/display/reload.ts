import { askPage } from '#contract/ask.ts'
import { MINUTE } from '#domain/time/civil.ts'
import { DISPLAY_PAGE } from './page.ts'

/** The build for which the page was loaded last, and when. */
const KEY = 'display-reload'
/** A page that is still the old one is not loaded again before this: copies of the CDN may be late. */
const AGAIN = 15 * MINUTE

/** Whether a reload for that build is not one in a row. */
export function mayReloadNow(build: string): boolean {
  try {
    const [last, at] = (sessionStorage.getItem(KEY) ?? '').split(' ')
    return last !== build || Date.now() - Number(at) > AGAIN
  } catch {
    return true
  }
}

/** Loads the page again, once it is certain that it can be had: not without a network, nor from a login wall. */
export async function reload(build: string): Promise<void> {
  const text = await askPage(location.pathname)
  if (!text.includes(DISPLAY_PAGE)) return
  try {
    sessionStorage.setItem(KEY, `${build} ${Date.now()}`)
  } catch {
    // Then it may load once more.
  }
  location.reload()
}
