import { useEffect, useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'

interface Props {
  fileName: string
  file: Blob
  entries: number
  consistent: boolean
  onDone: () => void
}

/** The finished file, to be saved: asked for, so that the browser never blocks it unseen. */
export function BackupReady({ fileName, file, entries, consistent, onDone }: Props) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <div className="form">
      <p>
        {entries} entries, {sizeInWords(file.size)}. Every one was checked on its way. Whoever looks
        after the website puts it back with <code>npm run restore</code>.
      </p>
      {!consistent && (
        <Notice kind="warning">
          <p>
            The site was being changed all the while, so some of it is a moment older than the rest.
            At a quieter hour the backup is of one moment.
          </p>
        </Notice>
      )}
      <div className="dialog-end">
        <a className="button button-primary" href={address} download={fileName}>
          Save the file
        </a>
        <Button onClick={onDone}>Close</Button>
      </div>
    </div>
  )
}

const sizeInWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
