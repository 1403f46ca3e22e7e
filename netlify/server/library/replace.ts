import { findSection, type SectionPath, splitPath } from '#domain/content/registry.ts'
import type { StoredPicture } from '#domain/pictures/library.ts'
import { isDocument, pictureFile } from '#domain/pictures/library.ts'
import { usesOf } from '#domain/pictures/uses.ts'
import { type Actor, recordActivity } from '../activity/record.ts'
import { storeTexts } from '../content/store.ts'
import { replaceEventPictures } from '../events/changeMany.ts'
import { Refusal } from '../http/refusal.ts'
import { contentDocument } from '../storage/content.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import { picturesDocument } from '../storage/pictures.ts'
import { deleted, noSuchPicture, quoted, undeleted } from './pictures.ts'
import { picturePlaces } from './places.ts'

/**
 * Shows the picture `by` in all places of another one, or only in `places`, and returns those that
 * changed. Content is saved in one revision and events in one. After a failure in between, repeating
 * it completes it. Throws Refusal 404, 400 'invalid' for a picture by itself, 409 'not_shown' where none
 * of `places` shows it.
 */
export async function replaceStoredPicture(
  admin: Actor,
  hash: string,
  by: string,
  places?: readonly string[],
): Promise<string[]> {
  const { pictures } = (await read(picturesDocument)).value
  const [before, after] = [pictures[hash], pictures[by]]
  if (!before || !after) throw noSuchPicture()
  if (hash === by) throw new Refusal(400, 'invalid', 'Choose another picture.')
  // Their size and day stand beside their address.
  if ([before, after].some(isDocument)) throw new Refusal(400, 'invalid', ONE_BY_ONE)
  const wanted = (id: string) => !places || places.includes(id)
  const changed = [
    ...(await inContent(admin, pictureFile(hash, before), pictureFile(by, after), wanted)),
    ...(await replaceEventPictures(
      admin,
      pictureFile(hash, before),
      pictureFile(by, after),
      wanted,
    )),
  ]
  if (places && changed.length === 0) throw changedAgain()
  await keepShown(admin, hash, by)
  await recordActivity(admin, `Replaced the picture ${quoted(before)} by ${quoted(after)}`, {
    ...{ area: 'pictures', picture: hash, by, places: changed },
  })
  return changed
}

const ONE_BY_ONE = 'A document is replaced where it is listed.'

const changedAgain = () =>
  new Refusal(409, 'not_shown', 'The picture is not shown there any more. Nothing was changed.')

const isKnown = (path: string) => findSection(...splitPath(path as SectionPath)) !== undefined

async function inContent(
  admin: Actor,
  from: string,
  to: string,
  wanted: (id: string) => boolean,
): Promise<string[]> {
  const { sections } = (await read(contentDocument)).value
  const texts = Object.fromEntries(
    Object.entries(sections).flatMap(([path, { content }]) =>
      isKnown(path) && wanted(path) && content.includes(from)
        ? [[path as SectionPath, content.replaceAll(from, to)] as const]
        : [],
    ),
  )
  if (Object.keys(texts).length === 0) return []
  return (await storeTexts(admin, texts, current => unchanged(current.sections, sections, texts)))
    .changed
}

/** Refuses to overwrite a text that was saved since it was read. */
function unchanged(
  current: Readonly<Record<string, { revision: number }>>,
  seen: typeof current,
  texts: object,
): void {
  const isNewer = Object.keys(texts).some(path => current[path]?.revision !== seen[path]?.revision)
  if (!isNewer) return
  const text = 'Someone else is saving one of the texts with this picture. Please try again.'
  throw new Refusal(409, 'busy', text)
}

/** Takes the replaced picture out of the library where nothing shows it any more, and puts the other in. */
async function keepShown(admin: Actor, hash: string, by: string): Promise<void> {
  await update(picturesDocument, async ({ value }) => {
    const [before, after] = [value.pictures[hash], value.pictures[by]]
    if (!before || !after) return UNCHANGED
    const isShown = usesOf(await picturePlaces()).has(hash)
    return {
      pictures: {
        ...value.pictures,
        [hash]: isShown ? before : deleted(before, admin),
        [by]: described(undeleted(after), before),
      },
    }
  })
}

/** A picture without a description takes that of the one it replaces. */
const described = (picture: StoredPicture, { alt }: StoredPicture): StoredPicture =>
  picture.alt === '' ? { ...picture, alt } : picture
