import { earlierLanguage } from '#domain/translations/written.ts'
import type { Actor } from '../activity/record.ts'
import { contentDocument } from '../storage/content.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import { eventsDocument } from '../storage/events.ts'
import { languagesDocument } from '../storage/languages.ts'
import { readOffered, translationsDocument } from '../storage/translations.ts'
import { listOriginals } from '../translations/originals.ts'

/**
 * Keeps that everything written so far is in a language, before the site's own becomes another: as
 * translations into it that are the same. What is changed later is in the new one. Throws StorageError.
 */
export async function keepLanguage(language: string, by: Actor): Promise<void> {
  const [content, events, languages, groups] = await Promise.all([
    read(contentDocument),
    read(eventsDocument),
    read(languagesDocument),
    listOriginals(),
  ])
  // What the site came with follows its language by itself.
  const asTheyCame = new Set(
    events.value.events.flatMap(({ id, revision }) => (revision > 0 ? [] : [`event:${id}`])),
  )
  const isSaved = (key: string) =>
    /^\w+:/.test(key)
      ? !asTheyCame.has(key.split('/')[0] ?? '')
      : Object.hasOwn(content.value.sections, key)
  const { earlier: before = [] } = languages.value
  const known = await readOffered({ own: language, others: before })
  const earlier = Object.fromEntries(known.map(({ language, value }) => [language, value.texts]))
  const texts = groups
    .flatMap(group => group.texts)
    .filter(
      ({ key, words, language: stated }) =>
        !stated && isSaved(key) && !earlierLanguage(key, words, { earlier }),
    )
  await update(
    translationsDocument(language),
    ({ value, revision }) => {
      const same = texts.map(
        ({ key, words }) => [key, { of: words, text: words, revision: revision + 1 }] as const,
      )
      return same.length > 0
        ? { texts: { ...value.texts, ...Object.fromEntries(same) } }
        : UNCHANGED
    },
    by.name,
  )
}
