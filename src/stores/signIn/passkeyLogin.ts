import { atom } from 'nanostores'
import { type Assertion, signInWithPasskey, startPasskeySignIn } from '#contract/passkeys.ts'
import { askForPasskey, offersPasskeys, PasskeyProblem } from '#stores/passkeys.ts'
import { callSaid } from '#stores/said.ts'
import { passkeyTexts } from '#texts/signIn.ts'
import { $login, enterAs, failed } from './login.ts'

/** Whether a passkey is being used; the browser's own dialog is open meanwhile. */
export const $isUsingPasskey = atom(false)

/** Whether the browser offers passkeys in the e-mail field now. */
let isOffered = false

/** Signs in with a passkey that the person chooses in the browser's dialog. */
export async function enterByPasskey(): Promise<void> {
  if ($isUsingPasskey.get() || $login.get().busy) return
  $isUsingPasskey.set(true)
  setProblem(null)
  try {
    const credential = await choosePasskey(false)
    if (credential) await enterWith(credential)
    else setProblem(passkeyTexts.canceled)
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
    if (!(await offersPasskeys())) return
    // Nobody asked for one: a browser or a server that cannot offer it says nothing.
    const credential = await choosePasskey(true).catch(() => null)
    if (credential) await enterWith(credential)
  } catch (error) {
    setProblem(problemOf(error))
  } finally {
    isOffered = false
  }
}

async function choosePasskey(isOffer: boolean): Promise<Assertion | null> {
  const { options } = await callSaid(startPasskeySignIn)
  return askForPasskey(options, isOffer)
}

const enterWith = async (credential: Assertion): Promise<void> =>
  enterAs(await callSaid(signInWithPasskey, { body: { credential } }))

const setProblem = (problem: string | null) => $login.set({ ...$login.get(), problem })

const problemOf = (error: unknown) =>
  error instanceof PasskeyProblem ? error.message : (failed(error).problem ?? null)
