import { escapeHtml } from '#domain/content/escape.ts'
import { eventPath } from '#domain/events/address.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { isPublic, type Page, type Structure } from '#domain/structure/structure.ts'
import { hasAlbums } from './gallery.ts'
import type { Snapshot } from './snapshotSchema.ts'

/** One address of the sitemap. */
interface SitemapPage {
  path: string
  /** ISO instant of the last save of what the page shows; absent: as the site came. */
  modified?: string | undefined
}

/** Pages that say no more than that they are being made, or that a message was sent. */
const UNLISTED = ['calendar', 'thanks', 'schoolThanks']
/** Pages that list events. */
const LISTING_EVENTS = ['home', 'events']
const WITH_TIMES = ['prayer-times', 'ramadan', 'embed']

/** The pages that search engines are to know, without those of single events. */
const listedPages = (structure: Structure, hasGallery: boolean): Page[] =>
  structure.pages.filter(
    page =>
      isPublic(structure, page) &&
      !UNLISTED.includes(page.id) &&
      (hasGallery || page.id !== 'gallery'),
  )

/** Every page that search engines are to know, with the last change of its content. */
export function sitemapPages(
  snapshot: Pick<Snapshot, 'structure' | 'content' | 'prayer' | 'events' | 'videos'>,
  events: readonly Pick<CommunityEvent, 'id' | 'title'>[],
): SitemapPage[] {
  const savedEvents = snapshot.events.savedAt
  const { featuredVideo, otherVideos } = snapshot.videos
  const modified = (id: string) =>
    latest([
      ...savedSections(snapshot.content.sections, id),
      ...(LISTING_EVENTS.includes(id) ? Object.values(savedEvents) : []),
      ...(WITH_TIMES.includes(id) ? [snapshot.prayer.savedAt] : []),
      ...(id === 'videos' ? [featuredVideo, ...otherVideos].map(video => video?.publishedAt) : []),
    ])
  const hasGallery = hasAlbums(snapshot.content.sections['gallery/albums']?.content ?? '')
  return [
    ...listedPages(snapshot.structure, hasGallery).map(({ id, address }) => ({
      path: address,
      modified: modified(id),
    })),
    ...events.map(event => ({ path: eventPath(event), modified: savedEvents[event.id] })),
  ]
}

/** What every page of a site shows dates its home. */
const HEADERS: Readonly<Record<string, string>> = { home: 'header', schoolHome: 'schoolHeader' }

function savedSections(sections: Snapshot['content']['sections'], id: string): string[] {
  const pages = [id, HEADERS[id]]
  return Object.entries(sections).flatMap(([section, { savedAt }]) =>
    pages.includes(section.split('/')[0]) ? savedAt : [],
  )
}

/** ISO instants of one zone sort as text. */
const latest = (instants: readonly (string | null | undefined)[]): string | undefined =>
  instants
    .filter(instant => typeof instant === 'string')
    .sort()
    .at(-1)

/** The sitemap's file (https://www.sitemaps.org/protocol.html). */
export function sitemapXml(pages: readonly SitemapPage[], site: URL): string {
  const urls = pages.map(({ path, modified }) => {
    const lastmod = modified ? `<lastmod>${modified}</lastmod>` : ''
    return `<url><loc>${escapeHtml(new URL(path, site).href)}</loc>${lastmod}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}
