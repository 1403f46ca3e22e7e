import { useStore } from '@nanostores/react'
import type { LibraryPicture } from '#contract/pictures.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { mosqueZone } from '#stores/clock.ts'
import { $busyPictures, restoreToLibrary } from './library.ts'
import { Thumbnail } from './Thumbnail.tsx'
import { nameOf } from './words.ts'

/** What was deleted in the last 30 days, folded away, each to be brought back. */
export function DeletedPictures({ pictures }: { pictures: readonly LibraryPicture[] }) {
  const busy = useStore($busyPictures)
  const deleted = pictures.flatMap(picture =>
    picture.deleted ? [{ ...picture, deleted: picture.deleted }] : [],
  )
  if (deleted.length === 0) return null
  const day = (instant: string) => formatLong(civilDateIn(mosqueZone(), new Date(instant)))
  return (
    <details className="pictures-deleted folded">
      <summary>Deleted pictures ({deleted.length})</summary>
      <ul className="bare rows">
        {deleted.map(picture => (
          <li key={picture.hash}>
            <Thumbnail picture={picture} />
            <div className="row-text">
              <p>
                <b>{nameOf(picture)}</b>
              </p>
              <p className="muted">
                Deleted by {picture.deleted.by} on {day(picture.deleted.at)}; can be restored until{' '}
                {day(picture.deleted.restorableUntil)}, and longer while an earlier version of a
                page or an event shows it.
              </p>
            </div>
            <Button
              icon="undo-2"
              busy={busy.has(picture.hash)}
              onClick={() => void restoreToLibrary(picture)}
            >
              Restore<span className="visually-hidden"> {nameOf(picture)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
