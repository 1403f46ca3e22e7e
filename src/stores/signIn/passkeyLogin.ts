import { atom } from 'nanostores'
import { call } from '#contract/call.ts'
import { signInWithPasskey, startPasskeySignIn } from '#contract/passkeys.ts'
import { askForPasskey, offersPasskeys, PasskeyProblem } from '#stores/passkeys.ts'
import { passkeyTexts } from '#texts/signIn.ts'
import { $login, enterAs, failed } from './login.ts'

/** Whether a passkey is being used; the browser's own dialog is open meanwhile. */
export const $isUsingPasskey = atom(false)

/** Whether the browser offers passkeys in the e-mail field now. */
let isOffered = false

/** Signs in with a passkey that the person chooses in the browser's dialog. */
export async function signInByPasskey(): Promise<void> {
  if ($isUsingPasskey.get() || $login.get().busy) return
  $isUsingPasskey.set(true)
  setProblem(null)
  try {
    if (!(await enterByPasskey())) setProblem(passkeyTexts.canceled)
  } catch (error) {
    setProblem(problemOf(error))
  } finally {
    $isUsingPasskey.set(false)
  }
}

/** Has the browser offer passkeys where the e-mail address is typed, once somebody is there. */
export async function offerPasskeys(): Promise<void> {
  if (isOffered) return
  isOffered = true
  try {
    if (await offersPasskeys()) await enterByPasskey(true)
  } catch (error) {
    setProblem(problemOf(error))
  } finally {
    isOffered = false
  }
}

async function enterByPasskey(isOffer = false): Promise<boolean> {
  const { options } = await call(startPasskeySignIn)
  const credential = await askForPasskey(options, isOffer)
  if (!credential) return false
  enterAs(await call(signInWithPasskey, { body: { credential } }))
  return true
}

const setProblem = (problem: string | null) => $login.set({ ...$login.get(), problem })

const problemOf = (error: unknown) =>
  error instanceof PasskeyProblem ? error.message : (failed(error).problem ?? null)
