import type { ContentChanges, ContentResponse } from '#contract/content.ts'
import type { SavedSections } from '#domain/content/saved.ts'
import { keepPrepared } from '../http/keepPrepared.ts'
import { Prepared } from '../http/response.ts'
import { contentDocument } from '../storage/content.ts'
import { read } from '../storage/documents.ts'
import { themeDocument } from '../storage/theme.ts'
import { changesSince, contentResponse } from './responses.ts'

const keep = keepPrepared<Prepared>(16)

/** All content, ready to send. Throws StorageError. */
export async function prepareContent(): Promise<Prepared> {
  const { value, revision, savedAt } = await read(contentDocument)
  return keep(`all ${revision} ${savedAt}`, () => {
    const body: ContentResponse = contentResponse(value.sections)
    return new Prepared(JSON.stringify(body), { content: revision })
  })
}

/**
 * What is newer than the revision `since`, ready to send; undefined where no page can have that
 * revision. Revisions between two saved sections share one response. Throws StorageError.
 */
export async function prepareChanges(since: number): Promise<Prepared | undefined> {
  const [content, theme] = await Promise.all([read(contentDocument), read(themeDocument)])
  const { revision, savedAt, value } = content
  if (since > revision) return undefined
  const from = lastSave(value.sections, since)
  return keep(`${from} ${revision} ${savedAt} ${theme.revision} ${theme.savedAt}`, () => {
    const body: ContentChanges = {
      ...changesSince(from, value.sections, revision),
      ...theme.value,
    }
    return new Prepared(JSON.stringify(body), { content: revision, theme: theme.revision })
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
