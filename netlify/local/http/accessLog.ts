import type { WriteLog } from '../log.ts'
import type { Exchange } from './exchange.ts'

/** A part of an address that is no word: an id, a hash or a secret. */
const NOT_A_WORD = /[^a-z-]/
/** Parts of pages' addresses are public words and dates, but a visitor can type anything. */
const NOT_AN_ADDRESS = /[^\w.~-]/
const LONGEST_PART = 80

/** The path without what could name a person or give access. */
export function pathForLog(path: string): string {
  const [, first = '', ...rest] = path.split('/')
  const isOwn = ['api', 'build-hooks', '.netlify'].includes(first)
  const hidden = isOwn ? NOT_A_WORD : NOT_AN_ADDRESS
  const parts = isOwn ? rest : [first, ...rest]
  const shown = parts.map(part => (hidden.test(part) || part.length > LONGEST_PART ? '*' : part))
  return `/${(isOwn ? [first, ...shown] : shown).join('/')}`
}

/**
 * Logs a request once its response has ended: what was requested and how it went, never by whom.
 * `isHit` says whether it was sent from the cache. Bytes are those on the wire, headers included.
 */
export function logAccess(
  { incoming, outgoing, method, path }: Exchange,
  log: WriteLog,
  isHit: () => boolean,
): void {
  const { socket } = incoming
  const bytesBefore = socket.bytesWritten
  const since = performance.now()
  outgoing.once('close', () => {
    log('info', 'request', {
      method,
      path: pathForLog(path),
      status: outgoing.statusCode,
      bytes: socket.bytesWritten - bytesBefore,
      ms: Math.round(performance.now() - since),
      ...(isHit() && { cache: 'hit' }),
      // The visitor left, or the site broke off.
      ...(!outgoing.writableFinished && { cut: true }),
    })
  })
}
