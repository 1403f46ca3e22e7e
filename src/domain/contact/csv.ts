import { civilDateIn, clockIn } from '#domain/time/civil.ts'
import type { DeliveryInfo, Mailbox, Message } from './inbox.ts'
import { subjects } from './subjects.ts'

const PLACE_LABELS: Record<Mailbox, string> = {
  inbox: 'Inbox',
  answered: 'Answered',
  archived: 'Archived',
  quarantine: 'Spam',
}
const MAIL_LABELS: Record<DeliveryInfo['state'], string> = {
  off: 'Not sent',
  waiting: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Failed',
}
const HEAD = ['Form', 'Subject', 'Name', 'E-mail', 'Phone', 'Message', 'Folder', 'Mail']

/**
 * Messages as a CSV file (RFC 4180) that spreadsheets open as UTF-8. A cell that a spreadsheet would
 * read as a formula starts with an apostrophe. Source: OWASP, 'CSV Injection'. Times are on the clock
 * of `zone`, the mosque's, which the first column names.
 */
export function messagesCsv(messages: readonly Message[], zone: string): string {
  const rows = messages.map(message => [
    onClock(new Date(message.receivedAt), zone),
    message.form === 'school' ? 'School' : 'Center',
    subjects.name(message.subject),
    message.name,
    message.email,
    message.phone,
    message.message,
    PLACE_LABELS[message.place],
    MAIL_LABELS[message.delivery.state],
  ])
  const lines = [[`Received (${zone})`, ...HEAD], ...rows].map(row => row.map(cell).join(','))
  return `\ufeff${lines.join('\r\n')}\r\n`
}

/** '2026-11-23 14:05' */
const onClock = (at: Date, zone: string) => `${civilDateIn(zone, at)} ${clockIn(zone, at)}`

function cell(text: string): string {
  const harmless = /^[\s]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
