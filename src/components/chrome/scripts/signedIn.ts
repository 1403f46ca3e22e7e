import { call } from '#contract/call.ts'
import { CallError } from '#contract/failure.ts'
import { getSessionStatus } from '#contract/sessionStatus.ts'
import { LOGOUT_UNHEARD, logout, retryLogout } from '#stores/logout.ts'
import { $user, isLogoutPending, rememberUser } from '#stores/session.ts'
import { checkRegularly } from '#stores/sessionCheck.ts'
import { startEditLink } from './editLink.ts'

let isStarted = false

/**
 * What public pages do for an admin: connect the Logout buttons, retry a logout that did not reach
 * the server, and check the session now, every five minutes and on return (docs/product.md, section 11).
 */
export function startSignedIn(buttons: Iterable<HTMLButtonElement>): void {
  if (isStarted) return
  isStarted = true
  if (isLogoutPending()) void tryAgain()
  for (const button of buttons) {
    button.addEventListener('click', () => void leave(button))
    button.disabled = false
  }
  checkRegularly(checkSession)
  // Not in the panel's previews of pages.
  if (window === window.top) startEditLink()
}

async function leave(button: HTMLButtonElement): Promise<void> {
  button.disabled = true
  await logout()
  location.assign('/')
}

/** Removes the stored user once the session has ended; a lost connection does not end it. */
async function checkSession(): Promise<void> {
  if (!$user.get()) return
  try {
    await call(getSessionStatus)
  } catch (error) {
    if (error instanceof CallError && error.status === 401) rememberUser(null)
  }
}

async function tryAgain(): Promise<void> {
  if (await retryLogout()) return
  const notice = document.createElement('p')
  notice.className = 'notice notice-warning'
  notice.role = 'alert'
  notice.textContent = LOGOUT_UNHEARD
  document.querySelector('main')?.prepend(notice)
}
