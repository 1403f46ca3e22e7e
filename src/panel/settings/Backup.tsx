import { useStore } from '@nanostores/react'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { BackupReady } from './BackupReady.tsx'
import { $backup, closeBackup, makeBackup } from './backup.ts'

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
          <BackupReady {...now} onDone={closeBackup} />
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
