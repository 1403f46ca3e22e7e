import { call } from '#contract/call.ts'
import { getPrayerTimes } from '#contract/prayerTimes.ts'
import {
  getScreens,
  getScreensVersions,
  getSeenScreens,
  restoreScreens,
  type ScreensResponse,
  saveScreens,
} from '#contract/screens.ts'
import type { Screen } from '#domain/screens/screen.ts'
import type { Errors } from '#panel/editing/form.ts'
import { formStore } from '#panel/editing/formStore.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { screenErrors } from './rules.ts'

/** All screens, as typed. */
export interface ScreensValues {
  readonly screens: readonly Screen[]
}

export const screensForm = formStore<ScreensValues, ScreensResponse>({
  name: 'screens',
  load: () => callAsAdmin(getScreens),
  valuesOf: ({ screens }) => ({ screens }),
  // By the path of a field, as the server names them too.
  check: ({ screens }) => screenErrors(screens) as Errors<ScreensValues>,
  save: ({ screens }, { revision: base }) => callAsAdmin(saveScreens, { body: { base, screens } }),
  savedBy: async ({ savedBy }) => savedBy,
  restore: (revision, { revision: base }) =>
    callAsAdmin(restoreScreens, { body: { revision, base } }),
  undo: ({ revision }, { revision: base }) =>
    callAsAdmin(restoreScreens, { body: { revision, base } }),
  saved: 'Screens have been successfully updated.',
  done: 'The screens were changed. They follow within a minute or two.',
  onSaved: () => void seenScreens.load(),
})

/** When each screen was last on. */
export const seenScreens = resource(async () => (await callAsAdmin(getSeenScreens)).screens)

/** The prayer times, for previews at other moments of the day. */
export const prayerTimes = resource(() => call(getPrayerTimes))

/** The versions that can be gone back to. */
export const screensVersions = resource(
  async () => (await callAsAdmin(getScreensVersions)).versions,
)

/** Replaces one screen. */
export function editScreen(screen: Screen): void {
  screensForm.edit(({ screens }) => ({
    screens: screens.map(one => (one.id === screen.id ? screen : one)),
  }))
}

export function addScreen(screen: Screen): void {
  screensForm.edit(({ screens }) => ({ screens: [...screens, screen] }))
}

export function removeScreen(id: string): void {
  screensForm.edit(({ screens }) => ({ screens: screens.filter(screen => screen.id !== id) }))
}

/** Brings back a screen that was removed and not saved yet, at its place. */
export function keepScreen(screen: Screen, stored: readonly Screen[]): void {
  const place = ({ id }: Screen) => {
    const index = stored.findIndex(one => one.id === id)
    return index < 0 ? stored.length : index
  }
  screensForm.edit(({ screens }) => ({
    screens: [...screens, screen].sort((a, b) => place(a) - place(b)),
  }))
}
