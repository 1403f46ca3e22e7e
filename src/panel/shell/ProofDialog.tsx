import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { CodeField } from '#islands/ui/CodeField.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { PasswordField } from '#islands/ui/PasswordField.tsx'
import { DialogEnd } from './DialogEnd.tsx'
import { $route } from './navigation.ts'
import { $proof, cancelProof, proveWithPasskey, sendProof } from './proof.ts'

/** Requires the password, and the code, before each sensitive action. */
export function ProofDialog() {
  const dialog = useStore($proof)
  const route = useStore($route)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog closes on another page
  useEffect(() => cancelProof, [route])
  if (dialog.state === 'closed') return null
  const { words, needsCode, canUsePasskey, busy, errors, problem } = dialog
  return (
    <Dialog title={words.title} onClose={cancelProof}>
      <Form
        method="post"
        errors={errors}
        onSend={text =>
          void sendProof({ currentPassword: text('currentPassword'), code: text('code') })
        }
      >
        <p>{words.lead}</p>
        <PasswordField
          label="Your password"
          name="currentPassword"
          autoComplete="current-password"
          error={errors.currentPassword}
        />
        {needsCode && <CodeField error={errors.code} />}
        {canUsePasskey && (
          <p>
            <Button kind="link" icon="keyRound" onClick={() => void proveWithPasskey()}>
              Use a passkey instead
            </Button>
          </p>
        )}
        <ErrorNotice text={problem} />
        <DialogEnd
          onClose={cancelProof}
          kind={words.isDanger ? 'danger' : 'primary'}
          type="submit"
          busy={busy}
        >
          {busy ? 'One moment…' : words.button}
        </DialogEnd>
      </Form>
    </Dialog>
  )
}
