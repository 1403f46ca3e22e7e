import { useStore } from '@nanostores/react'
import type { Message } from '#domain/contact/inbox.ts'
import { subjects } from '#domain/contact/subjects.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { telephoneLink } from '#domain/visitor/contactLinks.ts'
import { languageName } from '#locale/languages.ts'
import { locale } from '#locale/locale.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import { FORM_LABELS } from './words.ts'

/** Who wrote, by which form, about what, when. */
export function Sender({ message }: { message: Message }) {
  const { email, phone, form, subject, receivedAt, language } = message
  const now = useStore($now)
  const call = phone ? telephoneLink(phone) : null
  return (
    <span className="message-facts tall-links">
      <span>
        {subjects.name(subject)} · {FORM_LABELS[form]} ·{' '}
        {language && `on a page in ${languageName(language, locale().language)} · `}
        <time dateTime={receivedAt}>{momentInWords(receivedAt, mosqueZone(), now)}</time>
      </span>
      <span>
        <bdi>{email}</bdi>
        {phone && (
          <>
            {' · '}
            {call ? (
              <a href={call}>
                <bdi>{phone}</bdi>
              </a>
            ) : (
              <bdi>{phone}</bdi>
            )}
          </>
        )}
      </span>
    </span>
  )
}
