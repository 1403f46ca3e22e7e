import { escapeHtml } from '#domain/content/escape.ts'
import { FROM_RIGHT, isolateNumbers } from '#locale/isolate.ts'
import { directionOf } from '#locale/languages.ts'
import { env } from '../env.ts'
import { describeError, logLine } from '../log.ts'

export interface Email {
  to: string | { name: string; address: string }
  /** The sender's name; the address stays the site's. */
  fromName?: string
  /** The ids of the mails that this one follows. */
  references?: string[]
  subject: string
  /** Plain text, so that nothing in it is read as markup. */
  text: string
  /** Of what is not a visitor's or an admin's own; English by default. */
  language?: string
  /** The address for replies, if that is not this site. */
  replyTo?: { name: string; address: string }
  /** The same for every try of one email, so that a mailbox can recognize a second copy. */
  messageId?: string
  /** How long to wait for a response of the server after its greeting; 8 s by default. */
  timeoutMs?: number
}

const PATIENCE_MS = 8_000

/** The sender when MAIL_FROM is not set. */
const defaultSender = (hostname: string) => `no-reply@${hostname}`

/** `from` is an address, or a name with the address in angle brackets (RFC 5322). */
const senderOf = (from: string, name: string | undefined) =>
  name === undefined ? from : { name, address: /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from }

/** The right-hand side of message ids: this site's host, else the mail server's. */
export function mailHost(): string {
  const { siteUrl, smtpUrl } = env()
  return new URL(siteUrl ?? smtpUrl ?? 'smtp://localhost').hostname
}

/** Whether a mail server is configured. */
export const canMail = (): boolean => env().smtpUrl !== undefined

/**
 * Sends one e-mail by SMTP_URL and returns whether the server accepted it. Never throws: a failure
 * is logged without address or text, and the caller says that nothing was mailed.
 */
export async function sendMail({
  timeoutMs,
  fromName,
  language,
  ...email
}: Email): Promise<boolean> {
  const { smtpUrl, mailFrom } = env()
  if (!smtpUrl) return false
  try {
    const { default: Mail } = await import('nodemailer/lib/mailer')
    const { default: SmtpTransport } = await import('nodemailer/lib/smtp-transport')
    const text = isolateNumbers(email.text)
    const html = htmlOf(text, language)
    const { hostname, protocol, port, username, password } = new URL(smtpUrl)
    const secure = protocol === 'smtps:'
    const smtp = new SmtpTransport({
      host: hostname,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      ...(username && {
        auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
        // Sends no password over an unencrypted connection, except to a server on this machine.
        requireTLS: !secure && !['localhost', '127.0.0.1'].includes(hostname),
      }),
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: timeoutMs ?? PATIENCE_MS,
    })
    const transport = new Mail(smtp)
    await transport.sendMail({
      from: senderOf(mailFrom ?? defaultSender(hostname), fromName),
      ...email,
      text,
      ...(html && { html }),
      headers: {
        ...(language && { 'Content-Language': language }),
        // Out-of-office programs respond to no such mail (RFC 3834, section 5); nobody would read it.
        ...(!email.replyTo && { 'Auto-Submitted': 'auto-generated' }),
      },
      // A visitor's text must never be read as a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    transport.close()
    return true
  } catch (error) {
    const { name, code, responseCode } = error as {
      name?: string
      code?: string
      responseCode?: number
    }
    // The server's message may contain the address.
    logLine('error', 'mail not sent', {
      error: code ? { name, code, responseCode } : describeError(error),
    })
    return false
  }
}

const LINK = /https?:\/\/[^\s<]+/g

/**
 * A mail's text with the direction of each paragraph, since programs show plain text from the left;
 * undefined where nothing runs from the right. A name in other letters turns no sentence of the mail.
 */
export function htmlOf(text: string, language = 'en'): string | undefined {
  if (!FROM_RIGHT.test(text)) return undefined
  const isFromRight = directionOf(language) === 'rtl'
  const paragraphs = text.split('\n\n').map(paragraph => {
    const letters = paragraph.match(/\p{L}/gu) ?? []
    const fromRight = letters.filter(letter => FROM_RIGHT.test(letter)).length
    const dir = fromRight > (isFromRight ? 0 : letters.length / 2) ? 'rtl' : 'ltr'
    const words = escapeHtml(paragraph).replace(LINK, '<a href="$&">$&</a>')
    return `<p dir="${dir}" style="white-space:pre-line;overflow-wrap:anywhere">${words}</p>`
  })
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><body style="font:1rem/1.6 sans-serif">${paragraphs.join('')}</body></html>`
}
