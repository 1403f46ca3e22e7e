import { atom } from 'nanostores'
import type { CallInput } from '#contract/call.ts'
import type { Endpoint, ResponseOf, Shapes } from '#contract/endpoint.ts'
import { CallError } from '#contract/failure.ts'
import { proveByPasskey, startPasskeyProof } from '#contract/passkeys.ts'
import { PROOF_REQUIRED, type Proof } from '#contract/proof.ts'
import { askForPasskey, hasPasskeys } from '#stores/passkeys.ts'
import { textOf } from './loaded.ts'
import { callAsAdmin, signedIn } from './session.ts'

/** How the dialog describes the action. */
export interface ProofWords {
  title: string
  /** What will happen, and what will not. */
  lead: string
  /** What the button says, as what it does. */
  button: string
  /** It takes something away. */
  isDanger?: boolean
}

/** The one dialog that requires the password, and the code, and then runs the action. */
type ProofDialogState =
  | { state: 'closed' }
  | {
      state: 'open'
      words: ProofWords
      needsCode: boolean
      /** A passkey can be used instead. */
      canUsePasskey: boolean
      busy: boolean
      errors: { [field in keyof Proof]?: string }
      /** Why it was refused, where no field is at fault. */
      problem: string | null
    }
type Open = Extract<ProofDialogState, { state: 'open' }>

export const $proof = atom<ProofDialogState>({ state: 'closed' })

interface Pending {
  send: (proof: Proof) => Promise<void>
  cancel: () => void
}
let pending: Pending | undefined

/**
 * Calls an endpoint that needs proof: the dialog opens, and what is typed there is sent with
 * the call and not stored. Wrong proof stays in the dialog; any other failure closes it and is thrown
 * as `callAsAdmin` does. Resolves with null when the admin cancels.
 */
export function callWithProof<S extends Shapes, E extends Endpoint<S>>(
  endpoint: E,
  input: CallInput<E> & { body: Proof },
  words: ProofWords,
): Promise<ResponseOf<E> | null> {
  pending?.cancel()
  return new Promise((resolve, reject) => {
    const close = () => {
      pending = undefined
      $proof.set({ state: 'closed' })
    }
    pending = {
      async send(proof) {
        try {
          const body = { ...(input.body as Proof), ...proof }
          const response = await callAsAdmin<S, E>(endpoint, { ...input, body })
          close()
          resolve(response)
        } catch (error) {
          const refused = refusalOf(error)
          if (refused) change({ busy: false, ...refused })
          else {
            close()
            reject(error)
          }
        }
      },
      cancel() {
        close()
        resolve(null)
      },
    }
    const user = signedIn()
    $proof.set({
      state: 'open',
      words,
      needsCode: user?.twoFactor ?? false,
      canUsePasskey: hasPasskeys() && (user?.hasPasskey ?? false),
      busy: false,
      errors: {},
      problem: null,
    })
  })
}

/**
 * Calls an endpoint that needs proof for some of what is sent: the dialog opens where the server asks
 * for it. Otherwise as `callWithProof`.
 */
export async function callProvedIfAsked<S extends Shapes, E extends Endpoint<S>>(
  endpoint: E,
  input: CallInput<E> & { body: Proof },
  words: ProofWords,
): Promise<ResponseOf<E> | null> {
  try {
    return await callAsAdmin<S, E>(endpoint, input)
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'proof_required') throw error
    return callWithProof<S, E>(endpoint, input, words)
  }
}

/** Sends what was typed into the dialog. */
export async function sendProof({ currentPassword = '', code = '' }: Proof): Promise<void> {
  const dialog = $proof.get()
  if (dialog.state !== 'open' || dialog.busy) return
  const errors: Open['errors'] = {}
  if (currentPassword === '') errors.currentPassword = PROOF_REQUIRED
  if (dialog.needsCode && code.trim() === '') errors.code = 'Enter the code.'
  const isComplete = Object.keys(errors).length === 0
  change({ errors, problem: null, busy: isComplete })
  if (isComplete) await pending?.send({ currentPassword, ...(dialog.needsCode && { code }) })
}

/** Gives proof with a passkey instead of the password and the code. */
export async function proveWithPasskey(): Promise<void> {
  const dialog = $proof.get()
  if (dialog.state !== 'open' || dialog.busy) return
  change({ errors: {}, problem: null, busy: true })
  try {
    const { options } = await callAsAdmin(startPasskeyProof)
    const credential = await askForPasskey(options)
    if (!credential) {
      change({ busy: false })
      return
    }
    const { passkey } = await callAsAdmin(proveByPasskey, { body: { credential } })
    await pending?.send({ passkey })
  } catch (error) {
    change({ busy: false, problem: textOf(error) })
  }
}

/** Closes the dialog; a request that is already sent cannot be canceled. */
export function cancelProof(): void {
  const dialog = $proof.get()
  if (dialog.state === 'open' && !dialog.busy) pending?.cancel()
}

function change(to: Partial<Open>): void {
  const dialog = $proof.get()
  if (dialog.state === 'open') $proof.set({ ...dialog, ...to })
}

/** What the dialog says of a refused proof; null: the failure is about something else. */
function refusalOf(error: unknown): Partial<Open> | null {
  if (!(error instanceof CallError)) return null
  const { currentPassword, code } = error.fields
  if (currentPassword) return { errors: { currentPassword }, problem: null }
  if (code) return { errors: { code }, needsCode: true, problem: null }
  const isLater = error.status === 429 || error.status === 503
  const isPasskey = error.code === 'proof_required' || error.code === 'passkey_required'
  return isLater || isPasskey ? { errors: {}, problem: textOf(error) } : null
}
