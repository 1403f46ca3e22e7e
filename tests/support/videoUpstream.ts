import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One video as its owner made it; the server describes it as YouTube's API and feed would. */
export interface MadeVideo {
  id: string
  title: string
  publishedAt: string
  state?: 'none' | 'live' | 'upcoming'
  /** Deleted and private videos stay in the list of uploads and are missing in videos.list. */
  gone?: 'deleted' | 'private'
  privacyStatus?: 'public' | 'unlisted'
  embeddable?: boolean
}

/** How a part of the upstream fails. */
export type Fault =
  | 'quota'
  | 'error'
  | 'slow'
  | 'garbage'
  | 'huge'
  | 'redirect'
  | 'half'
  | 'other-shape'

export interface VideoUpstream {
  url: string
  videos: MadeVideo[]
  /** Faults of the API, the feed and the pictures; none while undefined. */
  faults: { api?: Fault | undefined; feed?: Fault | undefined; picture?: Fault | undefined }
  /** Widths of pictures that exist, by file name. */
  pictures: string[]
  /** The requests in order, as path and query; and their API keys. */
  requests: string[]
  keys: (string | undefined)[]
  close: () => Promise<void>
}

/** The beginning and end of a JPEG, enough to be recognized as one. */
export const PICTURE = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')

/**
 * Stands in for the YouTube Data API, YouTube's feeds and its pictures on loopback, with responses in
 * the shapes that these have (fields that are not requested are left out).
 */
export async function startVideoUpstream(): Promise<VideoUpstream> {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://upstream')
    upstream.requests.push(`${address.pathname}${address.search}`)
    if (address.pathname.startsWith('/youtube/v3/')) {
      upstream.keys.push(request.headers['x-goog-api-key']?.toString())
      if (upstream.faults.api) fail(response, upstream.faults.api)
      else sendJson(response, 200, apiResponse(address))
      return
    }
    if (address.pathname === '/feeds/videos.xml') {
      if (upstream.faults.feed) return fail(response, upstream.faults.feed)
      response.writeHead(200, { 'content-type': 'text/xml; charset=UTF-8' })
      response.end(feedResponse(upstream.videos))
      return
    }
    const picture = /^\/vi\/[\w-]{11}\/(\w+)\.jpg$/.exec(address.pathname)?.[1]
    if (upstream.faults.picture) return fail(response, upstream.faults.picture)
    const found = picture && upstream.pictures.includes(picture)
    response.writeHead(found ? 200 : 404, { 'content-type': 'image/jpeg' })
    response.end(PICTURE)
  })

  function apiResponse(address: URL): object {
    const { videos } = upstream
    if (address.pathname.endsWith('/playlistItems')) {
      const items = videos.map(({ id }) => ({ contentDetails: { videoId: id } }))
      return { items: items.slice(0, Number(address.searchParams.get('maxResults'))) }
    }
    const ids = address.searchParams.get('id')?.split(',') ?? []
    return {
      items: videos
        .filter(({ id, gone }) => ids.includes(id) && !gone)
        .map(video => ({
          id: video.id,
          snippet: {
            publishedAt: video.publishedAt,
            title: video.title,
            liveBroadcastContent: video.state ?? 'none',
          },
          status: {
            uploadStatus: video.state ? 'uploaded' : 'processed',
            privacyStatus: video.privacyStatus ?? 'public',
            embeddable: video.embeddable ?? true,
          },
        })),
    }
  }

  const upstream: VideoUpstream = {
    url: '',
    videos: [],
    faults: {},
    pictures: ['mqdefault', 'hqdefault', 'sddefault', 'maxresdefault'],
    requests: [],
    keys: [],
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  upstream.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return upstream
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
  response.end(JSON.stringify(body))
}

function fail(response: ServerResponse, fault: Fault): void {
  switch (fault) {
    case 'quota':
      sendJson(response, 403, {
        error: {
          code: 403,
          message: 'The request cannot be completed because you have exceeded your quota.',
          errors: [{ domain: 'youtube.quota', reason: 'quotaExceeded' }],
        },
      })
      break
    case 'error':
      response.writeHead(500).end('Internal error')
      break
    case 'slow':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"items": [')
      break
    case 'garbage':
      response.writeHead(200).end('<html><p>Sign in to confirm that you are not a robot')
      break
    case 'huge':
      response.writeHead(200).end(Buffer.alloc(10 * 1024 * 1024, ' '))
      break
    case 'redirect':
      response.writeHead(302, { location: '/vi/aaaaaaaaaaa/mqdefault.jpg' }).end()
      break
    case 'half':
      response.writeHead(200, { 'content-length': '1000' }).write('{"items"')
      setTimeout(() => response.destroy(), 20)
      break
    case 'other-shape':
      sendJson(response, 200, { items: [{ contentDetails: { videoId: '../../secret' } }] })
  }
}

const escapeXml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** The feed of a channel, as https://www.youtube.com/feeds/videos.xml has it: the newest 15. */
function feedResponse(videos: MadeVideo[]): string {
  const entries = videos
    .filter(({ gone, state }) => !gone && state !== 'upcoming')
    .slice(0, 15)
    .map(
      ({ id, title, publishedAt }) => ` <entry>
  <id>yt:video:${id}</id>
  <yt:videoId>${id}</yt:videoId>
  <yt:channelId>UC0123456789abcdefghij-_</yt:channelId>
  <title>${escapeXml(title)}</title>
  <link rel="alternate" href="https://www.youtube.com/watch?v=${id}"/>
  <author>
   <name>Mercy Islamic Center</name>
   <uri>https://www.youtube.com/channel/UC0123456789abcdefghij-_</uri>
  </author>
  <published>${publishedAt.replace('Z', '+00:00')}</published>
  <updated>${publishedAt.replace('Z', '+00:00')}</updated>
  <media:group>
   <media:title>${escapeXml(title)}</media:title>
   <media:content url="https://www.youtube.com/v/${id}?version=3" type="application/x-shockwave-flash" width="640" height="390"/>
   <media:thumbnail url="https://i1.ytimg.com/vi/${id}/hqdefault.jpg" width="480" height="360"/>
   <media:description></media:description>
  </media:group>
 </entry>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
 <id>yt:channel:0123456789abcdefghij-_</id>
 <title>Mercy Islamic Center</title>
 <published>2020-01-01T00:00:00+00:00</published>
${entries.join('\n')}
</feed>`
}
