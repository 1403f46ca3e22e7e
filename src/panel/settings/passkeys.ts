import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { atom } from 'nanostores'
import { ToldError } from '#contract/failure.ts'
import {
  addPasskey,
  removePasskey,
  renamePasskey,
  requirePasskey,
  startPasskey,
} from '#contract/passkeys.ts'
import type { Account, ListedPasskey } from '#domain/account/profile.ts'
import { orShowError, showSuccess } from '#panel/shell/banner.ts'
import { textOf } from '#panel/shell/loaded.ts'
import { callWithProof } from '#panel/shell/proof.ts'
import { callAsAdmin, keepUser } from '#panel/shell/session.ts'
import { makePasskey } from '#stores/passkeys.ts'
import { ownAccount } from './account.ts'

/** What follows the proof, and the dialog for a name. */
type PasskeyTask =
  | { task: 'none' }
  | ({ task: 'add'; options: PublicKeyCredentialCreationOptionsJSON } & Progress)
  | ({ task: 'rename'; passkey: ListedPasskey } & Progress)

interface Progress {
  busy: boolean
  problem: string | null
}
const READY: Progress = { busy: false, problem: null }

export const $passkeyTask = atom<PasskeyTask>({ task: 'none' })

export const endPasskeyTask = () => $passkeyTask.set({ task: 'none' })
export const beginRename = (passkey: ListedPasskey) =>
  $passkeyTask.set({ task: 'rename', passkey, ...READY })

/** Requires proof, then opens the dialog in which the device makes the passkey. */
export const beginPasskey = () =>
  orShowError(async () => {
    const started = await callWithProof(
      startPasskey,
      { body: {} },
      {
        title: 'Add a passkey',
        lead: 'Enter your password first, so that no one else can do this on your device. Adding a passkey signs your other devices out.',
        button: 'Continue',
      },
    )
    if (started) $passkeyTask.set({ task: 'add', options: started.options, ...READY })
  })

/** Has the device make the passkey, and stores it under that name, or one of its own. */
export async function createPasskey(typed: string): Promise<void> {
  const now = $passkeyTask.get()
  if (now.task !== 'add' || now.busy) return
  await finish(now, 'Your passkey is ready, and your other devices are signed out.', async () => {
    const credential = await makePasskey(now.options)
    if (!credential) throw new ToldError('No passkey was made. Try again, or cancel.')
    const name = typed.trim()
    return callAsAdmin(addPasskey, { body: { credential, ...(name && { name }) } })
  })
}

/** Names a passkey. */
export async function saveName(name: string): Promise<void> {
  const now = $passkeyTask.get()
  if (now.task !== 'rename' || now.busy) return
  const { id } = now.passkey
  await finish(now, 'The name has been saved.', () =>
    callAsAdmin(renamePasskey, { params: { id }, body: { name } }),
  )
}

/** Saves what a dialog is for and closes it, or says in it why that failed. */
async function finish(
  now: Exclude<PasskeyTask, { task: 'none' }>,
  done: string,
  save: () => Promise<{ account: Account }>,
): Promise<void> {
  $passkeyTask.set({ ...now, busy: true, problem: null })
  try {
    keep((await save()).account)
    endPasskeyTask()
    showSuccess(done)
  } catch (error) {
    $passkeyTask.set({ ...now, ...READY, problem: textOf(error) })
  }
}

/** Removes a passkey, with proof. */
export const remove = ({ id, name }: ListedPasskey) =>
  orShowError(async () => {
    const removed = await callWithProof(
      removePasskey,
      { params: { id }, body: {} },
      {
        title: `Remove “${name}”?`,
        lead: 'You can no longer sign in with this passkey. Your other devices are signed out. You can delete it on its device, too.',
        button: 'Remove the passkey',
        isDanger: true,
      },
    )
    if (!removed) return
    keep(removed.account)
    showSuccess(`The passkey “${name}” is removed.`)
  })

/** Sets whether the password needs a passkey, with proof. */
export const setRequired = (isRequired: boolean) =>
  orShowError(async () => {
    const saved = await callWithProof(
      requirePasskey,
      { body: { isRequired } },
      isRequired
        ? {
            title: 'Ask for a passkey',
            lead: 'Your password alone no longer signs you in. If you lose your passkeys, another owner can make a link that lets you in again. Your other devices are signed out.',
            button: 'Ask for a passkey',
          }
        : {
            title: 'Stop asking for a passkey',
            lead: 'Your password alone signs you in again. Your other devices are signed out.',
            button: 'Stop asking',
            isDanger: true,
          },
    )
    if (!saved) return
    keep(saved.account)
    showSuccess(
      isRequired
        ? 'Your password now needs a passkey.'
        : 'Your password no longer needs a passkey.',
    )
  })

function keep(account: Account): void {
  ownAccount.set(account)
  keepUser(account)
}
