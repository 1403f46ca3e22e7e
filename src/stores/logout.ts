import { call } from '#contract/call.ts'
import { logoutCall } from '#contract/logout.ts'
import { rememberUser, setLogoutPending } from '#stores/session.ts'

/** What is said where the server has not heard of a logout. */
export const LOGOUT_UNHEARD =
  'You are signed out here, but the server did not hear it: close this browser.'

/**
 * Signs out: the stored user goes even if the call fails (docs/product.md, section 11). The cookie is
 * then still there, and the next page tries again.
 */
export async function logout(): Promise<void> {
  const isHeard = await endOnServer()
  rememberUser(null)
  setLogoutPending(!isHeard)
}

/** Tries a logout again that the server has not heard; false: it still has not. */
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
