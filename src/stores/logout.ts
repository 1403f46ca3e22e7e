import { call } from '#contract/call.ts'
import { logoutCall } from '#contract/logout.ts'
import { rememberUser, setLogoutPending } from '#stores/session.ts'

/** Shown when a logout did not reach the server. */
export const LOGOUT_UNHEARD =
  'You are signed out here, but the server did not hear it: close this browser.'

/**
 * Signs out: the stored user is removed even if the call fails (docs/product.md, section 11). The
 * cookie then remains, and the next page tries again.
 */
export async function logout(): Promise<void> {
  const isHeard = await endOnServer()
  rememberUser(null)
  setLogoutPending(!isHeard)
}

/** Retries a logout that did not reach the server; false: it failed again. */
export async function retryLogout(): Promise<boolean> {
  const isHeard = await endOnServer()
  setLogoutPending(!isHeard)
  return isHeard
}

async function endOnServer(): Promise<boolean> {
  try {
    await call(logoutCall)
    return true
  } catch {
    return false
  }
}
