import { PICTURE_WIDTHS } from '#domain/pictures/responsive.ts'
import { clientNetwork } from '#server/auth/clientAddress.ts'
import { INERT } from '#server/http/response.ts'
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
/** A gallery's first visit asks for some thirty at once. */
const MOST_WAITING = 256
const MOST_OF_A_CLIENT = 40
const RETRY_AFTER_SECONDS = '5'
const HEADERS = {
  'cache-control': 'public, max-age=604800, immutable',
  ...INERT,
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
  const making = new Map<string, Promise<ResizedPicture | number>>()
  /** How many pictures each client has had requested that are not made yet. */
  const shares = new Map<string, number>()
  const resizer = createResizer()
  const { enter } = limitConcurrencyInLanes(AT_ONCE)

  /** The picture, or the status of the failure. */
  async function make(
    source: string,
    width: number,
    webp: boolean,
  ): Promise<ResizedPicture | number> {
    const response = await fetch(new URL(source, siteUrl), { redirect: 'error' })
    const failure = failureOf(response)
    if (failure !== null) return failure
    const type = response.headers.get('content-type') ?? ''
    const input = new Uint8Array(await response.arrayBuffer())
    return resizer.resize({ input, type, width, webp })
  }

  /**
   * Has the picture made when it is its turn. A client's first picture always has a place, and goes
   * before the second one of any other: a few that request many delay the others by a few pictures.
   */
  function queue(
    key: string,
    client: string,
    work: () => Promise<ResizedPicture | number>,
  ): Promise<ResizedPicture | number> {
    const share = shares.get(client) ?? 0
    const isFull = share > 0 && making.size >= MOST_WAITING
    if (isFull || share >= MOST_OF_A_CLIENT) return Promise.resolve(503)
    shares.set(client, share + 1)
    const made = enter(work, share).finally(() => {
      making.delete(key)
      const left = (shares.get(client) ?? 1) - 1
      if (left > 0) shares.set(client, left)
      else shares.delete(client)
    })
    making.set(key, made)
    return made
  }

  async function find(
    source: string,
    width: number,
    webp: boolean,
    ip: string,
  ): Promise<ResizedPicture | number> {
    const key = `${source} ${width} ${webp}`
    const before = kept.get(key) ?? making.get(key)
    if (before) return before
    // Looked at before it waits: what does not exist must not take the place of what does.
    const look = await fetch(new URL(source, siteUrl), { method: 'HEAD', redirect: 'error' })
    const failure = failureOf(look)
    if (failure !== null) return failure
    return (
      making.get(key) ??
      queue(key, clientNetwork(ip), async () => {
        const made = await make(source, width, webp)
        if (typeof made !== 'number') kept.set(key, made, made.bytes.byteLength)
        return made
      })
    )
  }

  return {
    takes: path => path === IMAGES_PATH,
    stop: resizer.stop,

    async respond(exchange) {
      const { outgoing, incoming, method, search, ip } = exchange
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
      const found = await find(source, width, webp, ip).catch(() => 400)
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

/** The status to fail with when a source cannot be resized as a picture; null: it can. */
function failureOf({ ok, status, headers }: Response): number | null {
  if (!ok) return status === 404 ? 404 : 502
  const type = headers.get('content-type') ?? ''
  return /^image\/(png|jpeg|webp|avif|gif)$/.test(type) ? null : 400
}
