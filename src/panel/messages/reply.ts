import type { Message } from '#domain/contact/inbox.ts'
import { subjects } from '#domain/contact/subjects.ts'

/** Some mail programs take no longer addresses. */
const LONGEST = 1_900

/** The mailto: address that begins an answer: to the sender, with a subject and what they wrote. */
export function replyLink({ name, email, subject, message }: Message, site: string): string {
  const about = encodeURIComponent(`Re: ${subjects.name(subject)}, your message to ${site}`)
  // Encoded as a whole, so that no sign of an address can mean anything but itself; lines end by
  // CRLF (RFC 6068).
  const head = `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${about}&body=`
  const greeting = `Assalamu alaikum ${name},\n\n\n\n`
  const quote = (text: string) =>
    encodeURIComponent((greeting + quoted(text)).replaceAll('\n', '\r\n'))
  let text = message
  while (head.length + quote(text).length > LONGEST && text.length > 20) {
    text = `${[...text]
      .slice(0, Math.floor([...text].length * 0.8))
      .join('')
      .trimEnd()}…`
  }
  return head + quote(text)
}

const quoted = (text: string) =>
  text
    .split('\n')
    .map(line => `> ${line}`)
    .join('\n')
