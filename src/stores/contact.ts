import { atom, type ReadableAtom } from 'nanostores'
import { call } from '#contract/call.ts'
import {
  type ContactBody,
  getFormToken,
  sendMessage,
  sendSchoolMessage,
} from '#contract/contact.ts'
import { CallError } from '#contract/failure.ts'
import { type ContactFields, fieldProblems } from '#domain/contact/fields.ts'
import { sendingFailure } from '#texts/contactFailures.ts'

/** The forms of the public site, each with a draft of its own. */
export type FormName = 'contact' | 'school' | 'volunteer' | 'explore-islam'

/** The progress of a message. 'waiting': the device is offline; the message is sent once it is online. */
export type Sending =
  | { state: 'idle' | 'submitting' | 'waiting' | 'success' }
  | { state: 'error'; message: string }

/** Messages by field. */
export type Problems = Partial<Record<string, string>>

/** The result of an attempt; 'refused': the problems say which fields are wrong. */
type Outcome = 'sent' | 'refused' | 'kept'

interface ContactFormStore {
  readonly $sending: ReadableAtom<Sending>
  readonly $problems: ReadableAtom<Problems>
  /** What was typed before a reload, if it was not sent. */
  draft(): ContactFields | undefined
  /** Call it at the first input: the server then knows how long the form was being filled in. */
  touched(): void
  /** Keeps what is typed; `changed` is the field whose message is removed. */
  typed(fields: ContactFields, changed: string): void
  send(fields: ContactFields, trap: string): Promise<Outcome>
  /** Sends a waiting message once the device is online again; returns a function that stops this. */
  watch(): () => void
}

/** What is kept for this browser tab: survives a reload, a failure and an offline moment. */
interface Kept {
  fields: ContactFields
  token?: string | undefined
  /** Identifies this message, so that a retry does not store it twice. */
  key?: string | undefined
}

/** Success and error panels stay 5 seconds (docs/product.md, section 9). */
const PANEL_MS = 5_000

/** The key in the tab's storage of what is typed into a form. */
export const keptAt = (name: FormName) => `message:${name}`

/** The state of one contact form. */
export function contactForm(name: FormName): ContactFormStore {
  const $sending = atom<Sending>({ state: 'idle' })
  const $problems = atom<Problems>({})
  const place = keptAt(name)
  let kept: Partial<Kept> = restored(place)
  let trapped = ''
  let tokenRequested = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const keep = (change: Partial<Kept>) => {
    kept = { ...kept, ...change }
    try {
      sessionStorage.setItem(place, JSON.stringify(kept))
    } catch {
      // Without storage the text is kept as long as the page is open.
    }
  }
  const forget = () => {
    kept = {}
    tokenRequested = false
    try {
      sessionStorage.removeItem(place)
    } catch {
      // Without storage there is nothing to remove.
    }
  }
  const show = (sending: Sending) => {
    clearTimeout(timer)
    $sending.set(sending)
    if (sending.state === 'success' || sending.state === 'error') {
      timer = setTimeout(() => $sending.set({ state: 'idle' }), PANEL_MS)
    }
  }

  async function send(fields: ContactFields, trap: string): Promise<Outcome> {
    if ($sending.get().state === 'submitting') return 'kept'
    const problems = fieldProblems(fields, name === 'school' ? 'school' : 'contact')
    $problems.set(problems)
    if (Object.keys(problems).length > 0) {
      show({ state: 'idle' })
      return 'refused'
    }
    trapped = trap
    keep({ fields, key: kept.key ?? randomName() })
    if (!navigator.onLine) {
      show({ state: 'waiting' })
      return 'kept'
    }
    show({ state: 'submitting' })
    const { token, key } = kept
    const body: ContactBody = { ...fields, homepage: trap, token, key }
    try {
      const { success } = await call(name === 'school' ? sendSchoolMessage : sendMessage, { body })
      // The page of another network, say, where one signs in to it: the message has not arrived.
      if (!success) return failed(null)
    } catch (error) {
      return failed(error)
    }
    forget()
    show({ state: 'success' })
    return 'sent'
  }

  function failed(error: unknown): Outcome {
    const { status, fields, message } =
      error instanceof CallError ? error : new CallError('', { status: 0, cause: error })
    if (status === 400 && Object.keys(fields).length > 0) {
      $problems.set(fields)
      show({ state: 'idle' })
      return 'refused'
    }
    if (status === 0 && !navigator.onLine) show({ state: 'waiting' })
    else {
      // Only the server knows how long a sender has to wait.
      const more = status === 429 ? ` ${message}` : ''
      show({ state: 'error', message: sendingFailure() + more })
    }
    return 'kept'
  }

  return {
    $sending,
    $problems,
    draft: () => kept.fields,
    touched() {
      if (tokenRequested || kept.token) return
      tokenRequested = true
      // The message is sent without a token, too.
      call(getFormToken).then(
        ({ token }) => keep({ token }),
        () => {
          tokenRequested = false
        },
      )
    },
    typed(fields, changed) {
      keep({ fields })
      const { [changed]: _, ...others } = $problems.get()
      $problems.set(others)
    },
    send,
    watch() {
      const online = () => {
        if ($sending.get().state === 'waiting' && kept.fields) void send(kept.fields, trapped)
      }
      addEventListener('online', online)
      return () => removeEventListener('online', online)
    },
  }
}

/** Only secure pages have randomUUID; on others a retry may be stored twice. */
const randomName = () => crypto.randomUUID?.()

function restored(place: string): Partial<Kept> {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}
