import { atom } from 'nanostores'
import { CallError } from '#contract/failure.ts'
import { forgotPassword, LINK_ON_ITS_WAY, NO_MAIL } from '#contract/forgotPassword.ts'
import { INVALID_LINK, setPassword } from '#contract/setPassword.ts'
import { PASSWORD_TEXTS, passwordProblem } from '#domain/account/passwordRules.ts'
import { callSaid } from '#stores/said.ts'
import { enterAs } from './login.ts'

/** 'Forgot password?': the response never reveals whether the account exists. */
type ForgotForm =
  | { state: 'idle' | 'sending'; problem: string | null }
  | { state: 'requested'; message: string; mailed: boolean }

export const $forgot = atom<ForgotForm>({ state: 'idle', problem: null })

/** Requests a link by mail. */
export async function requestLink(email: string): Promise<void> {
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) {
    $forgot.set({ state: 'idle', problem: 'Enter an e-mail address such as amina@example.org.' })
    return
  }
  $forgot.set({ state: 'sending', problem: null })
  try {
    const { mailed } = await callSaid(forgotPassword, { body: { email: email.trim() } })
    $forgot.set({ state: 'requested', message: mailed ? LINK_ON_ITS_WAY : NO_MAIL, mailed })
  } catch (error) {
    $forgot.set({ state: 'idle', problem: textOf(error) })
  }
}

/** The page of a one-time link. */
type LinkForm =
  | {
      state: 'idle' | 'saving'
      errors: { newPassword?: string; confirmPassword?: string }
      problem: string | null
    }
  | { state: 'invalid'; message: string }
  | { state: 'done'; email: string }

export const $link = atom<LinkForm>({ state: 'idle', errors: {}, problem: null })

/** The token of this page's address: it is in the fragment, which no server sees. */
const token = () => new URLSearchParams(location.hash.slice(1)).get('token') ?? ''

/** Shows at once that the address has no token, before a password is typed. */
export function checkLink(): void {
  if (token() === '') $link.set({ state: 'invalid', message: INVALID_LINK })
}

/** Sets the password by the link's token; after an invitation the panel opens. */
export async function submitNewPassword(
  newPassword: string,
  confirmPassword: string,
): Promise<void> {
  const problem = passwordProblem(newPassword, { confirmation: confirmPassword })
  if (problem) {
    const field = problem === PASSWORD_TEXTS.mismatch ? 'confirmPassword' : 'newPassword'
    $link.set({ state: 'idle', errors: { [field]: problem }, problem: null })
    return
  }
  $link.set({ state: 'saving', errors: {}, problem: null })
  try {
    const body = { token: token(), newPassword, confirmPassword }
    const response = await callSaid(setPassword, { body })
    history.replaceState(null, '', location.pathname)
    if (response.user) enterAs(response)
    else $link.set({ state: 'done', email: response.email })
  } catch (error) {
    if (error instanceof CallError && error.code === 'invalid_token') {
      $link.set({ state: 'invalid', message: error.message })
    } else $link.set({ state: 'idle', errors: fieldsOf(error), problem: problemOf(error) })
  }
}

const fieldsOf = (error: unknown) => (error instanceof CallError ? error.fields : {})
const problemOf = (error: unknown) =>
  Object.keys(fieldsOf(error)).length > 0 ? null : textOf(error)

const textOf = (error: unknown) =>
  error instanceof CallError
    ? error.status === 0
      ? 'Network error'
      : error.message
    : 'An unknown error occurred'
