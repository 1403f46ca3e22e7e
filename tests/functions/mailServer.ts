import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'

export interface MailServer {
  url: string
  /** Every message taken, headers and text, soft line breaks undone. */
  letters: { to: string; text: string }[]
  close: () => Promise<void>
}

/** A mail server that takes every message (RFC 5321, as much as a client needs). */
export async function startMailServer(): Promise<MailServer> {
  const letters: MailServer['letters'] = []
  const server: Server = createServer(socket => {
    let data: string | null = null
    let to = ''
    let rest = ''
    socket.write('220 test\r\n')
    socket.on('data', chunk => {
      rest += chunk
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (data !== null) {
          if (line === '.') {
            letters.push({ to, text: data.replace(/=\n/g, '').replace(/=3D/g, '=') })
            data = null
            socket.write('250 taken\r\n')
          } else data += `${line}\n`
        } else if (/^DATA/i.test(line)) {
          data = ''
          socket.write('354 go on\r\n')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else {
          to = /^RCPT TO:<(.*?)>/i.exec(line)?.[1] ?? to
          socket.write('250 ok\r\n')
        }
      }
    })
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
