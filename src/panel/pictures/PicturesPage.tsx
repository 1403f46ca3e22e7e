import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { sizeInWords } from '#domain/documents/document.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { formatNumber } from '#locale/formatNumber.ts'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { mayOpenPath } from '#panel/shell/role.ts'
import { $role } from '#panel/shell/session.ts'
import { DeletedPictures } from './DeletedPictures.tsx'
import { closePicture, library, openPicture } from './library.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { PictureGrid } from './PictureGrid.tsx'
import './pictures.css'
import { PictureSearch } from './PictureSearch.tsx'
import { findPictures, type PictureFilter } from './search.ts'
import { FailedUploads, UploadButton } from './UploadButton.tsx'

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
