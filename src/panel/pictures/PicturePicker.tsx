import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { LibraryPicture } from '#contract/pictures.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { library } from './library.ts'
import { PictureGrid } from './PictureGrid.tsx'
import './pictures.css'
import { findPictures } from './search.ts'
import { FailedUploads, UploadButton } from './UploadButton.tsx'

interface Props {
  title: string
  /** The hash of a picture that cannot be chosen. */
  without?: string
  onChoose: (picture: LibraryPicture) => void
  onClose: () => void
}

/**
 * Chooses a picture from the library, or uploads one into it. It stands outside of the form that
 * opens it, so that Enter in its search does not send that form.
 */
export function PicturePicker({ title, without, onChoose, onClose }: Props) {
  const loaded = useStore(library.$data)
  const [words, setWords] = useState('')
  useEffect(() => void library.load(), [])
  const all = loaded.state === 'ready' ? loaded.data.pictures : []
  const found = findPictures(all, words).filter(({ hash }) => hash !== without)
  const chooseStored = ([address]: string[]) => {
    const now = library.$data.get()
    const stored =
      now.state === 'ready' ? now.data.pictures.find(one => one.address === address) : undefined
    if (stored) onChoose(stored)
  }
  return createPortal(
    <div className="panel-portal">
      <Dialog title={title} onClose={onClose} toRead>
        <div className="picker-tools">
          <TextField
            label="Search"
            type="search"
            placeholder="Name, description or place"
            value={words}
            onChange={setWords}
          />
          <UploadButton kind="quiet" onStored={chooseStored} />
        </div>
        <FailedUploads />
        {loaded.state === 'loading' && <Spinner />}
        {loaded.state === 'failed' && <NotLoaded message={loaded.message} retry={library.load} />}
        {loaded.state === 'ready' && found.length === 0 && (
          <p className="muted">
            {words === ''
              ? 'The library is empty: upload the first picture.'
              : 'No picture fits. Try other words.'}
          </p>
        )}
        <PictureGrid pictures={found} verb="Choose" onPress={onChoose} />
      </Dialog>
    </div>,
    document.body,
  )
}
