import { atom, type ReadableAtom } from 'nanostores'
import { call } from '#contract/call.ts'
import {
  type ContactBody,
  getFormToken,
  SENDING_FAILED,
  sendMessage,
  sendSchoolMessage,
} from '#contract/contact.ts'
import { CallError } from '#contract/failure.ts'
import { type ContactFields, fieldProblems } from '#domain/contact/fields.ts'

/** The forms of the public site, each with a draft of its own. */
export type FormName = 'contact' | 'school' | 'volunteer' | 'explore-islam'

/** How far a message is. 'waiting': the device is offline, and it is sent when it no longer is. */
export type Sending =
  | { state: 'idle' | 'submitting' | 'waiting' | 'success' }
  | { state: 'error'; message: string }

/** Messages by field. */
export type Problems = Partial<Record<string, string>>

/** What became of an attempt; 'refused': the problems say which fields are at fault. */
export type Outcome = 'sent' | 'refused' | 'kept'

export interface ContactFormStore {
  readonly $sending: ReadableAtom<Sending>
  readonly $problems: ReadableAtom<Problems>
  /** What was typed before a reload, if it was not sent. */
  draft(): ContactFields | undefined
  /** To be called when the form is first touched: lets the server know how long it was filled in. */
  touched(): void
  /** Keeps what is typed; `changed` is the field, whose problem goes. */
  typed(fields: ContactFields, changed: string): void
  send(fields: ContactFields, trap: string): Promise<Outcome>
  /** Sends what waits as soon as the device is online again; returns how to stop. */
  watch(): () => void
}

/** What is kept for this browser tab: survives a reload, a failure and an offline moment. */
interface Kept {
  fields: ContactFields
  token?: string | undefined
  /** Names this one sending, so that a retry does not send it twice. */
  key?: string | undefined
}

/** Success and error panels stay 5 seconds (docs/product.md, section 9). */
export const PANEL_MS = 5_000

/** The state of one contact form. */
export function contactForm(name: FormName): ContactFormStore {
  const $sending = atom<Sending>({ state: 'idle' })
  const $problems = atom<Problems>({})
  const place = `message:${name}`
  let kept: Partial<Kept> = restored(place)
  let trapped = ''
  let tokenRequested = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const keep = (change: Partial<Kept>) => {
    kept = { ...kept, ...change }
    try {
      sessionStorage.setItem(place, JSON.stringify(kept))
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
  const forget = () => {
    kept = {}
    tokenRequested = false
    try {
      sessionStorage.removeItem(place)
    } catch {
      // There is nothing to remove then.
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
      await call(name === 'school' ? sendSchoolMessage : sendMessage, { body })
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
      // Only the server knows how long people have to wait for a full inbox.
      const more = status === 429 ? ` ${message}` : ''
      show({ state: 'error', message: SENDING_FAILED + more })
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
      // Without one the message is sent all the same.
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

/** Only secure pages have randomUUID; elsewhere a retry may arrive twice, and people sort it out. */
const randomName = () => crypto.randomUUID?.()

function restored(place: string): Partial<Kept> {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}
