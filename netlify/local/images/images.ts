import { PICTURE_WIDTHS } from '#domain/pictures/responsive.ts'
import { limitConcurrencyInLanes } from '#server/limitConcurrency.ts'
import { type Exchange, isRead } from '../http/exchange.ts'
import { failureText, sendFailure } from '../http/failure.ts'
import { byteLru } from '../memory/byteLru.ts'
import { createResizer, type ResizedPicture } from './resizer.ts'

/** The path of the platform's image service, which this host serves too. */
const IMAGES_PATH = '/.netlify/images'

const KEPT_BYTES = 24 * 1024 * 1024
/** A decoded picture takes hundreds of megabytes, so there is never more than one. */
const AT_ONCE = 1
const MOST_WAITING = 32
const RETRY_AFTER_SECONDS = '5'
const HEADERS = {
  'cache-control': 'public, max-age=604800, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  vary: 'Accept',
}

/** Serves pictures of this site in the widths it uses, in the best format the browser accepts. */
export interface Images {
  takes(path: string): boolean
  respond(exchange: Exchange): Promise<void>
  stop(): void
}

/**
 * The image service of one host. `siteUrl` serves the sources: only uploads and files of the site
 * itself are requested, and only its own widths are made, so that other sites cannot use it.
 */
export function createImages(siteUrl: string): Images {
  const kept = byteLru<ResizedPicture>(KEPT_BYTES)
  const waiting = new Map<string, Promise<ResizedPicture | number>>()
  const resizer = createResizer()
  const { enter, ahead } = limitConcurrencyInLanes(AT_ONCE)

  /** The picture, or the status of the failure. */
  async function make(
    source: string,
    width: number,
    webp: boolean,
  ): Promise<ResizedPicture | number> {
    const response = await fetch(new URL(source, siteUrl), { redirect: 'error' })
    if (!response.ok) return response.status === 404 ? 404 : 502
    const type = response.headers.get('content-type') ?? ''
    if (!/^image\/(png|jpeg|webp|avif|gif)$/.test(type)) return 400
    const input = new Uint8Array(await response.arrayBuffer())
    return resizer.resize({ input, type, width, webp })
  }

  function find(source: string, width: number, webp: boolean): Promise<ResizedPicture | number> {
    const key = `${source} ${width} ${webp}`
    const before = kept.get(key)
    if (before) return Promise.resolve(before)
    if (!waiting.has(key) && (ahead(0) ?? 0) >= MOST_WAITING) return Promise.resolve(503)
    const making =
      waiting.get(key) ??
      enter(() => make(source, width, webp))
        .then(made => {
          if (typeof made !== 'number') kept.set(key, made, made.bytes.byteLength)
          return made
        })
        .finally(() => waiting.delete(key))
    waiting.set(key, making)
    return making
  }

  return {
    takes: path => path === IMAGES_PATH,
    stop: resizer.stop,

    async respond(exchange) {
      const { outgoing, incoming, method, search } = exchange
      const refuse = (status: number, text: string) =>
        sendFailure(
          exchange,
          status,
          failureText(text, status === 404 ? 'not_found' : 'bad_request'),
        )
      if (!isRead(method)) return refuse(405, 'This address takes GET, HEAD.')
      const query = new URLSearchParams(search)
      const source = ownSource(query.get('url') ?? '')
      const width = Number(query.get('w'))
      if (!source) return refuse(400, 'Only pictures of this site are made smaller.')
      if (!PICTURE_WIDTHS.some(one => one === width)) return refuse(400, 'That width is not made.')
      const webp = /image\/webp/.test(incoming.headers.accept ?? '')
      const found = await find(source, width, webp).catch(() => 400)
      if (found === 503) {
        const text = failureText('Too many pictures are requested at once.', 'busy')
        return sendFailure(exchange, 503, text, { 'retry-after': RETRY_AFTER_SECONDS })
      }
      if (typeof found === 'number') return refuse(found, 'There is no such picture.')
      const headers = {
        ...HEADERS,
        'content-type': found.type,
        'content-length': found.bytes.length,
      }
      outgoing.writeHead(200, headers)
      outgoing.end(method === 'HEAD' ? undefined : found.bytes)
    },
  }
}

/**
 * An uploaded picture, at its only address: pages request only these in several widths.
 * Percent-encoded letters would make any number of addresses for one picture, each to be resized
 * again.
 */
const ownSource = (url: string): string | undefined =>
  /^\/api\/uploads\/[\w.-]+\.(?:png|jpe?g|webp|avif)$/.test(url) ? url : undefined
