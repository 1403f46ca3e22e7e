import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type Address, type Listening, listenOn } from './listen.ts'

const PAGE = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="3">
<meta name="viewport" content="width=device-width"><title>Starting</title>
<p>The site is being prepared. This page looks again in a moment.</p></html>
`

/** Responds to every request during a first build, when there is nothing to serve. */
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

/** The address of the site. Requests that come before it is opened wait. */
interface Door extends Listening {
  /** Those that wait, and all until it is opened, get a page that looks again in a moment. */
  dismiss(): void
  open(listener: RequestListener): void
}

/** Listens before there is anything to serve. Rejects as `listenOn` does. */
export async function openDoor(address: Address): Promise<Door> {
  const waiting: Parameters<RequestListener>[] = []
  let listener: RequestListener = (...exchange) => waiting.push(exchange)
  let closing: Promise<void> | undefined
  const listening = await listenOn(address, (incoming, outgoing) => {
    if (closing) outgoing.shouldKeepAlive = false
    listener(incoming, outgoing)
  })
  const open = (next: RequestListener) => {
    listener = next
    for (const exchange of waiting.splice(0)) next(...exchange)
  }
  return {
    ...listening,
    dismiss: () => open(starting),
    open,
    close: graceMs => (closing ??= listening.close(graceMs)),
  }
}
