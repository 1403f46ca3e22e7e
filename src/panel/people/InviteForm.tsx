import { useState } from 'react'
import { NAME_MOST } from '#domain/account/user.ts'
import { Form } from '#islands/ui/Form.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { endPeopleTask, type Invitee, invite } from './people.ts'
import { RoleField } from './RoleField.tsx'

interface Props {
  values: Invitee
  problem: string | null
  fields: Record<string, string>
}

/** Name, address and role of a new account. */
export function InviteForm({ values, problem, fields }: Props) {
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
        maxLength={NAME_MOST}
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
