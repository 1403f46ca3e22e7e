import { atom } from 'nanostores'
import { call } from '#contract/call.ts'
import { logoutCall } from '#contract/logout.ts'
import { type StoredUser, storedUserOf } from '#domain/visitor/user.ts'

/** The one name under which browser storage keeps the signed-in user. */
export const USER_KEY = 'user'

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
    if (user) localStorage.setItem(USER_KEY, JSON.stringify(user))
    else localStorage.removeItem(USER_KEY)
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

/** Signs out: the stored user goes even if the call fails (SPEC section 4, Session). */
export async function logout(): Promise<void> {
  try {
    await call(logoutCall)
  } catch {
    // The cookie then ends by its own age.
  } finally {
    rememberUser(null)
  }
}
