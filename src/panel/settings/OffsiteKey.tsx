import { use, useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { TextArea } from '#islands/ui/TextField.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { FileButton } from '#panel/shell/FileButton.tsx'
import { saveFile } from '#panel/shell/saveFile.ts'
import { SiteName } from '#panel/shell/siteName.ts'
import { $offsite, closeOffsite, enterKey, keyFile } from './offsite.ts'

type Step<Name> = Extract<ReturnType<typeof $offsite.get>, { step: Name }>

/** The new key as a file: only who has saved it goes on. */
export function SaveKey(step: Step<'made'>) {
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
export function EnterKey({ problem }: Step<'entering'>) {
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
