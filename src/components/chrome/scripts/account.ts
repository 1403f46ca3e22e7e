import { $user, followOtherTabs, logout } from '#stores/session.ts'

/** Keeps the root's data-user in step with the stored user, and wires the Logout buttons. */
export function startAccount(): void {
  $user.subscribe(user => document.documentElement.toggleAttribute('data-user', user !== null))
  followOtherTabs()
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-logout]')) {
    button.addEventListener('click', async () => {
      button.disabled = true
      await logout()
      location.assign('/')
    })
  }
}
