import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { actionOf, HONEYPOT, sendMessage, sendSchoolMessage } from '#contract/contact.ts'
import { type ContactFields, messageLength } from '#domain/contact/fields.ts'
import { contactForm, type FormName, type Sending } from '#stores/contact.ts'
import { contactFormTexts as texts } from '#texts/contactForm.ts'
import { MessageFields } from './MessageFields.tsx'
import './contactForm.css'

interface Props {
  form: FormName
  /** Where it is said how messages are kept; undefined where visitors cannot open that page. */
  privacy?: string | undefined
}

const NAMES = ['name', 'email', 'phone', 'subject', 'message'] as const

/**
 * A message to the center or the school (docs/product.md, section 9). The prebuilt form is plain
 * HTML that any browser can send; after hydration this component sends it, keeps what is typed, and
 * shows the result. The controls are uncontrolled, so that text typed before hydration is kept.
 */
export function ContactForm({ form: name, privacy }: Props) {
  const [store] = useState(() => contactForm(name))
  const sending = useStore(store.$sending, { ssr: 'initial' })
  const problems = useStore(store.$problems, { ssr: 'initial' })
  const [length, setLength] = useState<number>()
  const form = useRef<HTMLFormElement>(null)
  const isSent = sending.state === 'success'

  useEffect(() => {
    const draft = store.draft()
    if (draft && form.current) fill(form.current, draft)
    const fields = fieldsOf(form.current)
    if (fields.name || fields.email || fields.phone || fields.message) store.typed(fields, '')
    setLength(messageLength(fields.message))
    return store.watch()
  }, [store])

  useEffect(() => {
    if (!isSent) return
    const emptied = form.current
    emptied?.reset()
    setLength(0)
    return () => {
      // The panel that had the focus is gone, unless the focus was moved before.
      if (document.activeElement === document.body) emptied?.focus({ preventScroll: true })
    }
  }, [isSent])

  async function submit() {
    const trap = new FormData(form.current ?? undefined).get(HONEYPOT)
    const outcome = await store.send(fieldsOf(form.current), String(trap ?? ''))
    // After the problems are rendered.
    if (outcome === 'refused') {
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    }
  }

  const isBusy = sending.state === 'submitting'
  return (
    <div className="contact-form">
      <form
        ref={form}
        method="post"
        action={actionOf(name === 'school' ? sendSchoolMessage : sendMessage)}
        noValidate={length !== undefined}
        inert={isSent}
        tabIndex={-1}
        data-sent={isSent || undefined}
        onFocus={store.touched}
        onInput={({ target }) => {
          const fields = fieldsOf(form.current)
          store.typed(fields, (target as HTMLInputElement).name)
          setLength(messageLength(fields.message))
        }}
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <MessageFields form={name} problems={problems} length={length} />
        <p className="contact-trap" aria-hidden="true">
          <label>
            {texts.trap} <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <div className="contact-end">
          <button
            className="button button-primary"
            type="submit"
            aria-disabled={isBusy || undefined}
          >
            {isBusy ? texts.sending : texts.send}
          </button>
          <p className="contact-privacy">
            {texts.privacy} {privacy && <a href={privacy}>{texts.privacyLink}</a>}
          </p>
        </div>
        <SendingNote sending={sending} />
      </form>
      {isSent && <SentPanel />}
    </div>
  )
}

/** What the form contains now. */
function fieldsOf(form: HTMLFormElement | null): ContactFields {
  const data = new FormData(form ?? undefined)
  const texts = NAMES.map(name => [name, String(data.get(name) ?? '')])
  return Object.fromEntries(texts) as Record<(typeof NAMES)[number], string>
}

/** Restores a draft into fields that are still empty. */
function fill(form: HTMLFormElement, draft: ContactFields): void {
  for (const name of NAMES) {
    const control = form.elements.namedItem(name)
    if (control && 'value' in control && !control.value) control.value = draft[name]
  }
}

/** The line below the button; always rendered, so that screen readers announce its changes. */
function SendingNote({ sending }: { sending: Sending }) {
  return (
    <div className="contact-note" role="status">
      {sending.state === 'error' && <p className="contact-error">{sending.message}</p>}
      {sending.state === 'waiting' && <p className="contact-waiting">{texts.offline}</p>}
    </div>
  )
}

/** Replaces the form for five seconds (docs/product.md, section 9). */
function SentPanel() {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that had the focus is hidden now.
    panel.current?.focus()
  }, [])
  return (
    <div className="contact-sent" ref={panel} tabIndex={-1} role="status">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M20 6 9 17l-5-5" />
      </svg>
      <p className="contact-sent-title">{texts.sent}</p>
      <p>{texts.sentText}</p>
    </div>
  )
}
