import { useEffect, useState } from 'react'
import { sizeInWords } from '#domain/documents/document.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'

interface Props {
  fileName: string
  file: Blob
  entries: number
  consistent: boolean
  onDone: () => void
}

/** The finished file with a button to save it: a browser may block a download without a click. */
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
        {entries} entries, {sizeInWords(file.size)}. All of them were checked. It can be restored on
        this page.
      </p>
      {!consistent && (
        <Notice kind="warning">
          The site was changed during the backup, so some entries are slightly older than others.
          Make it again when no one is saving to get all of them from one moment.
        </Notice>
      )}
      <div className="dialog-end">
        <a className="button button-primary" href={address} download={fileName}>
          Save the file
        </a>
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  )
}
