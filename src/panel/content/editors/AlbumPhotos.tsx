import { useId, useState } from 'react'
import { type AlbumPhoto, parseAlbumPhotos, writeAlbumPhotos } from '#domain/content/albumPhotos.ts'
import { pictureAt } from '#domain/pictures/responsive.ts'
import { TextField } from '#islands/ui/TextField.tsx'
import { LibraryButton } from '#panel/pictures/LibraryButton.tsx'
import { FailedUploads, UploadButton } from '#panel/pictures/UploadButton.tsx'
import { moved } from '../rules/items.ts'
import './albumPhotos.css'
import { ItemActions } from './ItemActions.tsx'

interface Props {
  label: string
  /** A picture a line. */
  value: string
  error?: string | undefined
  onChange: (text: string) => void
}

/** The pictures of an album in their order, each with what it shows. */
export function AlbumPhotos({ label, value, error, onChange }: Props) {
  const [said, setSaid] = useState('')
  const id = useId()
  const photos = parseAlbumPhotos(value)
  const put = (next: readonly AlbumPhoto[]) => onChange(writeAlbumPhotos(next))
  const add = (more: readonly AlbumPhoto[]) => {
    const known = new Set(photos.map(({ src }) => src))
    const all = [...photos, ...more.filter(({ src }) => !known.has(src))]
    put(all)
    setSaid(`Pictures in the album now: ${all.length}.`)
  }
  const move = (from: number, to: number) => {
    put(moved(photos, from, to))
    setSaid(`The picture is number ${to + 1} of ${photos.length} now.`)
  }
  return (
    <fieldset className="album-photos pile-xs" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{label}</legend>
      {photos.length === 0 && <p className="muted">There is no picture yet.</p>}
      <ol className="bare">
        {photos.map((photo, at) => {
          const name = `picture ${at + 1}`
          return (
            <li key={photo.src}>
              <img src={pictureAt(photo.src, 320)} alt="" loading="lazy" decoding="async" />
              <AltField
                label={`What ${name} shows`}
                value={photo.alt}
                onChange={alt => put(photos.with(at, { ...photo, alt }))}
              />
              <ItemActions
                {...{ name, at }}
                count={photos.length}
                onMove={move}
                onRemove={() => {
                  put(photos.toSpliced(at, 1))
                  setSaid('The picture is out of the album. It stays in the library.')
                }}
                removeTitle="Remove from the album"
              />
            </li>
          )
        })}
      </ol>
      <FailedUploads />
      <div className="cluster">
        <UploadButton
          kind="quiet"
          multiple
          onStored={addresses => add(addresses.map(src => ({ src, alt: '' })))}
        />
        <LibraryButton
          title="Choose pictures for the album"
          onChooseMany={pictures =>
            add(pictures.map(({ address, alt }) => ({ src: address, alt })))
          }
        />
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <p className="field-hint" role="status">
        {said}
      </p>
    </fieldset>
  )
}

/** What is typed is kept as it is until the field is left: a stored line has no spaces at its end. */
function AltField(props: { label: string; value: string; onChange: (alt: string) => void }) {
  const { label, value, onChange } = props
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label={<span className="visually-hidden">{label}</span>}
      placeholder="What it shows"
      dir="auto"
      value={typed !== null && typed.trim().replace(/\s+/g, ' ') === value ? typed : value}
      onChange={text => {
        setTyped(text)
        onChange(text.trim())
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
