import { useStore } from '@nanostores/react'
import { PASSKEY_NAME_MOST } from '#domain/account/passkey.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { $passkeyTask, createPasskey, endPasskeyTask, saveName } from './passkeys.ts'

/** What follows the proof for a new passkey, and the dialog for another name. */
export function PasskeyDialog() {
  const now = useStore($passkeyTask)
  if (now.task === 'none') return null
  const isNew = now.task === 'add'
  return (
    <Dialog title={isNew ? 'Add a passkey' : 'Rename the passkey'} onClose={endPasskeyTask}>
      <Form onSend={text => void (isNew ? createPasskey : saveName)(text('name'))}>
        {isNew && (
          <p>
            Your browser now asks where to keep the passkey, and for your fingerprint, your face or
            your screen lock. These stay on your device.
          </p>
        )}
        <TextField
          label="Name"
          name="name"
          optional={isNew}
          maxLength={PASSKEY_NAME_MOST}
          autoComplete="off"
          defaultValue={isNew ? '' : now.passkey.name}
          hint={
            isNew
              ? 'Such as “My phone”. Without a name it is called after the place where it is kept.'
              : undefined
          }
        />
        <ErrorNotice text={now.problem} />
        <DialogEnd onClose={endPasskeyTask} type="submit" busy={now.busy}>
          {now.busy ? 'One moment…' : isNew ? 'Create the passkey' : 'Save the name'}
        </DialogEnd>
      </Form>
    </Dialog>
  )
}
