import type { ContentChanges, ContentResponse } from '#contract/content.ts'
import type { SavedSections } from '#domain/content/saved.ts'
import { goneFrom } from '#domain/structure/structure.ts'
import { isPublicText } from '#domain/structure/texts.ts'
import { locale } from '#locale/locale.ts'
import { keepPrepared } from '../http/keepPrepared.ts'
import { Prepared } from '../http/response.ts'
import { contentDocument } from '../storage/content.ts'
import { read } from '../storage/documents.ts'
import { habitsDocument } from '../storage/habits.ts'
import { languagesDocument } from '../storage/languages.ts'
import { retentionDocument } from '../storage/retention.ts'
import { readStructure } from '../storage/structure.ts'
import { themeDocument } from '../storage/theme.ts'
import { readOffered, revisionsOf } from '../storage/translations.ts'
import { contentResponse } from './responses.ts'

const keep = keepPrepared<Prepared>(16)

/** All content, ready to send. Throws StorageError. */
export async function prepareContent(): Promise<Prepared> {
  const [{ value, revision, savedAt }, { structure, revision: pages }] = await Promise.all([
    read(contentDocument),
    readStructure(),
  ])
  return keep(`all ${revision} ${savedAt} ${pages}`, () => {
    const body: ContentResponse = contentResponse(value, structure, id =>
      isPublicText(structure, id),
    )
    return new Prepared(JSON.stringify(body), { content: revision })
  })
}

/**
 * What is newer than the revision `since`, ready to send; undefined where no page can have that
 * revision. Revisions between two saved sections share one response. Throws StorageError.
 */
export async function prepareChanges(
  since: number,
  translated?: number,
  builtStructure?: number,
): Promise<Prepared | undefined> {
  const [content, theme, retention, habits, structure, languages] = await Promise.all([
    read(contentDocument),
    read(themeDocument),
    read(retentionDocument),
    read(habitsDocument),
    readStructure(),
    read(languagesDocument),
  ])
  const offered = await readOffered(languages.value)
  const { revision, savedAt, value } = content
  if (since > revision) return undefined
  const from = lastSave(value.sections, since)
  const isTranslated = Object.values(locale().written?.texts ?? {}).some(
    one => one.revision > (translated ?? 0),
  )
  const isRearranged = builtStructure !== undefined && builtStructure !== structure.revision
  // To choose what the pages begin with rearranges them.
  const beforeStart = isRearranged && value.start !== undefined
  const isNewer = beforeStart || isTranslated || lastSave(value.sections, revision) > from
  // Without the renderer and its HTML sanitizer the function that most visits call starts sooner.
  const render = isNewer ? await import('./changes.ts') : undefined
  const saves = [from, revision, savedAt, translated, structure.revision, isRearranged]
  for (const one of [theme, retention, habits, languages, ...offered])
    saves.push(one.revision, one.savedAt)
  return keep(saves.join(' '), () => {
    const changed =
      render?.changedSince(from, value, structure.structure, translated, beforeStart) ?? {}
    const body: ContentChanges = {
      ...{ revision, changed, ...theme.value, ...retention.value },
      ...(isRearranged && { gone: goneFrom(structure.structure) }),
    }
    return new Prepared(JSON.stringify(body), {
      content: revision,
      theme: theme.revision,
      retention: retention.revision,
      habits: habits.revision,
      structure: structure.revision,
      languages: languages.revision,
      ...revisionsOf(offered),
    })
  })
}

/** The revision of the last section saved up to then; 0: none. */
const lastSave = (sections: SavedSections, since: number): number =>
  Math.max(
    0,
    ...Object.values(sections).map(section =>
      section && section.revision <= since ? section.revision : 0,
    ),
  )
