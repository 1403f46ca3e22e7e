import { useStore } from '@nanostores/react'
import type { ListedPasskey } from '#domain/account/profile.ts'
import { momentInSentence } from '#domain/time/intl.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { WhenLoaded } from '#panel/shell/WhenLoaded.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { hasPasskeys } from '#stores/passkeys.ts'
import { ownAccount } from './account.ts'
import {
  $passkeyTask,
  beginPasskey,
  beginRename,
  createPasskey,
  endPasskeyTask,
  remove,
  saveName,
  setRequired,
} from './passkeys.ts'

/** The admin's passkeys; the account is loaded by the setting of the second factor. */
export function Passkeys() {
  const account = useStore(ownAccount.$data)
  return (
    <Block title="Passkeys">
      <p className="muted">
        Sign in with your fingerprint, your face or your device’s screen lock, instead of the
        password and the code. Nobody can guess or steal a passkey from a distance.
      </p>
      <WhenLoaded
        loaded={account}
        retry={ownAccount.load}
        waiting={<Spinner label="Loading your passkeys…" />}
      >
        {({ passkeys }) =>
          passkeys.length > 0 && (
            <ul className="bare rows">
              {passkeys.map(passkey => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </WhenLoaded>
      {hasPasskeys() ? (
        <div>
          <Button icon="plus" onClick={() => void beginPasskey()}>
            Add a passkey
          </Button>
        </div>
      ) : (
        <p>This browser cannot make passkeys here.</p>
      )}
      {account.state === 'ready' && account.data.passkeys.length > 0 && (
        <Checkbox
          label="Ask for a passkey after my password"
          hint="A stolen password alone is then not enough to sign in. An authenticator app, where you use one, still works instead."
          checked={account.data.needsPasskey}
          onChange={checked => void setRequired(checked)}
        />
      )}
      <PasskeyDialog />
    </Block>
  )
}

function PasskeyRow({ passkey }: { passkey: ListedPasskey }) {
  const { name, host, createdAt, usedAt } = passkey
  const now = useStore($now)
  const when = (iso: string) => momentInSentence(iso, mosqueZone(), now)
  return (
    <li>
      <Icon name="keyRound" />
      <div className="row-text">
        <p>
          <b>{name}</b>
        </p>
        <p className="muted">
          Added {when(createdAt)}, {usedAt ? `last used ${when(usedAt)}` : 'not used yet'}
          {host !== location.hostname && `. Works at ${host} only`}
        </p>
      </div>
      <div className="line-2xs">
        <Button icon="pencil" onClick={() => beginRename(passkey)}>
          Rename<span className="visually-hidden"> {name}</span>
        </Button>
        <Button kind="link" className="button-remove" onClick={() => void remove(passkey)}>
          Remove<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </li>
  )
}

/** What follows the proof for a new passkey, and the dialog for another name. */
function PasskeyDialog() {
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
