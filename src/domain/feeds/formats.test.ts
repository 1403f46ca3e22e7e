import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, it } from 'vitest'
import { atomFeed, tagOf } from './formats.ts'

const FEED = {
  ...{ title: 'Masjid & school: notices', author: 'Masjid <Noor>' },
  ...{ self: 'https://masjid.example/notices.xml', page: 'https://masjid.example/' },
}
const UPDATED = '2026-01-01T00:00:00.000Z'
const ENTRY = {
  id: tagOf('masjid.example', 'notice', 'a'),
  title: 'Closed for “snow” & ice',
  url: 'https://masjid.example/events?a=1&b=2',
  ...{ published: '2026-11-22T12:00:00.000Z', updated: '2026-11-22T12:30:00.000Z' },
  ...{ text: 'Until 6:00 PM\n<b>Stay</b> safe.\u0008\ud800', category: 'closure', language: 'ar' },
}
const parse = (text: string) => {
  expect(XMLValidator.validate(text)).toBe(true)
  return new XMLParser({ ignoreAttributes: false, trimValues: false }).parse(text).feed
}

it('writes what RFC 4287 requires, escaped, and nothing that XML cannot hold', () => {
  const feed = parse(atomFeed(FEED, [ENTRY], UPDATED))
  expect(feed).toMatchObject({
    ...{ title: FEED.title, id: FEED.self, updated: ENTRY.updated },
    author: { name: FEED.author },
    link: [{ '@_rel': 'self', '@_href': FEED.self }, { '@_href': FEED.page }],
    entry: {
      '@_xml:lang': 'ar',
      ...{ title: ENTRY.title, id: 'tag:masjid.example,2026:notice/a' },
      link: { '@_href': ENTRY.url },
      ...{ published: ENTRY.published, updated: ENTRY.updated },
      content: { '#text': 'Until 6:00 PM\n<b>Stay</b> safe.', '@_type': 'text' },
    },
  })
})

it('was last changed when the documents were, where it has no entries', () => {
  const feed = parse(atomFeed(FEED, [], UPDATED))
  expect([feed.updated, feed.entry]).toEqual([UPDATED, undefined])
})
