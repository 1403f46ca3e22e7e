import { useEffect, useRef } from 'react'
import type { Sending } from '#stores/contact.ts'
import { contactFormTexts as texts } from '#texts/contactForm.ts'

/** The line below the button; always rendered, so that screen readers announce its changes. */
export function SendingNote({ sending }: { sending: Sending }) {
  return (
    <div className="contact-note" role="status">
      {sending.state === 'error' && <p className="contact-error">{sending.message}</p>}
      {sending.state === 'waiting' && <p className="contact-waiting">{texts.offline}</p>}
    </div>
  )
}

/** Replaces the form for five seconds (docs/product.md, section 9). */
export function SentPanel() {
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
