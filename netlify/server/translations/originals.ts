import { shownContent } from '#config/fallbacks.ts'
import { contentOf } from '#config/seed/releases.ts'
import type { Original, OriginalGroup } from '#contract/translations.ts'
import type { PageDefinition } from '#domain/content/registry/define.ts'
import { pageDefinition, registry, type SectionPath } from '#domain/content/registry.ts'
import type { SavedContent } from '#domain/content/saved.ts'
import { declaredTexts } from '#domain/declared/fields.ts'
import { eventPath } from '#domain/events/address.ts'
import { EVENT_FIELDS } from '#domain/events/fields.ts'
import { shownDay } from '#domain/events/listing.ts'
import { NOTICE_FIELDS } from '#domain/notices/fields.ts'
import { isDeleted } from '#domain/notices/stored.ts'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import { PRAYER_WORDS, wordsBeside } from '#domain/prayer/translatedTimes.ts'
import { titleOf } from '#domain/structure/names.ts'
import { sectionsOn } from '#domain/structure/sections.ts'
import {
  findPage as findPlacedPage,
  type MenuItem,
  SITE_IDS,
  type Structure,
} from '#domain/structure/structure.ts'
import { isSwitchedOff, tellsOfNoSchool } from '#domain/structure/texts.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { nameKey } from '#domain/translations/lists.ts'
import { isTranslatable, wordsOf } from '#domain/translations/words.ts'
import { locale } from '#locale/locale.ts'
import { languageByLetters } from '#locale/script.ts'
import { siteNow } from '../clock.ts'
import { seedTexts } from '../events/responses.ts'
import { noticeResponse } from '../notices/responses.ts'
import { type PrayerContext, prayerContext } from '../prayer/context.ts'
import { contentDocument } from '../storage/content.ts'
import { read } from '../storage/documents.ts'
import { eventsDocument } from '../storage/events.ts'
import { noticesDocument } from '../storage/notices.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { readStructure } from '../storage/structure.ts'

/** Everything that can be translated: what visitors find now, and what is to come. Throws StorageError. */
export async function listOriginals(): Promise<OriginalGroup[]> {
  const [content, { structure }, context] = await Promise.all([
    read(contentDocument),
    readStructure(),
    prayerContext(),
  ])
  const [notices, events, times] = await Promise.all([
    ofNotices(context),
    ofEvents(context),
    ofTimes(),
  ])
  const groups = [
    ...[...notices, ...events, times, ...ofPages(content.value, structure)],
    ...[ofMenus(structure), ofLists()],
  ]
  return groups
    .filter(({ texts }) => texts.length > 0)
    .map(group => ({ ...group, texts: group.texts.map(inItsLanguage) }))
}

/** A text with its language where it is stated, or its letters leave no doubt: visitors read it as it is. */
const inItsLanguage = (text: Original): Original => ({
  language: languageByLetters(text.words.join(' ')),
  ...text,
})

/** Fields of a thing, without those that are empty. */
const textsOf = (
  thing: string,
  fields: Readonly<Record<string, { label: string }>>,
  values: Readonly<Record<string, string | undefined>>,
  language?: string,
): Original[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const words = value?.trim()
    const label = fields[name]?.label ?? name
    const original = { key: `${thing}/${name}`, label, kind: 'text' as const }
    return words ? [{ ...original, words: [words], ...(language && { language }) }] : []
  })

async function ofNotices(context: PrayerContext): Promise<OriginalGroup[]> {
  const { notices } = (await read(noticesDocument)).value
  return notices
    .filter(
      notice => !isDeleted(notice) && Date.parse(noticeResponse(notice, context).end) > Date.now(),
    )
    .map(notice => ({
      id: `notice:${notice.id}`,
      area: 'notices',
      title: notice.title,
      texts: textsOf(
        `notice:${notice.id}`,
        NOTICE_FIELDS,
        declaredTexts(NOTICE_FIELDS, notice),
        notice.language,
      ),
    }))
}

