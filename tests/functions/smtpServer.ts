import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** What the server does with the next messages. */
export type SmtpBehavior = 'takes' | 'refuses' | 'is busy' | 'is slow' | 'dies in the middle'

/** A received mail: its recipients, its decoded header and its text. */
export interface ReceivedMail {
  to: string[]
  head: Record<string, string>
  text: string
}

export interface Smtp {
  url: string
  received: ReceivedMail[]
  /** The number of mails that were started, accepted or not. */
  begun: () => number
  /** `only`: for this recipient alone. */
  setBehavior: (behavior: SmtpBehavior, only?: string) => void
  /** Has a slow server accept its mails. */
  finish: () => void
  close: () => Promise<void>
}

/** A real SMTP server (RFC 5321) that can be set to fail. */
export async function startSmtp(port = 0): Promise<Smtp> {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let behavior: SmtpBehavior = 'takes'
  let only: string | undefined
  let begun = 0
  const slow = Promise.withResolvers<void>()
  const failed = (responseCode: number, text: string) =>
    Object.assign(new Error(text), { responseCode })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _, done) {
      if (only && address !== only) done()
      else if (behavior === 'refuses') done(failed(550, 'no such mailbox'))
      else if (behavior === 'is busy') done(failed(451, 'try again later'))
      else done()
    },
    onData(stream, session, done) {
      begun += 1
      if (behavior === 'dies in the middle') {
        stream.once('data', () => {
          for (const socket of sockets) socket.destroy()
        })
        stream.resume()
        return
      }
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        const finish = () => {
          received.push({ to, ...decoded(Buffer.concat(chunks).toString('latin1')) })
          done()
        }
        if (behavior === 'is slow') void slow.promise.then(finish)
        else finish()
      })
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    begun: () => begun,
    setBehavior: (next, recipient) => {
      behavior = next
      only = recipient
    },
    finish: slow.resolve,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

/** Head and text of a mail, of all its parts (RFC 2045 to 2047, 5322). */
function decoded(source: string): Omit<ReceivedMail, 'to'> {
  const end = source.indexOf('\r\n\r\n')
  const head: Record<string, string> = {}
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    if (name in head) throw new Error(`Two lines of the head are called ${name}`)
    head[name] = words(line.slice(colon + 1).trim())
  }
  const body = source.slice(end + 4)
  const boundary = /boundary="(.*?)"/.exec(head['content-type'] ?? '')?.[1]
  if (boundary) {
    const parts = body.split(`--${boundary}`).slice(1, -1)
    return { head, text: parts.map(part => decoded(part.trimStart()).text).join('\n\n') }
  }
  const coding = head['content-transfer-encoding']
  const bytes =
    coding === 'base64'
      ? Buffer.from(body, 'base64')
      : coding === 'quoted-printable'
        ? quoted(body.replace(/=\r\n/g, ''))
        : Buffer.from(body, 'latin1')
  return { head, text: bytes.toString('utf8').replace(/\r\n/g, '\n').trim() }
}

const quoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

const words = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, coded: string) =>
      (kind.toLowerCase() === 'b'
        ? Buffer.from(coded, 'base64')
        : quoted(coded.replace(/_/g, ' '))
      ).toString('utf8'),
    )
