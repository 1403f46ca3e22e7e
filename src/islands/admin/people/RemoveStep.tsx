import type { Person } from '#domain/account/profile.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { endPeopleTask, remove } from '#stores/admin/people.ts'

interface Props {
  person: Person
  busy: boolean
  problem: string | null
}

/** Asks before an admin is removed. */
export function RemoveStep({ person, busy, problem }: Props) {
  return (
    <div className="form">
      <p>
        {person.you
          ? 'You remove yourself: you are signed out, and only another admin can invite you again.'
          : person.invited
            ? 'The invitation stops working.'
            : 'They are signed out everywhere and cannot sign in any more.'}{' '}
        What was changed on the site stays.
      </p>
      {problem && (
        <Notice kind="error" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <div className="dialog-end">
        <Button kind="danger" icon="trash-2" busy={busy} onClick={() => void remove()}>
          Remove {person.you ? 'me' : person.name}
        </Button>
        <Button onClick={endPeopleTask}>Cancel</Button>
      </div>
    </div>
  )
}
