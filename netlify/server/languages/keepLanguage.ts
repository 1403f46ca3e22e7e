import { contentOf } from '#config/seed/releases.ts'
import { startTranslations } from '#config/seed/starts.ts'
import { loadLanguage } from '#config/translations.ts'
import type { SectionPath } from '#domain/content/registry.ts'
import { type SentLanguages, translatedIn } from '#domain/languages/stored.ts'
import type { StoredTranslations } from '#domain/translations/stored.ts'
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
export async function keepLanguage(language: string, sent: SentLanguages, by: Actor) {
  await keepTranslatedStarts(language, sent, by)
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
  await addTranslations(
    language,
    () => texts.map(({ key, words }) => [key, { of: words, text: words }]),
    by,
  )
}

/**
 * A text that the site came with, and that somebody translated, is from now on the mosque's own: it
 * would become that of the new language, and be the original of no translation. Other languages keep
 * the translation that it came with.
 */
async function keepTranslatedStarts(language: string, { own, others }: SentLanguages, by: Actor) {
  const [languages, groups] = await Promise.all([read(languagesDocument), listOriginals()])
  const offered = await readOffered(languages.value)
  const keys = groups
    .flatMap(group => group.texts)
    .filter(({ key, isStart }) => isStart && offered.some(({ value }) => isThere(value.texts[key])))
    .map(({ key }) => key as SectionPath)
  if (keys.length === 0) return
  await update(
    contentDocument,
    ({ value, revision }) => {
      const save = { revision: revision + 1, savedAt: new Date().toISOString(), by: by.name }
      const same = keys.map(key => [key, { content: contentOf(value, key), ...save }] as const)
      return { ...value, sections: { ...Object.fromEntries(same), ...value.sections } }
    },
    by.name,
  )
  const readers = new Set([...translatedIn(languages.value), own, ...others])
  readers.delete(language)
  for (const reader of readers) {
    await loadLanguage(reader)
    const starts = startTranslations(reader)
    await addTranslations(
      reader,
      texts =>
        keys.flatMap(key => (starts[key] && !isThere(texts[key]) ? [[key, starts[key]]] : [])),
      by,
    )
  }
}

type Texts = StoredTranslations['texts']
type Added = [key: string, { of: readonly string[]; text: readonly string[] }]

const isThere = (known: Texts[string] | undefined) => (known?.of.length ?? 0) > 0

/** Adds translations into a language, in place of others of the same texts. */
const addTranslations = (language: string, added: (texts: Texts) => Added[], by: Actor) =>
  update(
    translationsDocument(language),
    ({ value, revision }) => {
      const more = added(value.texts).map(([key, { of, text }]): [string, Texts[string]] => [
        key,
        { of: [...of], text: [...text], revision: revision + 1 },
      ])
      return more.length > 0
        ? { texts: { ...value.texts, ...Object.fromEntries(more) } }
        : UNCHANGED
    },
    by.name,
  )
