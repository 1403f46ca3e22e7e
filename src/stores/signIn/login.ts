import { atom } from 'nanostores'
import { CallError } from '#contract/failure.ts'
import {
  INVALID_LOGIN_RESPONSE,
  LOGIN_FAILED,
  LOGIN_REQUIRED,
  type Login,
  login,
} from '#contract/login.ts'
import { getSessionStatus } from '#contract/sessionStatus.ts'
import type { SignedInUser } from '#domain/account/profile.ts'
import { returnPath } from '#domain/account/returnPath.ts'
import { callSaid } from '#stores/said.ts'
import { $user, rememberUser } from '#stores/session.ts'

/** The login form: first the password, then a code or a passkey if the account needs one. */
interface LoginState {
  step: 'password' | 'code' | 'passkey'
  busy: boolean
  problem: string | null
}

export const $login = atom<LoginState>({ step: 'password', busy: false, problem: null })

/** Signs in; on success the requested page of the panel opens. */
export async function submitLogin({ username, password, code }: Login): Promise<void> {
  const form = $login.get()
  if (form.busy) return
  const problem =
    username.trim() === '' || password === ''
      ? LOGIN_REQUIRED
      : form.step === 'code' && !code?.trim()
        ? 'Enter the code.'
        : null
  if (problem) {
    $login.set({ ...form, problem })
    return
  }
  $login.set({ ...form, busy: true, problem: null })
  try {
    const response: unknown = await callSaid(login, {
      body: { username: username.trim(), password, ...(form.step === 'code' && { code }) },
    })
    enterAs(response)
  } catch (error) {
    $login.set({ ...$login.get(), busy: false, ...failed(error) })
  }
}

/** Returns to the first step, for example after choosing the wrong account. */
export function startOver(): void {
  $login.set({ step: 'password', busy: false, problem: null })
}

/**
 * Opens the panel if the session is still valid; checked only when a user is stored, or after the
 * browser sent the form itself, which stores no user.
 */
export async function enterIfSignedIn(): Promise<void> {
  if (!$user.get() && !new URLSearchParams(location.search).has('signed-in')) return
  try {
    enter((await callSaid(getSessionStatus)).user)
  } catch (error) {
    if (error instanceof CallError && error.status === 401) rememberUser(null)
  }
}

function enter({ name, email, role }: SignedInUser): void {
  rememberUser({ name, email, role })
  location.replace(returnPath(new URLSearchParams(location.search).get('from')))
}

/** Opens the panel for the user of a sign-in's response. */
export const enterAs = (response: unknown): void => enter(userOf(response))

class InvalidResponse extends Error {}

/** The user of a login response; one that is not an object, or has no user, is invalid. */
function userOf(response: unknown): SignedInUser {
  const user =
    typeof response === 'object' && response !== null && 'user' in response && response.user
  if (typeof user !== 'object' || user === null || !('email' in user)) throw new InvalidResponse()
  return user as SignedInUser
}

/** What the form shows of a failure. */
export function failed(error: unknown): Partial<LoginState> {
  if (error instanceof InvalidResponse) return { problem: INVALID_LOGIN_RESPONSE }
  if (!(error instanceof CallError)) return { problem: 'An unknown error occurred' }
  if (error.status === 0) return { problem: 'Network error' }
  if (error.code === 'code_required') return { step: 'code', problem: null }
  if (error.code === 'passkey_required') return { step: 'passkey', problem: null }
  if (error.code === 'wrong_credentials') return { step: 'password', problem: error.message }
  return { problem: error.message || LOGIN_FAILED }
}
