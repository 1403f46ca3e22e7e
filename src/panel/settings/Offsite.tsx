import { useStore } from '@nanostores/react'
import { use, useState } from 'react'
import { sizeInWords } from '#domain/documents/document.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorNotice, Notice } from '#islands/ui/Notice.tsx'
import { TextArea } from '#islands/ui/TextField.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { FileButton } from '#panel/shell/FileButton.tsx'
import { saveFile } from '#panel/shell/saveFile.ts'
import { SiteName } from '#panel/shell/siteName.ts'
import { useLoaded } from '#panel/shell/useLoaded.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import { $offsite, closeOffsite, enterKey, keyFile, makeKey, offsite } from './offsite.ts'

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

type Step<Name> = Extract<ReturnType<typeof $offsite.get>, { step: Name }>

/** The new key as a file: only who has saved it goes on. */
function SaveKey(step: Step<'made'>) {
  const site = use(SiteName)
  const save = () => {
    saveFile(new Blob([keyFile(step.pair, site)], { type: 'text/plain' }), 'backup-key.txt')
    $offsite.set({ ...step, isSaved: true })
  }
  return (
    <div className="form">
      <p>
        <strong>Without this key nobody can open the backups, and nobody can make it again.</strong>{' '}
        The server does not have it. Keep it where you will find it when the server is lost: in a
        password manager, on a USB stick, printed among important papers, best in two places.
      </p>
      <div>
        <Button icon="download" onClick={save}>
          Save the key
        </Button>
      </div>
      <DialogEnd
        onClose={closeOffsite}
        disabled={!step.isSaved}
        onClick={() => $offsite.set({ step: 'entering', pair: step.pair, problem: null })}
      >
        Continue
      </DialogEnd>
    </div>
  )
}

/** Takes the saved key, from its file or typed, which proves that it was saved. */
function EnterKey({ problem }: Step<'entering'>) {
  const [text, setText] = useState('')
  return (
    <form
      className="form"
      onSubmit={event => {
        event.preventDefault()
        void enterKey(text)
      }}
    >
      <p>Choose the file that you have saved, or paste the key. This shows that it can be read.</p>
      <div>
        <FileButton
          icon="upload"
          label="File of the key"
          accept=".txt,text/plain"
          onChoose={async ([file]) => setText((await file?.slice(0, 10_000).text()) ?? '')}
        >
          Choose the file
        </FileButton>
      </div>
      <TextArea
        label="Key"
        rows={4}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={setText}
        {...(problem !== null && { error: problem })}
      />
      <DialogEnd onClose={closeOffsite} type="submit">
        Continue
      </DialogEnd>
    </form>
  )
}