async function ofEvents({ zone }: PrayerContext): Promise<OriginalGroup[]> {
  const { events } = (await read(eventsDocument)).value
  const at = wallMoment(zone, siteNow())
  return events
    .filter(event => event.active && !shownDay(event, at).isOver)
    .map(stored => {
      const event = { ...stored, ...seedTexts(stored) }
      return {
        id: `event:${event.id}`,
        area: 'events',
        title: event.title,
        address: eventPath(event),
        texts: textsOf(`event:${event.id}`, EVENT_FIELDS, declaredTexts(EVENT_FIELDS, event)),
      }
    })
}

function ofPages(saved: SavedContent, structure: Structure): OriginalGroup[] {
  const known = new Map([
    ...Object.entries<PageDefinition>(registry),
    ...structure.pages.flatMap(({ id }) => {
      const page = pageDefinition(id)
      return page ? [[id, page] as const] : []
    }),
  ])
  return [...known].flatMap(([id, definition]): OriginalGroup[] => {
    const place = findPlacedPage(structure, id)
    const isOfSchool = place ? place.site === 'school' : id.startsWith('school')
    if (place?.state === 'removed' || isSwitchedOff(structure, id)) return []
    const texts = Object.entries(sectionsOn(id, place)).flatMap(([section, { title, kind }]) => {
      const key = `${id}/${section}` as SectionPath
      const words = wordsOf(kind, shownContent(key, contentOf(saved, key), saved.start))
      const isWanted = isTranslatable(key) && !tellsOfNoSchool(structure, id, section)
      const isStart = saved.start !== undefined && !saved.sections[key]
      return words.length > 0 && isWanted
        ? [{ key, label: title, kind, words, ...(isStart && { isStart }) }]
        : []
    })
    const title = place ? titleOf(place) : definition.title
    const own = textsOf(`page:${id}`, { title: { label: 'Title' } }, { title: place?.title })
    return [
      {
        ...{ id, area: isOfSchool ? 'school' : 'pages', title },
        ...(place?.state === 'shown' && { address: place.address }),
        texts: [...own, ...texts],
      },
    ]
  })
}

function ofMenus({ sites }: Structure): OriginalGroup {
  const texts = SITE_IDS.filter(id => sites[id].on).flatMap(id => {
    const { name, menu, footer } = sites[id]
    const labels = [
      ...everyItem(menu).map(item => [`${id}/menu/${item.id}`, item.label, 'Menu'] as const),
      ...footer.map(item => [`${id}/footer/${item.id}`, item.label, 'Footer'] as const),
    ].flatMap(([path, label, place]): Original[] =>
      label ? [{ key: `link:${path}`, label: place, kind: 'line', words: [label] }] : [],
    )
    const named = id === 'other' && name.trim()
    return named
      ? [
          {
            key: 'site:other/name',
            label: 'Name of the site',
            kind: 'line' as const,
            words: [named],
          },
          ...labels,
        ]
      : labels
  })
  return { id: 'menu', area: 'menu', title: 'Menus', texts }
}

/** What stands beside the prayers of this month and the next. */
async function ofTimes(): Promise<OriginalGroup> {
  const { value } = await read(prayerSettingsDocument)
  const words = wordsBeside(prayerTimesResponse(value, { now: siteNow() }))
  const label = 'Place, labels, languages, rooms, topics and notes'
  const texts = words.length > 0 ? [{ key: PRAYER_WORDS, label, kind: 'line' as const, words }] : []
  return { id: 'times', area: 'events', title: 'Prayer times', address: '/prayer-times', texts }
}

/** The mosque's own names of categories and subjects; those of the site come in every language. */
function ofLists(): OriginalGroup {
  const texts = (['categories', 'subjects'] as const).flatMap(list =>
    (locale().lists?.[list] ?? []).flatMap(({ id, name, into }): Original[] => {
      const label = list === 'categories' ? 'Category of events' : 'Subject of messages'
      return name && !into ? [{ key: nameKey(list, id), label, kind: 'line', words: [name] }] : []
    }),
  )
  return { id: 'lists', area: 'menu', title: 'Categories and subjects', texts }
}

const everyItem = (menu: readonly MenuItem[]) => menu.flatMap(item => [item, ...(item.items ?? [])])
