import { atom } from 'nanostores'
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '#contract/twoFactor.ts'
import { orShowError, showSuccess } from '#panel/shell/banner.ts'
import { textOf } from '#panel/shell/loaded.ts'
import { callWithProof, type ProofWords } from '#panel/shell/proof.ts'
import { callAsAdmin, changeUser } from '#panel/shell/session.ts'

/** What follows the proof, step by step. */
type TwoFactorStep =
  | { step: 'closed' }
  | { step: 'scan'; uri: string; secret: string; busy: boolean; problem: string | null }
  | { step: 'codes'; codes: readonly string[] }

export const $twoFactor = atom<TwoFactorStep>({ step: 'closed' })

export function closeTwoFactor(): void {
  const { step } = $twoFactor.get()
  $twoFactor.set({ step: 'closed' })
  if (step === 'codes') showSuccess('Your recovery codes are ready to use.')
}

const ENABLE: ProofWords = {
  title: 'Turn on two-factor authentication',
  lead: 'Enter your password first, so that no one else can do this on your device. Once the second factor is on, your other devices are signed out.',
  button: 'Continue',
}
const DISABLE: ProofWords = {
  title: 'Turn off two-factor authentication',
  lead: 'Signing in will ask for the password alone. Your recovery codes stop working, and your other devices are signed out.',
  button: 'Turn it off',
  isDanger: true,
}
const RENEW: ProofWords = {
  title: 'Make new recovery codes',
  lead: 'Ten new codes are made, and the old ones stop working.',
  button: 'Make new codes',
}

/** Begins the set-up: the secret to scan. */
export const enable = () =>
  orShowError(async () => {
    const started = await callWithProof(startTwoFactor, { body: {} }, ENABLE)
    if (!started) return
    const { uri, secret } = started
    $twoFactor.set({ step: 'scan', uri, secret, busy: false, problem: null })
  })

/** Turns the second factor off. */
export const turnOff = () =>
  orShowError(async () => {
    if (!(await callWithProof(disableTwoFactor, { body: {} }, DISABLE))) return
    changeUser({ twoFactor: false })
    showSuccess('Two-factor authentication is off.')
  })

/** Makes new recovery codes, to be shown once. */
export const makeNewCodes = () =>
  orShowError(async () => {
    const made = await callWithProof(renewRecoveryCodes, { body: {} }, RENEW)
    if (made) $twoFactor.set({ step: 'codes', codes: made.recoveryCodes })
  })

/** The app's first code turns the second factor on. */
export async function sendCode(code: string): Promise<void> {
  const now = $twoFactor.get()
  if (now.step !== 'scan' || now.busy) return
  $twoFactor.set({ ...now, busy: true, problem: null })
  try {
    const { recoveryCodes } = await callAsAdmin(confirmTwoFactor, { body: { code } })
    changeUser({ twoFactor: true })
    if ($twoFactor.get().step === 'scan') $twoFactor.set({ step: 'codes', codes: recoveryCodes })
  } catch (error) {
    if ($twoFactor.get().step === 'scan') $twoFactor.set({ ...now, problem: textOf(error) })
  }
}
