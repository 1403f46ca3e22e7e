import { Form } from '#islands/ui/Form.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { CopyButton } from '#panel/shell/CopyButton.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { QrCode } from './QrCode.tsx'
import { closeTwoFactor, sendCode } from './twoFactor.ts'

interface Props {
  uri: string
  secret: string
  busy: boolean
  problem: string | null
}

/** Shows the secret as a picture and as text, and takes the app's first code. */
export function ScanStep({ uri, secret, busy, problem }: Props) {
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
            maxLength={9}
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
