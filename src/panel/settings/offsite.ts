import { atom } from 'nanostores'
import { getOffsiteBackups, setOffsiteKey } from '#contract/offsite.ts'
import { resource, textOf } from '#panel/shell/loaded.ts'
import { callWithProof } from '#panel/shell/proof.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

/** The backups that the site sends to another place. */
export const offsite = resource(() => callAsAdmin(getOffsiteBackups))

interface KeyPair {
  /** Opens the backups; it never leaves this browser but as the file. */
  identity: string
  /** Encrypts them. */
  recipient: string
}

/** A new key, step by step: made, entered again, set. */
type OffsiteStep =
  | { step: 'closed' }
  | { step: 'made'; pair: KeyPair; isSaved: boolean }
  | { step: 'entering'; pair: KeyPair; problem: string | null }
  | { step: 'set' }
  | { step: 'failed'; message: string }

export const $offsite = atom<OffsiteStep>({ step: 'closed' })

export const closeOffsite = () => $offsite.set({ step: 'closed' })

/** Makes a key in this browser. */
export async function makeKey(): Promise<void> {
  try {
    const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
    const identity = await generateX25519Identity()
    const recipient = await identityToRecipient(identity)
    $offsite.set({ step: 'made', pair: { identity, recipient }, isSaved: false })
  } catch {
    $offsite.set({ step: 'failed', message: 'The key could not be made. Please try again.' })
  }
}

/** The file of a key, as the program `age` takes it too. */
export const keyFile = ({ identity, recipient }: KeyPair, siteName: string): string =>
  `# The key of the off-site backups of ${siteName}, made ${new Date().toISOString().slice(0, 10)}.
# Without it nobody can open them. Keep it away from the server.
# public key: ${recipient}
${identity}
`

/** The key in the text of its file; undefined: there is none. */
export const identityIn = (text: string): string | undefined =>
  /AGE-SECRET-KEY-1[\dA-Z]{58}/i.exec(text)?.[0]?.toUpperCase()

/** Compares what was entered with the key; the right one is set, after proof. */
export async function enterKey(text: string): Promise<void> {
  const now = $offsite.get()
  if (now.step !== 'entering') return
  const entered = identityIn(text)
  if (entered !== now.pair.identity) {
    const problem = entered
      ? 'This is another key than the one that you have just saved.'
      : 'There is no key in it. It begins with AGE-SECRET-KEY-1.'
    $offsite.set({ ...now, problem })
    return
  }
  try {
    const done = await callWithProof(
      setOffsiteKey,
      { body: { recipient: now.pair.recipient } },
      {
        title: 'Use this key',
        lead: 'From now on the off-site backups are encrypted for it. Those before can be opened with their own key only.',
        button: 'Use this key',
      },
    )
    if (!done) return
    offsite.set(done)
    $offsite.set({ step: 'set' })
  } catch (error) {
    $offsite.set({ step: 'failed', message: textOf(error) })
  }
}
