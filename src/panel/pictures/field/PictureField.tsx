import { Suspense, useId, useState } from 'react'
import { shownAddress } from '#domain/content/addresses.ts'
import { sizeInWords } from '#domain/documents/document.ts'
import { Button } from '#islands/ui/Button.tsx'
import { SpinnerMark } from '#islands/ui/SpinnerMark.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { FileButton } from '#panel/shell/FileButton.tsx'
import { later } from '#panel/shell/later.ts'
import { LibraryButton } from '../LibraryButton.tsx'
import { CanvasPicture } from './CanvasPicture.tsx'
import './image.css'
import { ACCEPTED } from './measures.ts'
import { type UploadState, useUpload } from './useUpload.ts'

/** Loaded once there is something to crop. */
const { CropPicture } = later(() => import('./CropPicture.tsx'))

interface Props {
  label: string
  /** The label is already visible elsewhere, and only for screen readers here. */
  isNamed?: boolean
  /** The picture's address; '': none. */
  value: string
  /** `alt`: what the library says that the picture shows, where it was chosen there. */
  onChange: (address: string, alt?: string) => void
  /** Shown when there is no picture. */
  none: string
  error?: string | undefined
}

/** An upload is shown and has a size; its address says nothing to a person. */
const isUpload = (address: string) => address.startsWith('/api/uploads/')

/** A picture: uploaded from this device, chosen from the library or given by its address. */
export function PictureField(props: Props) {
  const { label, isNamed, value, onChange, none, error } = props
  const { upload, choose, forget } = useUpload(onChange)
  const [isCropping, setCropping] = useState(false)
  const [size, setSize] = useState<{ of: string; width: number; height: number } | null>(null)
  const id = useId()
  const isBusy = upload.state === 'shrinking' || upload.state === 'uploading'
  return (
    <fieldset className="picture-field pile-s">
      <legend className={isNamed ? 'visually-hidden' : 'field-label'}>{label}</legend>
      <Shown
        {...{ value, none, error, file: isBusy ? upload.file : undefined }}
        onSize={(width, height) => setSize({ of: value, width, height })}
      />
      <div className="picture-actions start pile-xs">
        {/* Beside the picture: below the buttons it is out of sight on a phone. */}
        <p className={upload.state === 'failed' ? 'field-error' : 'field-hint'} role="status">
          <Progress upload={upload} />
        </p>
        {upload.state === 'failed' && (
          <Button kind="link" onClick={() => choose(upload.file)}>
            Try again
          </Button>
        )}
        <div className="cluster">
          <FileButton
            icon="upload"
            busy={isBusy}
            label={`${label}: choose a picture`}
            describedBy={`${id}-hint`}
            accept={ACCEPTED}
            onChoose={([file]) => file && choose(file)}
          >
            {value === '' ? 'Choose a picture' : 'Choose another picture'}
          </FileButton>
          <LibraryButton
            title="Choose from the library"
            disabled={isBusy}
            onChoose={picture => {
              forget()
              onChange(picture.address, picture.alt)
            }}
          />
          {isUpload(value) && (
            <Button icon="image" busy={isBusy} onClick={() => setCropping(true)}>
              Crop or turn
            </Button>
          )}
          {value !== '' && !isBusy && (
            <Button
              icon="trash2"
              onClick={() => {
                forget()
                onChange('')
              }}
            >
              Remove picture
            </Button>
          )}
        </div>
        <p className="field-hint" id={`${id}-hint`}>
          PNG, JPEG or WebP. Large pictures are made smaller here before they are sent.
        </p>
        {upload.state === 'none' && isUpload(value) && size?.of === value && (
          <p className="field-hint">
            Uploaded picture, {size.width} × {size.height} pixels
          </p>
        )}
        {isUpload(value) ? (
          error && <p className="field-error">{error}</p>
        ) : (
          <TextField
            label="Or its address"
            hint="Begins with https://, or with / for a picture of this site."
            error={error}
            value={value}
            disabled={isBusy}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            onChange={address => {
              forget()
              onChange(address.trim())
            }}
          />
        )}
      </div>
      {isCropping && (
        <Suspense>
          <CropPicture
            address={value}
            onClose={() => setCropping(false)}
            onCropped={picture => {
              setCropping(false)
              choose(picture)
            }}
          />
        </Suspense>
      )}
    </fieldset>
  )
}

interface ShownProps extends Pick<Props, 'value' | 'none' | 'error'> {
  /** The chosen file while it is on its way. */
  file: Blob | undefined
  onSize: (width: number, height: number) => void
}

function Shown({ value, none, error, file, onSize }: ShownProps) {
  return (
    <div className="picture-shown well">
      {file ? (
        <CanvasPicture picture={file} label="The chosen picture" />
      ) : value === '' || error ? (
        <p className="picture-none muted">{error ? 'No picture can be shown.' : none}</p>
      ) : (
        <img
          key={value}
          className="picture-frame"
          src={shownAddress(value)}
          alt="The one that is set now"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            onSize(naturalWidth, naturalHeight)
          }
        />
      )}
    </div>
  )
}

function Progress({ upload }: { upload: UploadState }) {
  switch (upload.state) {
    case 'shrinking':
      return (
        <>
          <SpinnerMark /> Making it ready…
        </>
      )
    case 'uploading':
      return (
        <>
          <SpinnerMark />{' '}
          {upload.isWaiting
            ? 'No internet: the picture is sent again by itself…'
            : `Uploading ${sizeInWords(upload.ready.blob.size)}…`}
        </>
      )
    case 'done': {
      const { width, height, blob } = upload.ready
      const before = sizeInWords(upload.original)
      const after = sizeInWords(blob.size)
      return (
        <>
          Uploaded: {width} × {height} pixels, {after}
          {before !== after && `, made smaller from ${before}`}.
        </>
      )
    }
    case 'failed':
      return upload.message
    case 'none':
      return null
  }
}
