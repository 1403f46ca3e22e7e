import { use, useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { CopyButton } from '#panel/shell/CopyButton.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { saveFile } from '#panel/shell/saveFile.ts'
import { SiteName } from '#panel/shell/siteName.ts'

interface Props {
  codes: readonly string[]
  onDone: () => void
}

/** The recovery codes, shown this once: to copy, keep as a file or print. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const site = use(SiteName)
  const [kept, setKept] = useState(false)
  const text = `Recovery codes for the admin area of ${site}\nEach works once.\n\n${codes.join('\n')}\n`
  return (
    <div className="form">
      <p>
        If your phone is lost, one of these codes signs you in instead. Each works once. They are
        shown only now: keep them where you keep important papers.
      </p>
      <ul className="codes">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="cluster">
        <CopyButton text={text} label="Copy" />
        <Button
          icon="download"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Download
        </Button>
        <Button icon="printer" onClick={() => print()}>
          Print
        </Button>
      </div>
      <Checkbox label="I have saved these codes" checked={kept} onChange={setKept} />
      <DialogEnd disabled={!kept} onClick={onDone}>
        Done
      </DialogEnd>
    </div>
  )
}
