import type { BlockSite } from '#blocks/component.ts'
import { contentOf } from '#config/seed/releases.ts'
import { hrefOf } from '#domain/content/href.ts'
import { kindOf, type SectionPath } from '#domain/content/registry.ts'
import type { SavedContent } from '#domain/content/saved.ts'
import { isListed } from '#domain/events/listed.ts'
import { eventItems } from '#domain/events/listHtml.ts'
import { noticesHtml } from '#domain/notices/html.ts'
import { addressOf, type Structure } from '#domain/structure/structure.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { siteNow } from '../clock.ts'
import { eventForVisitors } from '../events/responses.ts'
import { publicNotices } from '../notices/responses.ts'
import { visitorContext } from '../prayer/context.ts'
import { read } from '../storage/documents.ts'
import { eventsDocument } from '../storage/events.ts'
import { noticesDocument } from '../storage/notices.ts'

/**
 * What blocks show of the site now. The times of the arch stay blank: the painter in the head fills
 * them from the days in the page. Throws StorageError.
 */
export async function blockSite(
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
