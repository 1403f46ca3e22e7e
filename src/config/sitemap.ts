import { escapeHtml } from '#domain/content/escape.ts'
import type { PageDefinition } from '#domain/content/registry/define.ts'
import { registry } from '#domain/content/registry.ts'
import { eventPath } from '#domain/events/address.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { hasAlbums } from './gallery.ts'
import {
  linksOf,
  masjidFooterLinks,
  masjidNav,
  schoolFooterLinks,
  schoolNav,
} from './navigation.ts'
import type { Snapshot } from './snapshotSchema.ts'

/** One address of the sitemap. */
interface SitemapPage {
  path: string
  /** ISO instant of the last save of what the page shows; absent: as the site came. */
  modified?: string | undefined
}

/** Pages that say no more than that they are being made, or that a message was sent. */
const UNLISTED = ['/calendar', '/gallery', registry.thanks.route, registry.schoolThanks.route]
/** Pages that neither the navigation nor the registry names. */
const FURTHER = ['/prayer-times/ramadan', '/prayer-times/embed', '/developers']
/** Pages that list events. */
const LISTING_EVENTS = ['/', '/events']

/** The pages that search engines are to know, without those of single events. */
export const publicPaths = (): string[] => {
  const links = [
    ...linksOf([...masjidNav, ...schoolNav]),
    ...masjidFooterLinks,
    ...schoolFooterLinks,
  ]
  const routes = Object.values<PageDefinition>(registry).map(({ route }) => route)
  const paths = [...links.map(({ href }) => href), ...routes, ...FURTHER].map(path =>
    path.replace(/#.*/, ''),
  )
  return [...new Set(paths)].filter(path => !UNLISTED.includes(path))
}

/** Every page that search engines are to know, with the last change of its content. */
export function sitemapPages(
  snapshot: Pick<Snapshot, 'content' | 'prayer' | 'events' | 'videos'>,
  events: readonly Pick<CommunityEvent, 'id' | 'title'>[],
): SitemapPage[] {
  const savedEvents = snapshot.events.savedAt
  const { featuredVideo, otherVideos } = snapshot.videos
  const modified = (path: string) =>
    latest([
      ...savedSections(snapshot.content.sections, path),
      ...(LISTING_EVENTS.includes(path) ? Object.values(savedEvents) : []),
      ...(path.startsWith('/prayer-times') ? [snapshot.prayer.savedAt] : []),
      ...(path === '/videos'
        ? [featuredVideo, ...otherVideos].map(video => video?.publishedAt)
        : []),
    ])
  const gallery = hasAlbums(snapshot.content.sections['gallery/albums']?.content ?? '')
    ? ['/gallery']
    : []
  return [
    ...[...publicPaths(), ...gallery].map(path => ({ path, modified: modified(path) })),
    ...events.map(event => ({ path: eventPath(event), modified: savedEvents[event.id] })),
  ]
}

function savedSections(sections: Snapshot['content']['sections'], path: string): string[] {
  const pages = Object.entries<PageDefinition>(registry)
  const ids = pages.flatMap(([id, { route }]) => (route.replace(/#.*/, '') === path ? [id] : []))
  return Object.entries(sections).flatMap(([section, { savedAt }]) =>
    ids.includes(section.split('/')[0] ?? '') ? savedAt : [],
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
