import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { LibraryPicture } from '#contract/pictures.ts'
import { isDocumentAddress } from '#domain/documents/document.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { useLoaded } from '#panel/shell/useLoaded.ts'
import { library } from './library.ts'
import { PictureGrid } from './PictureGrid.tsx'
import './pictures.css'
import { PictureSearch } from './PictureSearch.tsx'
import { findPictures } from './search.ts'
import { FailedUploads, UploadButton } from './UploadButton.tsx'

interface Props {
  title: string
  /** Documents are chosen, no pictures. */
  documents?: boolean
  /** The hash of a picture that cannot be chosen. */
  without?: string
  /** Called once it is closed. */
  onChoose?: (picture: LibraryPicture) => void
  /** Several pictures can be chosen, in this order. */
  onChooseMany?: (pictures: LibraryPicture[]) => void
  onClose: () => void
}

/**
 * Chooses a picture from the library, or uploads one into it. It stands outside of the form that
 * opens it, so that Enter in its search does not send that form.
 */
export function PicturePicker({
  title,
  documents,
  without,
  onChoose,
  onChooseMany,
  onClose,
}: Props) {
  const loaded = useLoaded(library)
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<readonly LibraryPicture[]>([])
  const all =
    loaded.state === 'ready'
      ? loaded.data.pictures.filter(one => isDocumentAddress(one.address) === (documents === true))
      : []
  const found = findPictures(all, words).filter(({ hash }) => hash !== without)
  const hashes = new Set(chosen.map(({ hash }) => hash))
  const chooseOne = (picture: LibraryPicture) => {
    onClose()
    onChoose?.(picture)
  }
  const press = (picture: LibraryPicture) => {
    if (!onChooseMany) chooseOne(picture)
    else if (!hashes.has(picture.hash)) setChosen([...chosen, picture])
    else setChosen(chosen.filter(({ hash }) => hash !== picture.hash))
  }
  const chooseStored = (addresses: string[]) => {
    const pictures = library.$known.get()?.pictures ?? []
    const stored = pictures.filter(({ address }) => addresses.includes(address))
    if (onChooseMany) setChosen([...chosen, ...stored.filter(({ hash }) => !hashes.has(hash))])
    else if (stored[0]) chooseOne(stored[0])
  }
  return createPortal(
    <div className="panel-portal">
      <Dialog title={title} onClose={onClose} toRead>
        <div className="picker-tools pile-s">
          <PictureSearch value={words} onChange={setWords} />
          {!documents && (
            <UploadButton kind="quiet" multiple={!!onChooseMany} onStored={chooseStored} />
          )}
        </div>
        <FailedUploads />
        {loaded.state === 'loading' && <Spinner />}
        {loaded.state === 'failed' && <NotLoaded message={loaded.message} retry={library.load} />}
        {loaded.state === 'ready' && found.length === 0 && (
          <p className="muted">
            {words === ''
              ? documents
                ? 'No document was uploaded yet.'
                : 'The library is empty: upload the first picture.'
              : 'Nothing fits. Try other words.'}
          </p>
        )}
        <PictureGrid
          pictures={found}
          verb="Choose"
          onPress={press}
          {...(onChooseMany && { chosen: hashes })}
        />
        {onChooseMany && (
          <div className="dialog-end sticky-end stays">
            <Button
              kind="primary"
              disabled={chosen.length === 0}
              onClick={() => {
                onClose()
                onChooseMany([...chosen])
              }}
            >
              {chosen.length === 0
                ? 'Choose pictures above'
                : chosen.length === 1
                  ? 'Add one picture'
                  : `Add ${chosen.length} pictures`}
            </Button>
          </div>
        )}
      </Dialog>
    </div>,
    document.body,
  )
}
