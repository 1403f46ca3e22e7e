import { useStore } from '@nanostores/react'
import { use, useEffect, useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { CopyButton } from '#panel/shell/CopyButton.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { saveFile } from '#panel/shell/saveFile.ts'
import { useUser } from '#panel/shell/session.ts'
import { SiteName } from '#panel/shell/siteName.ts'
import { ownAccount } from './account.ts'
import { QrCode } from './QrCode.tsx'
import { $twoFactor, closeTwoFactor, enable, makeNewCodes, sendCode, turnOff } from './twoFactor.ts'

type Step<Name> = Extract<ReturnType<typeof $twoFactor.get>, { step: Name }>

/** The two-factor checkbox; ticking it opens the set-up, which is what turns it on. */
export function TwoFactorSetting() {
  const now = useStore($twoFactor)
  const { step } = now
  const left = useStore(ownAccount.$known)?.recoveryCodesLeft
  const isOn = useUser()?.twoFactor === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: the codes left change with each task
  useEffect(() => {
    if (step === 'closed') void ownAccount.load()
  }, [step, isOn])
  return (
    <Block title="Two-factor authentication">
      <Checkbox
        label="Ask for a code when I sign in"
        hint="Besides your password, an authenticator app on your phone shows a code of six digits. A stolen password alone is then not enough to sign in."
        checked={isOn}
        onChange={checked => void (checked ? enable() : turnOff())}
      />
      {isOn && left !== undefined && (
        <div className="recovery-left start pile-xs">
          {left < 3 ? (
            <Notice kind="warning">{leftInWords(left)} Make new ones before you need them.</Notice>
          ) : (
            <p className="muted">{leftInWords(left)}</p>
          )}
          <Button icon="rotateCcw" onClick={() => void makeNewCodes()}>
            Make new recovery codes
          </Button>
        </div>
      )}
      {now.step === 'scan' && (
        <Dialog title="Connect your phone" onClose={closeTwoFactor}>
          <ScanStep {...now} />
        </Dialog>
      )}
      {now.step === 'codes' && (
        <Dialog title="Keep your recovery codes">
          <RecoveryCodes {...now} />
        </Dialog>
      )}
    </Block>
  )
}

const leftInWords = (left: number) =>
  left === 0
    ? 'No recovery code is left.'
    : left === 1
      ? 'One recovery code is left.'
      : `${left} recovery codes are left.`

/** Shows the secret as a picture and as text, and takes the app's first code. */
function ScanStep({ uri, secret, busy, problem }: Step<'scan'>) {
  return (
    <Form onSend={text => void sendCode(text('code'))}>
      <ol className="setup-steps pile-m">
        <li>
          <p>
            Open an authenticator app on your phone, such as Aegis, Google Authenticator or the
            passwords app of an iPhone, and scan this picture.
          </p>
          <QrCode text={uri} label="QR code for your authenticator app" />
          <details className="quiet-details">
            <summary>I cannot scan it</summary>
            <p>Type this key into the app instead:</p>
            <p className="secret line-xs">
              <code>{secret}</code>
              <CopyButton text={secret.replaceAll(' ', '')} label="Copy key" />
            </p>
          </details>
        </li>
        <li>
          <TextField
            label="Enter the code of six digits that the app shows now"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            className="code-field"
            error={problem ?? undefined}
          />
        </li>
      </ol>
      <DialogEnd onClose={closeTwoFactor} type="submit" busy={busy}>
        {busy ? 'Making your recovery codes…' : 'Turn it on'}
      </DialogEnd>
    </Form>
  )
}

/** The recovery codes, shown this once: to copy, keep as a file or print. */
function RecoveryCodes({ codes }: Step<'codes'>) {
  const site = use(SiteName)
  const [kept, setKept] = useState(false)
  const text = `Recovery codes for the admin area of ${site}\nEach works once.\n\n${codes.join('\n')}\n`
  return (
    <div className="form">
      <p>
        If your phone is lost, one of these codes signs you in instead. Each works once. They are
        shown only now: keep them where you keep important papers.
      </p>
      <ul className="codes bare well">
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
      <DialogEnd disabled={!kept} onClick={closeTwoFactor}>
        Done
      </DialogEnd>
    </div>
  )
}
