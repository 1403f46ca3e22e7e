import { useStore } from '@nanostores/react'
import type { LibraryPicture } from '#contract/pictures.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { Deleted } from '#panel/shell/Deleted.tsx'
import { mosqueZone } from '#stores/clock.ts'
import { $busyPictures, restoreToLibrary } from './library.ts'
import { Thumbnail } from './Thumbnail.tsx'
import { nameOf } from './words.ts'

/** What was deleted in the last 30 days, folded away, each to be brought back. */
export function DeletedPictures({ pictures }: { pictures: readonly LibraryPicture[] }) {
  const busy = useStore($busyPictures)
  const day = (instant: string) => formatLong(civilDateIn(mosqueZone(), new Date(instant)))
  return (
    <Deleted
      title="Deleted pictures"
      things={pictures.flatMap(picture => {
        const { hash, deleted } = picture
        return deleted
          ? {
              id: hash,
              name: nameOf(picture),
              mark: <Thumbnail picture={picture} />,
              about: (
                <>
                  Deleted by {deleted.by} on {day(deleted.at)}; can be restored until{' '}
                  {day(deleted.restorableUntil)}, and longer while an earlier version of a page or
                  an event shows it.
                </>
              ),
              busy: busy.has(hash),
              restore: () => restoreToLibrary(picture),
            }
          : []
      })}
    />
  )
}
