import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import type { Person } from '#domain/account/profile.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { shareByDevice } from '#panel/share/share.ts'
import { CopyButton } from '#panel/shell/CopyButton.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { $peopleTask, endPeopleTask, invite, linkTitle, reset, setRole } from './people.ts'
import { RoleField } from './RoleField.tsx'

type Now = ReturnType<typeof $peopleTask.get>
type Task<Name> = Extract<Now, { task: Name }>

/** The dialog before the proof, and the link after it. */
export function PeopleDialog() {
  const [title, content] = titled(useStore($peopleTask))
  if (!title) return null
  return (
    <Dialog title={title} onClose={endPeopleTask}>
      {content}
    </Dialog>
  )
}

function titled(now: Now): [title?: string, content?: ReactNode] {
  switch (now.task) {
    case 'none':
      return []
    case 'invite':
      return ['Invite someone', <InviteForm key="invite" {...now} />]
    case 'role':
      return [`Role of ${now.person.name}`, <RoleStep key="role" {...now} />]
    case 'reset':
      return [linkTitle(now.person), <ResetStep key="reset" {...now} />]
    case 'link':
      return [`Link for ${now.name}`, <LinkStep key="link" {...now} />]
  }
}

/** Chooses another role for somebody. */
function RoleStep({ person, problem }: Task<'role'>) {
  const [role, choose] = useState(person.role)
  return (
    <div className="form">
      <RoleField value={role} onChange={choose} />
      <ErrorNotice text={problem} />
      <DialogEnd
        onClose={endPeopleTask}
        disabled={role === person.role}
        onClick={() => void setRole(person, role)}
      >
        Change role
      </DialogEnd>
    </div>
  )
}

/** Makes a link to a new password for someone who forgot theirs, or whose invitation ran out. */
function ResetStep({ person, problem }: Task<'reset'>) {
  const [removeTwoFactor, setRemoveTwoFactor] = useState(false)
  return (
    <div className="form">
      <p>
        {person.invited
          ? 'The new link works for 7 days. The earlier link stops working.'
          : 'The link works once, for 24 hours. Their current password works until the link is used. For a day after that, they cannot invite, reset, sign out or remove other admins.'}
      </p>
      {(person.twoFactor || person.hasPasskey) && (
        <Checkbox
          label="They lost their phone as well"
          hint={`Using the link then also ${alsoRemoves(person)}.`}
          checked={removeTwoFactor}
          onChange={setRemoveTwoFactor}
        />
      )}
      <ErrorNotice text={problem} />
      <DialogEnd onClose={endPeopleTask} onClick={() => void reset(person, removeTwoFactor)}>
        Create link
      </DialogEnd>
    </div>
  )
}

const alsoRemoves = ({ twoFactor, hasPasskey }: Person) =>
  [twoFactor && 'turns their two-factor authentication off', hasPasskey && 'removes their passkeys']
    .filter(Boolean)
    .join(' and ')

/** Name, address and role of a new account. */
function InviteForm({ values, problem, fields }: Task<'invite'>) {
  const [role, setRole] = useState(values.role)
  return (
    <Form
      errors={fields}
      onSend={text => void invite({ name: text('name'), email: text('email'), role })}
    >
      <p>
        They get a link by e-mail, if the site can send mail, and you get it here to send it
        yourself. Within 7 days they open it, set a password and can then sign in.
      </p>
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        defaultValue={values.name}
        error={fields.name}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        hint="They sign in with this address."
        defaultValue={values.email}
        error={fields.email}
      />
      <RoleField value={role} onChange={setRole} />
      <ErrorNotice text={problem} />
      <DialogEnd onClose={endPeopleTask} type="submit">
        Create invitation
      </DialogEnd>
    </Form>
  )
}

/** The link to copy and send; it is shown only once. */
function LinkStep({ name, kind, link }: Task<'link'>) {
  const until = momentInWords(link.expiresAt, mosqueZone(), useStore($now))
  return (
    <div className="form">
      <p>
        {link.mailed ? `${name} gets this link by e-mail as well. ` : ''}
        Send it to {name} only, in a private message: the first person who opens it sets the
        password.
      </p>
      <TextField
        label={kind === 'invitation' ? 'Invitation link' : 'Password link'}
        readOnly
        value={link.link}
        onFocus={event => event.target.select()}
        hint={`Works once, until ${until}.`}
      />
      <div className="dialog-end">
        <CopyButton kind="primary" text={link.link} label="Copy link" />
        {'share' in navigator && (
          <Button
            onClick={() =>
              void shareByDevice({ title: `Your account, ${name}`, text: '', path: link.link })
            }
          >
            Send it…
          </Button>
        )}
        <Button onClick={endPeopleTask}>Done</Button>
      </div>
    </div>
  )
}
