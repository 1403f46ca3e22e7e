import { useStore } from '@nanostores/react'
import { momentInWords } from '#domain/time/intl.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorNotice, Notice } from '#islands/ui/Notice.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { FileButton } from '#panel/shell/FileButton.tsx'
import { useLoaded } from '#panel/shell/useLoaded.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import { PreviewStep } from './RestorePreview.tsx'
import {
  $restore,
  chooseBackup,
  closeRestore,
  lastRestore,
  openBackup,
  undoLastRestore,
} from './restore.ts'

/** Takes the key of an encrypted backup. */
function OpenStep({ problem }: { problem: string | null }) {
  return (
    <div className="form">
      <p>Choose the file of its key. The key stays in this browser.</p>
      <ErrorNotice text={problem} />
      <div className="dialog-end">
        <FileButton
          kind="primary"
          icon="keyRound"
          label="File of the key"
          accept=".txt,text/plain"
          onChoose={([file]) => void openBackup(file)}
        >
          Choose the key
        </FileButton>
        <Button onClick={closeRestore}>Cancel</Button>
      </div>
    </div>
  )
}

/** Makes the site what a backup holds, and undoes that. */
export function Restore() {
  const step = useStore($restore)
  const last = useLoaded(lastRestore)
  const now = useStore($now)
  const moment = (iso: string) => momentInWords(iso, mosqueZone(), now)
  return (
    <section className="block" aria-labelledby="restore-title">
      <details className="folded">
        <summary>
          <h2 id="restore-title">Restore a backup</h2>
        </summary>
        <p>
          Bring back texts, events, pictures, prayer settings and messages from a backup. You see
          what it would change first, and you can undo it.
        </p>
        <div>
          <FileButton
            icon="upload"
            label="Backup to restore"
            accept=".zip,.age,application/zip"
            onChoose={([file]) => void chooseBackup(file)}
          >
            Choose a backup
          </FileButton>
        </div>
      </details>
      {last.state === 'ready' && last.data && (
        <Notice kind="info" title={`Restored by ${last.data.by}: ${moment(last.data.at)}`}>
          <p>The backup was made: {moment(last.data.madeAt)}. It can be undone for 30 days.</p>
          <Button kind="link" onClick={() => void undoLastRestore()}>
            Undo the restore
          </Button>
        </Notice>
      )}
      {step.step === 'locked' && (
        <Dialog title="This backup is encrypted" onClose={closeRestore}>
          <OpenStep {...step} />
        </Dialog>
      )}
      {step.step === 'sending' && (
        <Dialog title="Reading the backup">
          <p id="restore-progress">
            {step.done < step.total
              ? `Sending part ${step.done + 1} of ${step.total}`
              : 'Comparing it with the site…'}
          </p>
          <progress
            className="backup-progress"
            aria-labelledby="restore-progress"
            {...(step.done < step.total && { value: step.done, max: step.total })}
          />
          <DialogEnd onClose={closeRestore} />
        </Dialog>
      )}
      {step.step === 'preview' && (
        <Dialog title="Restore this backup?" onClose={step.busy ? undefined : closeRestore}>
          <PreviewStep {...step} madeAt={moment(step.preview.madeAt)} />
        </Dialog>
      )}
      {(step.step === 'restored' || step.step === 'undone') && (
        <Dialog
          title={step.step === 'restored' ? 'The backup is restored' : 'The restore is undone'}
        >
          <p>
            Visitors see it within seconds, and the pages are rebuilt.
            {step.step === 'restored' && ' You can undo it on this page for 30 days.'}
          </p>
          {/* What the panel has loaded is of before. */}
          <DialogEnd onClick={() => window.location.reload()}>Reload the panel</DialogEnd>
        </Dialog>
      )}
      {step.step === 'failed' && (
        <Dialog title="Nothing was restored" onClose={closeRestore}>
          <ErrorNotice text={step.message} />
          <DialogEnd onClose={closeRestore} close="Close" />
        </Dialog>
      )}
    </section>
  )
}
