import { useStore } from '@nanostores/react'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { InviteForm } from './InviteForm.tsx'
import { LinkStep } from './LinkStep.tsx'
import { $peopleTask, endPeopleTask, linkTitle } from './people.ts'
import { ResetStep } from './ResetStep.tsx'
import { RoleStep } from './RoleStep.tsx'

/** The dialog before the proof, and the link after it. */
export function PeopleDialog() {
  const now = useStore($peopleTask)
  switch (now.task) {
    case 'none':
      return null
    case 'invite':
      return (
        <Dialog title="Invite someone" onClose={endPeopleTask}>
          <InviteForm {...now} />
        </Dialog>
      )
    case 'role':
      return (
        <Dialog title={`Role of ${now.person.name}`} onClose={endPeopleTask}>
          <RoleStep {...now} />
        </Dialog>
      )
    case 'reset':
      return (
        <Dialog title={linkTitle(now.person)} onClose={endPeopleTask}>
          <ResetStep {...now} />
        </Dialog>
      )
    case 'link':
      return (
        <Dialog title={`Link for ${now.name}`} onClose={endPeopleTask}>
          <LinkStep {...now} />
        </Dialog>
      )
  }
}
