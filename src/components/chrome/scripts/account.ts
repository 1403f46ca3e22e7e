import { $user, followOtherTabs, isLogoutPending } from '#stores/session.ts'

/** Synchronizes the root's data-user with the stored user, and loads what only admins need. */
export function startAccount(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-logout]')
  $user.subscribe(user => {
    document.documentElement.toggleAttribute('data-user', user !== null)
    if (buttons.length > 0 && (user || isLogoutPending())) {
      void import('./signedIn.ts').then(({ startSignedIn }) => startSignedIn(buttons))
    }
  })
  followOtherTabs()
}
