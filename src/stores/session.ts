import { atom } from 'nanostores'
import { type StoredUser, storedUserOf } from '#domain/visitor/user.ts'

/** The key of the signed-in user in browser storage. */
const USER_KEY = 'user'
/** Present while a logout has not reached the server. */
const LOGOUT_KEY = 'logout'

function read(): StoredUser | null {
  try {
    return storedUserOf(localStorage.getItem(USER_KEY))
  } catch {
    return null
  }
}

/** Who is signed in, as far as this browser knows; the server decides on every call. */
export const $user = atom<StoredUser | null>(read())

/** Stores the user of a sign-in; null removes them. */
export function rememberUser(user: StoredUser | null): void {
  try {
    if (user) {
      localStorage.setItem(USER_KEY, JSON.stringify(user))
      localStorage.removeItem(LOGOUT_KEY)
    } else localStorage.removeItem(USER_KEY)
  } catch {
    // Without storage the sign-in lasts as long as the page.
  }
  $user.set(user)
}

/** Takes over a sign-in or sign-out that another tab has stored. */
export function followOtherTabs(): void {
  addEventListener('storage', event => {
    if (event.key === USER_KEY || event.key === null) $user.set(read())
  })
}

/** Whether the last logout of this browser has not reached the server. */
export function isLogoutPending(): boolean {
  try {
    return localStorage.getItem(LOGOUT_KEY) !== null
  } catch {
    return false
  }
}

/** Stores or clears that a logout has to be retried. */
export function setLogoutPending(pending: boolean): void {
  try {
    if (pending) localStorage.setItem(LOGOUT_KEY, '1')
    else localStorage.removeItem(LOGOUT_KEY)
  } catch {
    // Without storage nothing can be tried again.
  }
}
