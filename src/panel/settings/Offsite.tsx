import { useStore } from '@nanostores/react'
import { sizeInWords } from '#domain/documents/document.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorNotice, Notice } from '#islands/ui/Notice.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { useLoaded } from '#panel/shell/useLoaded.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import { EnterKey, SaveKey } from './OffsiteKey.tsx'
import { $offsite, closeOffsite, makeKey, offsite } from './offsite.ts'

/** The backups that the site sends to another place every day; absent where there is none. */
export function Offsite() {
  const stored = useLoaded(offsite)
  const now = useStore($offsite)
  const clock = useStore($now)
  if (stored.state !== 'ready' || !stored.data.isSetUp) return null
  const { key, last, failing } = stored.data
  const moment = (iso: string) => momentInWords(iso, mosqueZone(), clock)
  return (
    <Block title="Off-site backups">
      <p>
        Every day the site sends a backup of everything, accounts included, to another place. It is
        encrypted, and only the key that you keep opens it.
      </p>
      {key === null && (
        <Notice kind="warning" title="There is no key yet">
          No off-site backup is made before you have made a key and saved it.
        </Notice>
      )}
      {failing && (
        <Notice kind="error" title={`None could be made since ${moment(failing.since)}`}>
          {failing.why} The site tries again every hour.
        </Notice>
      )}
      {key && (
        <p>
          {last
            ? `The last one arrived: ${moment(last.at)} (${sizeInWords(last.bytes)}).`
            : 'The first one is made within minutes.'}{' '}
          The key was set by {key.by}: {moment(key.at)}.
        </p>
      )}
      <div>
        <Button icon="keyRound" onClick={() => void makeKey()}>
          {key ? 'Make a new key' : 'Make the key'}
        </Button>
      </div>
      {now.step === 'made' && (
        <Dialog title="Save the key" onClose={closeOffsite}>
          <SaveKey {...now} />
        </Dialog>
      )}
      {now.step === 'entering' && (
        <Dialog title="Enter the key again" onClose={closeOffsite}>
          <EnterKey {...now} />
        </Dialog>
      )}
      {now.step === 'set' && (
        <Dialog title="The key is set" onClose={closeOffsite}>
          <p>
            The next backup is encrypted for it, within minutes. It is restored with{' '}
            <code>npm run restore</code> and the file of the key.
          </p>
          <DialogEnd onClick={closeOffsite}>Done</DialogEnd>
        </Dialog>
      )}
      {now.step === 'failed' && (
        <Dialog title="No key was set" onClose={closeOffsite}>
          <ErrorNotice text={now.message} />
          <DialogEnd onClose={closeOffsite} close="Close" />
        </Dialog>
      )}
    </Block>
  )
}
