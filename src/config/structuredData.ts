import { parseImage } from '#domain/content/image.ts'
import { parseItems } from '#domain/content/items.ts'
import type { SectionPath } from '#domain/content/registry.ts'
import { linksOf } from '#domain/structure/menu.ts'
import { eidData } from '#domain/structuredData/event.ts'
import {
  faqData,
  mosqueData,
  type PlaceTexts,
  schoolData,
  videoData,
} from '#domain/structuredData/pages.ts'
import type { StructuredData } from '#domain/structuredData/script.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { navTexts } from '#texts/navigation.ts'
import { builtTimes } from './builtTimes.ts'
import { contentAt, hrefAt, lineAt } from './content.ts'
import { EXAMPLE_CONTACTS } from './seed/pages.ts'
import type { SiteFrame } from './sites.ts'
import { snapshot } from './snapshot.ts'
import { structure } from './structure.ts'

/** The videos page shows nine others beside the featured one. */
const VIDEOS_SHOWN = 10
const NETWORKS = ['facebookLink', 'youtubeLink', 'xlink', 'instagramLink'] as const

/** A contact value; '' while it is still the example that a site comes with. */
const ownLine = (path: SectionPath) => (EXAMPLE_CONTACTS.includes(lineAt(path)) ? '' : lineAt(path))

function textsOf(header: SiteFrame['header'], path: string, origin: string): PlaceTexts {
  const logo = parseImage(contentAt(`${header}/logo`))?.src
  return {
    name: lineAt(`${header}/site-name`),
    description: header === 'header' ? lineAt('header/site-description') : '',
    address: ownLine(`${header}/address`),
    phone: ownLine(`${header}/phone`),
    email: ownLine(`${header}/email`),
    url: new URL(path, origin).href,
    logo: logo ? new URL(logo, origin).href : '',
    image: new URL('/og.png', origin).href,
    links: NETWORKS.flatMap(network => hrefAt(`${header}/${network}`) ?? []),
  }
}

/** The center, with its opening hours once an admin has written them. */
export function mosque(origin: string): StructuredData {
  const hours = snapshot.content.sections['home/visit-hours'] ? lineAt('home/visit-hours') : ''
  return mosqueData(textsOf('header', '/', origin), hours)
}

export const school = (origin: string): StructuredData =>
  schoolData(
    textsOf('schoolHeader', structure.sites.school.address, origin),
    textsOf('header', '/', origin),
  )

/** The Eid prayers that are planned for this month and the next, as of the build. */
export function eidPrayers(origin: string): StructuredData[] {
  const { settings } = snapshot.prayer
  const now = new Date(snapshot.takenAt)
  const zone = settings.place.timeZone
  const today = civilDateIn(zone, now)
  const place = {
    ...{ name: lineAt('header/site-name'), address: lineAt('header/address') },
    ...{ zone, origin },
  }
  return builtTimes().info.flatMap(({ iso, eid }) =>
    eid && iso >= today ? eidData(eid, iso, place) : [],
  )
}

/** The questions of a section; undefined where it has none. */
export const faqAt = (path: SectionPath): StructuredData | undefined =>
  faqData(parseItems('faq', contentAt(path)))

/** The videos that the first page of them shows. */
export function builtVideos(origin: string): (StructuredData | undefined)[] {
  const { featuredVideo, otherVideos } = snapshot.videos
  const shown = [featuredVideo, ...otherVideos].slice(0, VIDEOS_SHOWN)
  return shown.map(video => (video?.videoId ? videoData(video, origin) : undefined))
}

const siteName = ({ name, header }: SiteFrame) => name?.text ?? lineAt(`${header}/site-name`)

/**
 * The way to a page from home, by way of the school's home for its pages and of the page above it
 * in the address; [] for home itself.
 */
export function trailTo(site: SiteFrame, path: string, title: string | undefined) {
  const home = { name: navTexts.home, path: '/' }
  const start = site.home === '/' ? [home] : [home, { name: siteName(site), path: site.home }]
  const way = linksOf(site.nav)
    .filter(({ href }) => href !== site.home && path.startsWith(`${href}/`))
    .map(({ label, href }) => ({ name: label, path: href }))
  return title ? [...start, ...way, { name: title, path }] : start
}
