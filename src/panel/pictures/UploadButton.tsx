import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { FileButton } from '#panel/shell/FileButton.tsx'
import { follow, useLatest } from '#panel/shell/underway.ts'
import { ACCEPTED } from './field/measures.ts'
import { $uploads, closeUploads, retryUploads, uploadFiles } from './uploads.ts'

interface Props {
  kind?: 'primary' | 'quiet'
  /** Whether several pictures may be chosen at once. */
  multiple?: boolean
  /** Called with the addresses of what is stored. */
  onStored?: (addresses: string[]) => void
}

/** Uploads pictures from this device into the library. */
export function UploadButton({ kind = 'primary', multiple = false, onStored }: Props) {
  const uploads = useStore($uploads)
  const stored = useLatest(onStored)
  const isBusy = uploads !== null && uploads.done < uploads.total
  return (
    <FileButton
      kind={kind}
      icon="upload"
      busy={isBusy}
      label={multiple ? 'Choose pictures to upload' : 'Choose a picture to upload'}
      accept={ACCEPTED}
      multiple={multiple}
      onChoose={files => follow(uploadFiles(files, stored))}
    >
      {isBusy
        ? uploads.isWaiting
          ? `No internet: ${uploads.done + 1} of ${uploads.total} is sent again…`
          : `Uploading ${uploads.done + 1} of ${uploads.total}…`
        : multiple
          ? 'Upload pictures'
          : 'Upload a picture'}
    </FileButton>
  )
}

/** Names the files that could not be uploaded. */
export function FailedUploads() {
  const uploads = useStore($uploads)
  const list = useRef<HTMLUListElement>(null)
  const count = uploads?.failed.length ?? 0
  // Those that came in have moved it out of sight.
  useEffect(() => {
    if (count > 0) list.current?.scrollIntoView({ block: 'center' })
  }, [count])
  if (!uploads || count === 0) return null
  return (
    <Notice kind="error" role="alert" title="Not uploaded">
      <ul className="bulleted" ref={list}>
        {uploads.failed.map(({ file, message }) => (
          <li key={`${file.name}${file.lastModified}`}>
            <b>{file.name}</b>: {message}
          </li>
        ))}
      </ul>
      <p className="cluster">
        <Button icon="rotateCcw" onClick={() => follow(retryUploads())}>
          Try {count === 1 ? 'it' : 'them'} again
        </Button>
        <Button kind="link" onClick={closeUploads}>
          Close this list
        </Button>
      </p>
    </Notice>
  )
}
