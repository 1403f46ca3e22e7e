import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { LibraryPicture } from '#contract/pictures.ts'
import { sizeInWords } from '#domain/documents/document.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { formatNumber } from '#locale/formatNumber.ts'
import { Deleted } from '#panel/shell/Deleted.tsx'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { mayOpenPath } from '#panel/shell/role.ts'
import { $role } from '#panel/shell/session.ts'
import { mosqueZone } from '#stores/clock.ts'
import { $busyPictures, closePicture, library, openPicture, restoreToLibrary } from './library.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { PictureGrid } from './PictureGrid.tsx'
import { PictureSearch } from './PictureSearch.tsx'
import { findPictures, type PictureFilter } from './search.ts'
import { Thumbnail } from './Thumbnail.tsx'
import { FailedUploads, UploadButton } from './UploadButton.tsx'
import { nameOf } from './words.ts'
import './pictures.css'

const FILTERS: readonly { value: PictureFilter; label: string }[] = [
  { value: 'all', label: 'Everything' },
  { value: 'unused', label: 'Not used anywhere' },
  { value: 'undescribed', label: 'Without a description' },
  { value: 'documents', label: 'Documents (PDF)' },
]

const ALBUMS = '/admin/content/gallery/albums'

/** Everything that was uploaded, and where it is shown. */
export function PicturesPage() {
  const loaded = useStore(library.$data)
  const role = useStore($role)
  const [words, setWords] = useState('')
  const [filter, setFilter] = useState<PictureFilter>('all')
  useEffect(() => {
    void library.load()
    return closePicture
  }, [])
  const isReady = loaded.state === 'ready'
  const all = isReady ? loaded.data.pictures : []
  const kept = findPictures(all, '')
  const found = findPictures(all, words, filter)
  return (
    <div className="pictures-admin wide-list pile-l">
      <PageHead title="Pictures" lead="Everything that was uploaded, and where it is shown.">
        <UploadButton multiple />
      </PageHead>
      {mayOpenPath(role, ALBUMS) && (
        <p>
          <PanelLink className="arrow-link" href={ALBUMS}>
            Albums of the gallery <Icon name="arrowRight" />
          </PanelLink>
        </p>
      )}
      <FailedUploads />
      {loaded.state === 'loading' && <PicturesSkeleton />}
      {loaded.state === 'failed' && <NotLoaded message={loaded.message} retry={library.load} />}
      {isReady && kept.length === 0 && (
        <div className="empty">
          <Icon name="images" />
          <p>
            No pictures yet. What you upload here, in an event or on a page is kept here, so that it
            can be used again.
          </p>
        </div>
      )}
      {kept.length > 0 && (
        <>
          <search className="pictures-tools pile-s">
            <PictureSearch value={words} onChange={setWords} />
            <Select label="Show" options={FILTERS} value={filter} onChange={setFilter} />
            <p className="pictures-count muted" role="status">
              {found.length === 1 ? '1 file' : `${formatNumber(found.length)} files`}
            </p>
          </search>
          {found.length === 0 && <p className="muted">No picture fits. Try other words.</p>}
          <PictureGrid
            pictures={found}
            verb="Open"
            onPress={picture => openPicture(picture.hash)}
          />
        </>
      )}
      {isReady && (
        <>
          <DeletedPictures pictures={all} />
          <p className="muted">
            {sizeInWords(loaded.data.usedBytes)} of {sizeInWords(loaded.data.mostBytes)} are used.
            Deleted pictures count until they are gone for good.
          </p>
        </>
      )}
      <PictureDialog />
    </div>
  )
}

function PicturesSkeleton() {
  return (
    <ul className="bare picture-grid pile-s" aria-hidden="true">
      {Array.from({ length: 8 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <li key={at} className="skeleton picture-waiting" />
      ))}
    </ul>
  )
}

/** What was deleted in the last 30 days, folded away, each to be brought back. */
function DeletedPictures({ pictures }: { pictures: readonly LibraryPicture[] }) {
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
