import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { LibraryPicture } from '#contract/pictures.ts'
import { RESTORABLE_DAYS } from '#domain/collection/deletion.ts'
import { isDocumentAddress, sizeInWords } from '#domain/documents/document.ts'
import { pictureAt } from '#domain/pictures/responsive.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { mosqueZone } from '#stores/clock.ts'
import * as pictures from './library.ts'
import { PicturePicker } from './PicturePicker.tsx'
import { nameOf } from './words.ts'

/** One picture: what it shows, where it is shown, and what can be done with it. */
export function PictureDialog() {
  const hash = useStore(pictures.$openPicture)
  const loaded = useStore(pictures.library.$data)
  if (hash === null || loaded.state !== 'ready') return null
  const picture = loaded.data.pictures.find(one => one.hash === hash)
  return picture ? <Details key={hash} picture={picture} /> : null
}

function Details({ picture }: { picture: LibraryPicture }) {
  const { address, uses } = picture
  const isPdf = isDocumentAddress(picture.address)
  const busy = useStore(pictures.$busyPictures).has(picture.hash)
  const [name, setName] = useState(picture.name)
  const [alt, setAlt] = useState(picture.alt)
  const [problem, setProblem] = useState<string | null>(null)
  const [isReplacing, setReplacing] = useState(false)
  const isChanged = name.trim() !== picture.name || alt.trim() !== picture.alt
  const after = async (work: Promise<string | null>) => {
    const failure = await work
    setProblem(failure)
    if (failure === null) pictures.closePicture()
  }
  return (
    <Dialog title={nameOf(picture)} onClose={pictures.closePicture} toRead>
      <a className="picture-large" href={address} target="_blank" rel="noreferrer">
        {isPdf ? (
          'Download the document'
        ) : (
          <>
            <img src={pictureAt(address, 960)} alt={picture.alt || 'The whole picture'} />
            <span className="visually-hidden"> (opens in a new tab)</span>
          </>
        )}
      </a>
      <p className="muted">{factsOf(picture)}</p>
      <Form onSend={() => void after(pictures.describe(picture, { name, alt }))}>
        <TextField label="Name" value={name} onChange={setName} />
        {!isPdf && (
          <TextField
            label="What the picture shows"
            hint="Read out to people who cannot see it, and offered wherever the picture is chosen."
            value={alt}
            onChange={setAlt}
          />
        )}
        {isChanged && (
          <Button type="submit" kind="primary" busy={busy}>
            Save name and description
          </Button>
        )}
      </Form>
      <section className="picture-uses tall-links pile-3xs">
        <h3 className="plain-heading">
          {uses.length === 0 ? 'Not used anywhere' : 'Where it is shown'}
        </h3>
        {uses.length === 0 ? (
          <p className="muted">It stays here until someone deletes it.</p>
        ) : (
          <ul className="bare">
            {uses.map(use => (
              <li key={use.name}>
                <PanelLink href={use.href}>{use.name}</PanelLink>
              </li>
            ))}
          </ul>
        )}
      </section>
      <ErrorNotice text={problem} />
      <div className="dialog-end">
        {uses.length > 0 && !isPdf && (
          <Button icon="image" busy={busy} onClick={() => setReplacing(true)}>
            Replace it everywhere
          </Button>
        )}
        <Button
          kind="danger"
          icon="trash2"
          busy={busy}
          disabled={uses.length > 0}
          onClick={() => void after(pictures.removeFromLibrary(picture))}
        >
          Delete
        </Button>
      </div>
      <p className="field-hint">
        {uses.length > 0
          ? `What is shown cannot be deleted: ${isPdf ? '' : 'replace it, or '}take it out there first.`
          : `It can be restored for ${RESTORABLE_DAYS} days.`}
      </p>
      {isReplacing && (
        <PicturePicker
          title="Choose the new picture"
          without={picture.hash}
          onChoose={by => void after(pictures.replace(picture, by.hash))}
          onClose={() => setReplacing(false)}
        />
      )}
    </Dialog>
  )
}

/** '1200 × 800 pixels, 210 KB. Uploaded by Amina on November 20, 2026.' */
function factsOf({ width, height, bytes, uploadedAt, uploadedBy }: LibraryPicture): string {
  const size = width > 0 ? `${width} × ${height} pixels, ` : ''
  const by = uploadedBy && ` by ${uploadedBy}`
  const on = uploadedAt && ` on ${formatLong(civilDateIn(mosqueZone(), new Date(uploadedAt)))}`
  return `${size}${sizeInWords(bytes)}.${by || on ? ` Uploaded${by}${on}.` : ''}`
}
