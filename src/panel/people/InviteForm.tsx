import { NAME_MOST } from '#domain/account/user.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { endPeopleTask, type Invitee, invite } from './people.ts'

interface Props {
  values: Invitee
  problem: string | null
  fields: Record<string, string>
}

/** Name and address of a new admin. */
export function InviteForm({ values, problem, fields }: Props) {
  return (
    <Form
      errors={fields}
      onSend={text => void invite({ name: text('name'), email: text('email') })}
    >
      <p>
        You get a link to send to the new admin. Within 7 days they open it, set a password and can
        then sign in. For a day after that, they cannot invite, reset, sign out or remove other
        admins.
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
      {problem && (
        <Notice kind="error" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <div className="dialog-end">
        <Button kind="primary" type="submit">
          Create invitation
        </Button>
        <Button onClick={endPeopleTask}>Cancel</Button>
      </div>
    </Form>
  )
}
