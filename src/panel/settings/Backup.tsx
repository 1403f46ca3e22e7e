import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { sizeInWords } from '#domain/documents/document.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorNotice, Notice } from '#islands/ui/Notice.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { $backup, closeBackup, makeBackup } from './backup.ts'

type Ready = Extract<ReturnType<typeof $backup.get>, { step: 'ready' }>

/** A copy of everything on the site, as a file to keep. */
export function Backup() {
  const now = useStore($backup)
  return (
    <Block title="Backup">
      <p>
        A copy of everything on the site in one file: pages, events, pictures, settings, messages
        and their history. Download one from time to time and store it in another place.
      </p>
      <div>
        <Button icon="download" onClick={() => void makeBackup()}>
          Download a backup
        </Button>
      </div>
      {now.step === 'reading' && (
        <Dialog title="Making the backup">
          <p id="backup-progress">
            {now.total === 0 ? 'Listing the entries…' : `${now.done} of ${now.total} read`}
          </p>
          <progress
            className="backup-progress"
            aria-labelledby="backup-progress"
            max={now.total || 1}
            {...(now.total > 0 && { value: now.done })}
          />
          <DialogEnd onClose={closeBackup} />
        </Dialog>
      )}
      {now.step === 'ready' && (
        <Dialog title="Your backup is ready" onClose={closeBackup}>
          <BackupReady {...now} />
        </Dialog>
      )}
      {now.step === 'failed' && (
        <Dialog title="No backup was made" onClose={closeBackup}>
          <ErrorNotice text={now.message} />
          <DialogEnd onClose={closeBackup} close="Close" onClick={() => void makeBackup()}>
            Try again
          </DialogEnd>
        </Dialog>
      )}
    </Block>
  )
}

/** The finished file with a button to save it: a browser may block a download without a click. */
function BackupReady({ fileName, file, entries, consistent }: Ready) {
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
        <Button onClick={closeBackup}>Done</Button>
      </div>
    </div>
  )
}
