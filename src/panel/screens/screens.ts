import { call } from '#contract/call.ts'
import { getPrayerTimes } from '#contract/prayerTimes.ts'
import { getSeenScreens } from '#contract/screens.ts'
import type { Screen } from '#domain/screens/screen.ts'
import { SCREENS } from '#domain/screens/thing.ts'
import { documentForm } from '#panel/editing/documentForm.ts'
import type { Errors } from '#panel/editing/form.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { screenDifferences, screenErrors } from './rules.ts'

/** All screens, as typed. */
export interface ScreensValues {
  readonly screens: readonly Screen[]
}

export const screensForm = documentForm<ScreensValues>({
  name: 'screens',
  thing: SCREENS,
  differencesOf: screenDifferences,
  // By the path of a field, as the server names them too.
  check: ({ screens }) => screenErrors(screens) as Errors<ScreensValues>,
  saved: 'Screens have been successfully updated.',
  done: 'The screens were changed. They follow within a minute or two.',
  onSaved: () => void seenScreens.load(),
})

/** When each screen was last on. */
export const seenScreens = resource(async () => (await callAsAdmin(getSeenScreens)).screens)

/** The prayer times, for previews at other moments of the day. */
export const prayerTimes = resource(() => call(getPrayerTimes))

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
