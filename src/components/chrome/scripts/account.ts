import { $user, followOtherTabs, isLogoutPending } from '#stores/session.ts'

/**
 * Keeps the root's data-user in step with the stored user. What only admins need, as the Logout
 * buttons and the check of the session, is loaded where a user is stored or a logout waits.
 */
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
