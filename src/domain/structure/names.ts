import { blockOf } from '#blocks/declared.ts'
import { type Written, written } from '#domain/translations/written.ts'
import { spell } from '#locale/spell.ts'
import { developersTexts } from '#texts/developers.ts'
import { embedTexts } from '#texts/embed.ts'
import { footerNavTexts, navTexts, schoolNavTexts } from '#texts/navigation.ts'
import * as pages from '#texts/pages.ts'
import { schoolThanksTexts } from '#texts/schoolPages.ts'
import { type SpecifiedId, specifiedPage } from './specified.ts'
import {
  findPage,
  type MenuLink,
  type Page,
  type PlacedBlock,
  type SiteId,
  type Structure,
} from './structure.ts'

/** What the site calls the pages of the specification; as its menus do, which more languages have. */
const TITLES: Readonly<Record<SpecifiedId, () => string>> = {
  home: () => navTexts.home,
  'prayer-times': () => navTexts.prayerTimes,
  ramadan: () => pages.ramadanHeadTexts.title,
  embed: () => embedTexts.title,
  events: () => navTexts.events,
  about: () => navTexts.about,
  contact: () => navTexts.contact,
  thanks: () => pages.thanksPageTexts.title,
  donate: () => footerNavTexts.donate,
  nikah: () => navTexts.nikah,
  calendar: () => schoolNavTexts.calendar,
  videos: () => navTexts.videos,
  gallery: () => navTexts.gallery,
  sisters: () => navTexts.sisters,
  youth: () => navTexts.youth,
  volunteer: () => navTexts.volunteer,
  'explore-islam': () => navTexts.exploreIslam,
  notifications: () => footerNavTexts.notifications,
  privacy: () => pages.privacyTexts.title,
  developers: () => developersTexts.title,
  schoolHome: () => schoolNavTexts.home,
  schoolInfo: () => schoolNavTexts.info,
  schoolEnroll: () => schoolNavTexts.enroll,
  schoolRegistration: () => schoolNavTexts.registration,
  schoolCalendar: () => footerNavTexts.schoolCalendar,
  schoolContact: () => schoolNavTexts.contact,
  schoolThanks: () => schoolThanksTexts.title,
  schoolDonate: () => schoolNavTexts.donate,
}

/** The title that the site gives a page by itself; '' for a page of one's own. */
export const givenTitle = (id: string): string => TITLES[id as SpecifiedId]?.() ?? ''

export const titleOf = ({ id, title }: Pick<Page, 'id' | 'title'>): string =>
  title || givenTitle(id)

export type MenuPlace = 'menu' | 'footer'

const MENU_WORDS: Readonly<Record<SiteId, Readonly<Record<MenuPlace, readonly object[]>>>> = {
  main: { menu: [navTexts], footer: [footerNavTexts, navTexts] },
  school: { menu: [schoolNavTexts], footer: [footerNavTexts, schoolNavTexts] },
  other: { menu: [schoolNavTexts], footer: [] },
}

const menuWords = (site: SiteId, place: MenuPlace, id: string): string | undefined =>
  MENU_WORDS[site][place].map(texts => Reflect.get(texts, id)).find(text => text)

/** The title that people gave a page, for its reader. */
export const writtenTitle = ({ id, title = '' }: Pick<Page, 'id' | 'title'>): Written =>
  written(`page:${id}/title`, title)

/** The words of a menu's item or group: its own, its page's, or what the site calls it by itself. */
export function labelOf(
  structure: Structure,
  site: SiteId,
  place: MenuPlace,
  item: Omit<MenuLink, 'href'>,
): Written {
  const page = item.page === undefined ? undefined : findPage(structure, item.page)
  if (item.label) return written(`link:${site}/${place}/${item.id}`, item.label)
  if (page?.title) return writtenTitle(page)
  // Whom a gift is for is said where there are two.
  const isOnly = item.page === 'donate' && !structure.sites.school.on
  const words = menuWords(site, isOnly ? 'footer' : place, item.id)
  return { text: words ?? (page ? titleOf(page) : '') }
}

/** What people call a block in the panel. */
export const blockName = (page: Pick<Page, 'id'>, { id, block }: PlacedBlock): string =>
  block === 'page'
    ? (specifiedPage(page.id)?.blocks[id] ?? 'Title and introduction')
    : spell(blockOf(block)?.name ?? block)
