import { useId, useState } from 'react'
import { IMAGE_LIMIT, uploadDocument } from '#contract/uploads.ts'
import { sizeInWords } from '#domain/documents/document.ts'
import { nameOfFile } from '#domain/pictures/nameOfFile.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { LibraryButton } from '#panel/pictures/LibraryButton.tsx'
import { FileButton } from '#panel/shell/FileButton.tsx'
import { textOf } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { follow, useLatest } from '#panel/shell/underway.ts'
import { mosqueZone, now } from '#stores/clock.ts'
import { shortPictureName } from '../rules/picture.ts'

/** A document as an item names it. */
export interface ChosenDocument {
  name: string
  file: string
  bytes: string
  date: string
}

interface Props {
  label: string
  /** The document's address; '': none. */
  value: string
  error?: string | undefined
  onChange: (document: ChosenDocument) => void
}

/** A PDF: uploaded from this device, or chosen from the library. */
export function DocumentField({ label, value, error, onChange }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const stored = useLatest(onChange)
  const id = useId()
  const dayOf = (instant: Date) => civilDateIn(mosqueZone(), instant)
  const upload = async (file: File) => {
    if (file.size > IMAGE_LIMIT) {
      setProblem(`The document has ${sizeInWords(file.size)}. It must be at most 4 MB.`)
      return true
    }
    setProblem('')
    setBusy(true)
    try {
      const body = new FormData()
      body.set('document', file, file.name)
      const { address } = await callAsAdmin(uploadDocument, { body })
      const bytes = String(file.size)
      stored({ name: nameOfFile(file.name), file: address, bytes, date: dayOf(now()) })
      return true
    } catch (failure) {
      setProblem(textOf(failure))
      return false
    } finally {
      setBusy(false)
    }
  }
  const wrong = problem || error
  return (
    <fieldset className="field document-field">
      <legend className="field-label">{label}</legend>
      {value && (
        <p>
          <a href={value} download>
            {shortPictureName(value)}
          </a>
        </p>
      )}
      <div className="cluster">
        <FileButton
          icon="upload"
          busy={isBusy}
          label={`${label}: choose a PDF`}
          describedBy={`${id}-hint`}
          accept="application/pdf"
          onChoose={([file]) => file && follow(upload(file))}
        >
          {value ? 'Choose another PDF' : 'Choose a PDF'}
        </FileButton>
        <LibraryButton
          title="Choose a document"
          documents
          disabled={isBusy}
          onChoose={({ name, address, bytes, uploadedAt }) => {
            setProblem('')
            const date = dayOf(uploadedAt ? new Date(uploadedAt) : now())
            onChange({ name, file: address, bytes: String(bytes), date })
          }}
        />
      </div>
      <p className="field-hint" id={`${id}-hint`}>
        At most 4 MB. Everyone can download it, with what the file says about its author.
      </p>
      <p className="field-error" role="alert">
        {wrong}
      </p>
    </fieldset>
  )
}
