import { atom } from 'nanostores'
import type { CallInput } from '#contract/call.ts'
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '#contract/twoFactor.ts'
import { showSuccess } from './banner.ts'
import { textOf } from './loaded.ts'
import { $session, callAsAdmin, keepUser } from './session.ts'

/** What the admin is about to do; each begins with the password. */
export type TwoFactorTask = 'enable' | 'disable' | 'renew'

/** The set-up step by step. */
export type TwoFactorStep =
  | { step: 'closed' }
  | { step: 'password'; task: TwoFactorTask; busy: boolean; problem: string | null }
  | { step: 'scan'; uri: string; secret: string; busy: boolean; problem: string | null }
  | { step: 'codes'; codes: readonly string[] }

export const $twoFactor = atom<TwoFactorStep>({ step: 'closed' })

export function beginTwoFactor(task: TwoFactorTask): void {
  $twoFactor.set({ step: 'password', task, busy: false, problem: null })
}

export function closeTwoFactor(): void {
  const { step } = $twoFactor.get()
  $twoFactor.set({ step: 'closed' })
  if (step === 'codes') showSuccess('Your recovery codes are ready to use.')
}

/** The first step of every task: proves that it is still the admin who sits here. */
export async function givePassword(currentPassword: string): Promise<void> {
  const now = $twoFactor.get()
  if (now.step !== 'password' || now.busy) return
  const input = { body: { currentPassword } } satisfies CallInput<typeof startTwoFactor>
  await attempt(now, async () => {
    if (now.task === 'enable') {
      const { uri, secret } = await callAsAdmin(startTwoFactor, input)
      return { step: 'scan', uri, secret, busy: false, problem: null }
    }
    if (now.task === 'renew') {
      const { recoveryCodes } = await callAsAdmin(renewRecoveryCodes, input)
      return { step: 'codes', codes: recoveryCodes }
    }
    await callAsAdmin(disableTwoFactor, input)
    setTwoFactor(false)
    showSuccess('Two-factor authentication is off.')
    return { step: 'closed' }
  })
}

/** The app's first code turns the second factor on. */
export async function giveCode(code: string): Promise<void> {
  const now = $twoFactor.get()
  if (now.step !== 'scan' || now.busy) return
  await attempt(now, async () => {
    const { recoveryCodes } = await callAsAdmin(confirmTwoFactor, { body: { code } })
    setTwoFactor(true)
    return { step: 'codes', codes: recoveryCodes }
  })
}

async function attempt(
  now: Extract<TwoFactorStep, { busy: boolean }>,
  next: () => Promise<TwoFactorStep>,
): Promise<void> {
  $twoFactor.set({ ...now, busy: true, problem: null })
  try {
    const step = await next()
    if ($twoFactor.get().step !== 'closed') $twoFactor.set(step)
  } catch (error) {
    if ($twoFactor.get().step !== 'closed') $twoFactor.set({ ...now, problem: textOf(error) })
  }
}

function setTwoFactor(twoFactor: boolean): void {
  const session = $session.get()
  if (session.state === 'open') keepUser({ ...session.user, twoFactor })
}
