import { useState } from 'react'
import type { Person } from '#domain/account/profile.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { endPeopleTask, reset } from './people.ts'

interface Props {
  person: Person
  problem: string | null
}

/** Makes a link to a new password for someone who forgot theirs, or whose invitation ran out. */
export function ResetStep({ person, problem }: Props) {
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
