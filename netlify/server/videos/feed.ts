import { z } from 'zod'
import { isVideoId } from '#domain/videos/addresses.ts'
import type { FoundVideo } from '#domain/videos/found.ts'
import { readUpstream, UpstreamError } from './upstream.ts'

const HOST = 'https://www.youtube.com'
const RESPONSE_LIMIT = 1024 * 1024

const FeedSchema = z.object({
  feed: z.object({
    entry: z
      .array(
        z.object({
          'yt:videoId': z.string().refine(isVideoId),
          title: z.string().transform(title => plain(title).trim().slice(0, 200)),
          published: z.iso.datetime({ offset: true }),
        }),
      )
      .default([]),
  }),
})

/**
 * Imported when used. Entities are not expanded, so that none can grow a small feed into a huge
 * one.
 */
async function parseXml(text: string): Promise<unknown> {
  const { XMLParser } = await import('fast-xml-parser')
  const parser = new XMLParser({
    ignoreAttributes: true,
    processEntities: false,
    parseTagValue: false,
    isArray: name => name === 'entry',
  })
  return parser.parse(text)
}

/** The characters behind XML's five named references and the numeric ones (XML 1.0 section 4.6). */
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (all, dec, hex, name) => {
      if (name) return NAMED[name.toLowerCase()] ?? all
      const code = dec ? Number(dec) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all
    },
  )

export interface Feed {
  channel: string
  /** Another address in place of the service's: for tests. */
  base?: string | undefined
  signal: AbortSignal
}

/**
 * The channel's 15 newest videos by its public feed, which needs no key and does not contain what
 * is live. Throws UpstreamError.
 */
export async function fetchFromFeed({ channel, base, signal }: Feed): Promise<FoundVideo[]> {
  const address = new URL('/feeds/videos.xml', base ?? HOST)
  address.searchParams.set('channel_id', channel)
  const bytes = await readUpstream(address, { bytes: RESPONSE_LIMIT, signal })
  try {
    const text = new TextDecoder().decode(bytes)
    if (/<!DOCTYPE/i.test(text)) throw new Error('a document type is not expected')
    const { feed } = FeedSchema.parse(await parseXml(text))
    return feed.entry.map(entry => ({
      videoId: entry['yt:videoId'],
      title: entry.title,
      publishedAt: entry.published,
      isLive: false,
      canEmbed: true,
    }))
  } catch (cause) {
    throw new UpstreamError('unreadable', { cause })
  }
}
