import { useState } from 'react'
import type { Person } from '#domain/account/profile.ts'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { endPeopleTask, setRole } from './people.ts'
import { RoleField } from './RoleField.tsx'

interface Props {
  person: Person
  problem: string | null
}

/** Chooses another role for somebody. */
export function RoleStep({ person, problem }: Props) {
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
