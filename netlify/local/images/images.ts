import { PICTURE_WIDTHS } from '#domain/pictures/responsive.ts'
import { turns } from '#server/turns.ts'
import { type Exchange, isRead } from '../http/exchange.ts'
import { failureText, sendFailure } from '../http/failure.ts'
import { byteLru } from '../memory/byteLru.ts'

/** Where the platform answers pictures in other sizes; this host does so at the same address. */
const IMAGES_PATH = '/.netlify/images'

const KEPT_BYTES = 24 * 1024 * 1024
/** The size of one picture decoded is what counts: two at once stay within a small machine. */
const AT_ONCE = 2
const MOST_PIXELS = 50_000_000
const QUALITY = 75
const HEADERS = {
  'cache-control': 'public, max-age=604800, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  vary: 'Accept',
}

interface Picture {
  bytes: Buffer
  type: string
}

/** Answers pictures of this site in the widths it uses, in the best format the browser takes. */
export interface Images {
  takes(path: string): boolean
  answer(exchange: Exchange): Promise<void>
}

/**
 * The image service of one host. `siteUrl` answers the sources: only uploads and files of the site
 * itself are ever asked for, and only its own widths are made, so nobody can have it work for them.
 */
export function createImages(siteUrl: string): Images {
  const kept = byteLru<Picture>(KEPT_BYTES)
  const waiting = new Map<string, Promise<Picture | number>>()
  const turn = turns(AT_ONCE)

  /** The picture, or the status that says why there is none. */
  async function make(source: string, width: number, webp: boolean): Promise<Picture | number> {
    const response = await fetch(new URL(source, siteUrl), { redirect: 'error' })
    if (!response.ok) return response.status === 404 ? 404 : 502
    const type = response.headers.get('content-type') ?? ''
    if (!/^image\/(png|jpeg|webp|avif|gif)$/.test(type)) return 400
    // Only now: most hosts never make a picture smaller, and the library is heavy.
    const { default: sharp } = await import('sharp')
    const input = Buffer.from(await response.arrayBuffer())
    const picture = sharp(input, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ width, withoutEnlargement: true })
    if (webp)
      return { bytes: await picture.webp({ quality: QUALITY }).toBuffer(), type: 'image/webp' }
    if (type === 'image/png') return { bytes: await picture.png().toBuffer(), type }
    const bytes = await picture.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer()
    return { bytes, type: 'image/jpeg' }
  }

  function find(source: string, width: number, webp: boolean): Promise<Picture | number> {
    const key = `${source} ${width} ${webp}`
    const before = kept.get(key)
    if (before) return Promise.resolve(before)
    const making =
      waiting.get(key) ??
      turn(() => make(source, width, webp))
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

    async answer(exchange) {
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

/** A path of this site that may hold a picture; never this service itself or another host. */
function ownSource(url: string): string | undefined {
  if (!url.startsWith('/') || !URL.canParse(url, 'http://site')) return undefined
  const { host, pathname } = new URL(url, 'http://site')
  // '/.//example.org' normalizes to a path that, resolved once more, names another host.
  if (host !== 'site' || pathname.startsWith('//')) return undefined
  if (pathname.startsWith('/.netlify')) return undefined
  return pathname.startsWith('/api/') && !pathname.startsWith('/api/uploads/')
    ? undefined
    : pathname
}
