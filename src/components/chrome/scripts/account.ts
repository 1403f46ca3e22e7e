import { $user, followOtherTabs, isLogoutPending } from '#stores/session.ts'
import { startSignedIn } from './signedIn.ts'

/** Keeps the root's data-user in step with the stored user, and does for a user what only admins need. */
export function startAccount(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-logout]')
  $user.subscribe(user => {
    document.documentElement.toggleAttribute('data-user', user !== null)
    if (buttons.length > 0 && (user || isLogoutPending())) startSignedIn(buttons)
  })
  followOtherTabs()
}
