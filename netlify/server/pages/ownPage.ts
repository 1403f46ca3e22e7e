import type { BlockSite } from '#blocks/component.ts'
import { blockOf } from '#blocks/declared.ts'
import { contentOf } from '#config/seed/releases.ts'
import type { CachePolicy } from '#contract/endpoint.ts'
import { hrefOf } from '#domain/content/href.ts'
import { kindOf, type SectionPath } from '#domain/content/registry.ts'
import type { SavedContent } from '#domain/content/saved.ts'
import { isListed } from '#domain/events/listed.ts'
import { eventItems } from '#domain/events/listHtml.ts'
import { noticesHtml } from '#domain/notices/html.ts'
import { titleOf, writtenTitle } from '#domain/structure/names.ts'
import { fillPageShell, shellPath } from '#domain/structure/pageShell.ts'
import {
  addressOf,
  findPage,
  type Page,
  type SiteId,
  type Structure,
  shownBlocks,
} from '#domain/structure/structure.ts'
import { breadcrumbData } from '#domain/structuredData/pages.ts'
import { dataScript } from '#domain/structuredData/script.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { sectionMarks, writtenSection } from '#domain/translations/section.ts'
import { siteNow } from '../clock.ts'
import { siteTextsOf } from '../content/site.ts'
import { eventForVisitors } from '../events/responses.ts'
import { fetchPage, pageResponse } from '../http/staticPage.ts'
import { publicNotices } from '../notices/responses.ts'
import { visitorContext } from '../prayer/context.ts'
import { siteOrigin } from '../siteOrigin.ts'
import { contentDocument } from '../storage/content.ts'
import { read } from '../storage/documents.ts'
import { eventsDocument } from '../storage/events.ts'
import { noticesDocument } from '../storage/notices.ts'

/**
 * A page that people made and that is newer than the build, inside of its site's shell. `folder` is
 * that of the page's language, '' at the root. undefined where no build knows that language yet. Throws StorageError, and when the shell cannot be fetched.
 */
export async function ownPage(
  structure: Structure,
  page: Page,
  request: Request,
  folder: string,
  cache: CachePolicy,
): Promise<Response | undefined> {
  const [shell, { value: saved }] = await Promise.all([
    shellOf(page.site, folder, request.url),
    read(contentDocument),
  ])
  if (shell.status === 404) return undefined
  const blocks = shownBlocks(page).map(({ block }) => block)
  const html = await pageHtmlOf(page, saved, await blockSite(structure, saved, blocks))
  const origin = siteOrigin(request)
  const trail = breadcrumbData(trailTo(structure, page), origin)
  return pageResponse(shell, 200, cache, text =>
    fillPageShell(text, {
      id: page.id,
      title: writtenTitle(page).text || titleOf(page),
      description: descriptionOf(page, saved),
      path: page.address.slice(1),
      main: `${html}<script type="application/ld+json">${dataScript(trail)}</script>`,
      sheets: blocks.map(type => blockOf(type)?.sheet ?? type),
      scripts: blocks.flatMap(type => blockOf(type)?.script ?? []),
    }),
  )
}

/** The mosque's own surrounds the pages of a site that no build knows yet. */
async function shellOf(
  site: SiteId,
  folder: string,
  address: string,
): ReturnType<typeof fetchPage> {
  const shell = await fetchPage(folder + shellPath(site), address)
  return shell.status === 404 && site !== 'main' ? shellOf('main', folder, address) : shell
}

/** Without React and the sanitizer of texts what every other request loads starts sooner. */
async function pageHtmlOf(page: Page, saved: SavedContent, site: BlockSite): Promise<string> {
  const [{ pageHtml }, { renderSection }] = await Promise.all([
    import('#blocks/render.ts'),
    import('#domain/content/render.ts'),
  ])
  const original = (path: string) =>
    [path, kindOf(path as SectionPath), contentOf(saved, path as SectionPath)] as const
  const text = (path: string) => writtenSection(...original(path)).content
  const html = (path: string) => renderSection(kindOf(path as SectionPath), text(path))
  const language = (path: string) => sectionMarks(...original(path))
  return pageHtml(page, { html, text, site, language })
}

/** One line for search engines. */
function descriptionOf({ id }: Page, saved: SavedContent): string {
  const own = ['site-description', 'hero-text'].map(section => {
    const path = `${id}/${section}` as SectionPath
    const { content } = writtenSection(path, kindOf(path), contentOf(saved, path))
    return content.replace(/\s*\n\s*/g, ' ')
  })
  return own.find(Boolean) ?? siteTextsOf(saved).siteDescription
}

function trailTo(structure: Structure, page: Page) {
  const homes = page.site === 'main' ? ['home'] : ['home', `${page.site}Home`]
  const known = homes.flatMap(id => findPage(structure, id) ?? [])
  return [...known, page].map(one => ({
    name: writtenTitle(one).text || titleOf(one),
    path: one.address,
  }))
}

/**
 * What blocks show of the site now. The times of the arch stay blank: the painter in the head fills
 * them from the days in the page. Throws StorageError.
 */
async function blockSite(
  structure: Structure,
  saved: SavedContent,
  types: readonly string[],
): Promise<BlockSite> {
  const events = types.includes('events') ? await listedEvents() : undefined
  return {
    pageAddress: id => addressOf(structure, id),
    hrefAt: path => hrefOf(kindOf(path as SectionPath), contentOf(saved, path as SectionPath)),
    times: {},
    notices: types.includes('notices') ? await noticeCards() : '',
    events: category => events?.(category) ?? '',
  }
}

async function listedEvents(): Promise<BlockSite['events']> {
  const context = await visitorContext()
  const events = (await read(eventsDocument)).value.events
    .filter(event => isListed(event, context.today))
    .map(event => eventForVisitors(event, context))
  const at = wallMoment(context.zone, siteNow())
  return category => eventItems(events, category, at)
}

async function noticeCards(): Promise<string> {
  const [context, { value }] = await Promise.all([visitorContext(), read(noticesDocument)])
  // With dates instead of 'tomorrow': the response is kept for a while.
  return noticesHtml(publicNotices(value.notices, context, siteNow()), new Date(0), context.zone)
    .cards
}
