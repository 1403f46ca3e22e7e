import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type Listening, listenOn } from './listen.ts'

const PAGE = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="3">
<meta name="viewport" content="width=device-width"><title>Starting</title>
<p>The site is being prepared. This page looks again in a moment.</p></html>
`

/** Responds to every request while the host starts, for instance during its first build. */
export function starting(_incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(PAGE),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'retry-after': '3',
  })
  outgoing.end(PAGE)
}

/** The address of the site, where everyone gets that page until it is opened. */
interface Door extends Listening {
  open(listener: RequestListener): void
}

/** Listens before there is anything to serve. Rejects as `listenOn` does. */
export async function openDoor(address: Parameters<typeof listenOn>[0]): Promise<Door> {
  let listener: RequestListener = starting
  let closing: Promise<void> | undefined
  const listening = await listenOn(address, (incoming, outgoing) => {
    if (closing) outgoing.shouldKeepAlive = false
    listener(incoming, outgoing)
  })
  return {
    ...listening,
    open(next) {
      listener = next
    },
    close: graceMs => (closing ??= listening.close(graceMs)),
  }
}
