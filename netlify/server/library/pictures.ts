import type { LibraryPicture } from '#contract/pictures.ts'
import { RESTORABLE_DAYS, restorableUntil } from '#domain/collection/deletion.ts'
import type { StoredPicture } from '#domain/pictures/library.ts'
import { pictureFile } from '#domain/pictures/library.ts'
import { altIn, type PicturePlace, usesOf } from '#domain/pictures/uses.ts'
import { MINUTE } from '#domain/time/civil.ts'
import { type Actor, recordActivity } from '../activity/record.ts'
import { keepPrepared } from '../http/keepPrepared.ts'
import { Refusal } from '../http/refusal.ts'
import { Prepared } from '../http/response.ts'
import { read, type Stored, UNCHANGED, update } from '../storage/documents.ts'
import { type Pictures, picturesDocument } from '../storage/pictures.ts'
import { mostBytes, usedBytes } from '../uploads/quota.ts'
import { recountPictures } from '../uploads/recount.ts'
import { picturePlaces, placesIn, readPlaces } from './places.ts'

const RECOUNT_MS = 4_000

const saveOf = ({ revision, savedAt }: Stored<unknown>) => `${revision} ${savedAt}`

/** The library's last save that named exactly what is stored, and when that was found. */
let counted = { save: '', at: 0 }

/** The stored pictures, listed again after a minute; undefined: those that the library names. */
async function countStored(): Promise<ReadonlySet<string> | undefined> {
  const now = Date.now()
  const save = saveOf(await read(picturesDocument))
  if (counted.save === save && now - counted.at < MINUTE) return undefined
  const stored = await recountPictures(AbortSignal.timeout(RECOUNT_MS))
  const library = await read(picturesDocument)
  const isWhole = Object.keys(library.value.pictures).every(hash => stored.has(hash))
  counted = { save: isWhole && library.revision > 0 ? saveOf(library) : '', at: now }
  return stored
}

const keep = keepPrepared<Prepared>(2)

/**
 * The library for the panel, ready to send. Pictures that it does not know yet are added first.
 * Throws StorageError.
 */
export async function prepareLibrary(): Promise<Prepared> {
  const stored = await countStored()
  const [library, sources] = await Promise.all([read(picturesDocument), readPlaces()])
  const prepare = () => {
    const uses = usesOf(placesIn(sources))
    const pictures = Object.entries(library.value.pictures)
      .filter(([hash]) => stored?.has(hash) ?? true)
      .map(([hash, picture]) => pictureResponse(hash, picture, uses.get(hash) ?? []))
      .sort((a, b) => b.uploadedAt.localeCompare(a.uploadedAt) || a.hash.localeCompare(b.hash))
    return new Prepared(
      JSON.stringify({ pictures, usedBytes: usedBytes(library.value), mostBytes: mostBytes() }),
    )
  }
  const saves = [library, ...sources].map(saveOf)
  // Where some are not stored yet, the next request looks again.
  return counted.save === saves[0] ? keep([...saves, mostBytes()].join(), prepare) : prepare()
}

function pictureResponse(
  hash: string,
  picture: StoredPicture,
  uses: readonly PicturePlace[],
): LibraryPicture {
  const { name, bytes, width, height, uploadedAt, uploadedBy, deletedAt, deletedBy } = picture
  // What someone has written where it is shown is offered elsewhere, too.
  const alt = picture.alt || uses.map(({ text }) => altIn(text, hash)).find(Boolean) || ''
  return {
    hash,
    address: `/api/uploads/${pictureFile(hash, picture)}`,
    ...{ name, alt, bytes, width, height, uploadedAt, uploadedBy },
    uses: uses.map(({ name, href }) => ({ name, href })),
    ...(deletedAt !== undefined &&
      uses.length === 0 && {
        deleted: {
          at: deletedAt,
          by: deletedBy ?? '',
          restorableUntil: restorableUntil(deletedAt),
        },
      }),
  }
}

export const noSuchPicture = () =>
  new Refusal(404, 'not_found', 'There is no such picture any more.')

/** Changes one picture of the library. Throws Refusal 404. */
async function changePicture(
  hash: string,
  change: (picture: StoredPicture) => StoredPicture | typeof UNCHANGED | Promise<StoredPicture>,
): Promise<StoredPicture> {
  let changed: StoredPicture | undefined
  await update<Pictures>(picturesDocument, async ({ value }) => {
    const picture = Object.hasOwn(value.pictures, hash) ? value.pictures[hash] : undefined
    if (!picture) throw noSuchPicture()
    const next = await change(picture)
    changed = next === UNCHANGED ? picture : next
    return next === UNCHANGED ? UNCHANGED : { pictures: { ...value.pictures, [hash]: next } }
  })
  return changed as StoredPicture
}

/** The picture's name in a sentence: '“Eid flyer”'. */
export const quoted = ({ name }: StoredPicture) => (name ? `“${name}”` : 'without a name')

/** Sets a picture's name and description. Throws Refusal 404. */
export async function describeStoredPicture(
  by: Actor,
  hash: string,
  texts: { name: string; alt: string },
): Promise<void> {
  let isChanged = false
  const picture = await changePicture(hash, before => {
    isChanged = before.name !== texts.name || before.alt !== texts.alt
    return isChanged ? { ...before, ...texts } : UNCHANGED
  })
  if (isChanged)
    await recordActivity(by, `Described the picture ${quoted(picture)}`, { area: 'pictures' })
}

/** Deletes a picture that nothing shows, restorable for a while. Throws Refusal 404, 409 'in_use'. */
export async function deleteStoredPicture(by: Actor, hash: string): Promise<void> {
  let isDeleted = false
  const picture = await changePicture(hash, async before => {
    const uses = usesOf(await picturePlaces()).get(hash) ?? []
    if (uses.length > 0) throw inUse(uses)
    isDeleted = before.deletedAt === undefined
    return isDeleted ? deleted(before, by) : before
  })
  if (isDeleted)
    await recordActivity(by, `Deleted the picture ${quoted(picture)}`, {
      area: 'pictures',
      picture: hash,
    })
}

/** A picture with its deletion. */
export const deleted = (picture: StoredPicture, by: Actor): StoredPicture => ({
  ...picture,
  deletedAt: new Date().toISOString(),
  deletedBy: by.name,
})

/** A picture without its deletion. */
export function undeleted({ deletedAt, deletedBy, ...kept }: StoredPicture): StoredPicture {
  return kept
}

/** Restores a deleted picture. Throws Refusal 404. */
export async function restoreStoredPicture(by: Actor, hash: string): Promise<void> {
  let isRestored = false
  const picture = await changePicture(hash, before => {
    isRestored = before.deletedAt !== undefined
    return isRestored ? undeleted(before) : UNCHANGED
  })
  if (isRestored)
    await recordActivity(by, `Restored the picture ${quoted(picture)}`, {
      area: 'pictures',
      picture: hash,
    })
}

const MOST_NAMED = 3

function inUse(uses: readonly PicturePlace[]): Refusal {
  const named = uses.slice(0, MOST_NAMED).map(({ name }) => name)
  const more = uses.length - named.length
  const where = [...named, ...(more > 0 ? [`${more} more`] : [])].join('; ')
  const text = `This picture is shown: ${where}. Replace it, or take it out there first. A deleted picture can be restored for ${RESTORABLE_DAYS} days.`
  return new Refusal(409, 'in_use', text)
}
