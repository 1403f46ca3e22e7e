import { atom } from 'nanostores'
import {
  deletePicture,
  describePicture,
  getPictures,
  type LibraryPicture,
  replacePicture,
  restorePicture,
} from '#contract/pictures.ts'
import { offerUndo, showError, showSuccess } from '#panel/shell/banner.ts'
import { resource, textOf } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { nameOf } from './words.ts'

/** Everything that was uploaded, deleted pictures included. */
export const library = resource(() => callAsAdmin(getPictures))

/** What a version of the picture at an address is called, as no other is: 'Gate (2)'. */
export async function nameOfVersion(address: string): Promise<string> {
  if (!library.$known.get()) await library.load()
  const pictures = library.$known.get()?.pictures ?? []
  const name = pictures.find(picture => picture.address === address)?.name || 'picture'
  const [, base = name, nth = 1] = /^(.+) \((\d+)\)$/.exec(name) ?? []
  const taken = new Set(pictures.map(picture => picture.name))
  let next = Number(nth) + 1
  while (taken.has(`${base} (${next})`)) next += 1
  return `${base} (${next})`
}

/** The picture whose details are open, by its hash. */
export const $openPicture = atom<string | null>(null)
export const openPicture = (hash: string) => $openPicture.set(hash)
export const closePicture = () => $openPicture.set(null)

/** The pictures that a change is being saved for. */
export const $busyPictures = atom<ReadonlySet<string>>(new Set())

const paramsOf = ({ hash }: LibraryPicture) => ({ hash })

/** Saves what a picture is called and what it shows; the message of a failure, or null. */
export const describe = (picture: LibraryPicture, texts: { name: string; alt: string }) =>
  run(picture, async () => {
    await callAsAdmin(describePicture, { params: paramsOf(picture), body: texts })
    showSuccess('The picture was saved.')
  })

/** Deletes a picture that nothing shows; the message of a failure, or null. */
export const removeFromLibrary = (picture: LibraryPicture) =>
  run(picture, async () => {
    await callAsAdmin(deletePicture, { params: paramsOf(picture) })
    offerUndo(`“${nameOf(picture)}” was deleted.`, () => void restoreToLibrary(picture))
  })

/** Brings a deleted picture back. */
export async function restoreToLibrary(picture: LibraryPicture): Promise<void> {
  const problem = await run(picture, async () => {
    await callAsAdmin(restorePicture, { params: paramsOf(picture) })
    showSuccess(`“${nameOf(picture)}” is back.`)
  })
  if (problem) showError(problem)
}

/** Shows another picture wherever this one is shown; the message of a failure, or null. */
export const replace = (picture: LibraryPicture, by: string) =>
  run(picture, async () => {
    const { places } = await callAsAdmin(replacePicture, {
      params: paramsOf(picture),
      body: { by },
    })
    const count = places.length === 1 ? 'in one place' : `in ${places.length} places`
    offerUndo(`The picture was replaced ${count}.`, () => void takeBack(picture, by, places))
  })

async function takeBack(picture: LibraryPicture, by: string, places: string[]): Promise<void> {
  const problem = await run(picture, async () => {
    await callAsAdmin(replacePicture, {
      params: { hash: by },
      body: { by: picture.hash, places },
    })
    showSuccess('The former picture is back.')
  })
  if (problem) showError(problem)
}

async function run({ hash }: LibraryPicture, work: () => Promise<void>): Promise<string | null> {
  if ($busyPictures.get().has(hash)) return null
  $busyPictures.set(new Set($busyPictures.get()).add(hash))
  try {
    await work()
    return null
  } catch (error) {
    return textOf(error)
  } finally {
    $busyPictures.set(new Set([...$busyPictures.get()].filter(one => one !== hash)))
    await library.load()
  }
}
