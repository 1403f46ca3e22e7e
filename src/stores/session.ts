import { atom } from 'nanostores'
import { type StoredUser, storedUserOf } from '#domain/visitor/user.ts'

/** The one name under which browser storage keeps the signed-in user. */
export const USER_KEY = 'user'
/** There while the server has not heard of a logout. */
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

/** Keeps the user of a sign-in, or with null forgets them. */
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

/** Whether the server has not heard of the last logout of this browser. */
export function isLogoutPending(): boolean {
  try {
    return localStorage.getItem(LOGOUT_KEY) !== null
  } catch {
    return false
  }
}

/** Keeps, or forgets, that a logout has to be tried again. */
export function setLogoutPending(pending: boolean): void {
  try {
    if (pending) localStorage.setItem(LOGOUT_KEY, '1')
    else localStorage.removeItem(LOGOUT_KEY)
  } catch {
    // Without storage nothing can be tried again.
  }
}
