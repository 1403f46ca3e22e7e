import { useStore } from '@nanostores/react'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { $peopleTask, endPeopleTask } from '#stores/admin/people.ts'
import { InviteForm } from './InviteForm.tsx'
import { LinkStep } from './LinkStep.tsx'
import { RemoveStep } from './RemoveStep.tsx'
import { ResetStep } from './ResetStep.tsx'

/** What is being done to whom. */
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
    case 'reset':
      return (
        <Dialog
          title={`${now.person.invited ? 'New invitation' : 'Password'} link for ${now.person.name}`}
          onClose={endPeopleTask}
        >
          <ResetStep {...now} />
        </Dialog>
      )
    case 'remove':
      return (
        <Dialog title={`Remove ${now.person.name}?`} onClose={endPeopleTask}>
          <RemoveStep {...now} />
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
