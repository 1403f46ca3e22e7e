import { useStore } from '@nanostores/react'
import type { Person } from '#domain/account/profile.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { $peopleTask, endPeopleTask, remove, signOutPerson } from '#stores/admin/people.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import { InviteForm } from './InviteForm.tsx'
import { LinkStep } from './LinkStep.tsx'
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
          <ConfirmStep
            {...now}
            label={now.person.you ? 'Remove me' : `Remove ${now.person.name}`}
            icon="trash-2"
            onConfirm={() => void remove()}
          >
            {removalInWords(now.person)} What was changed on the site stays.
          </ConfirmStep>
        </Dialog>
      )
    case 'signOut':
      return (
        <Dialog title={`Sign ${now.person.name} out everywhere?`} onClose={endPeopleTask}>
          <ConfirmStep
            {...now}
            label="Sign out everywhere"
            icon="log-out"
            onConfirm={() => void signOutPerson()}
          >
            For a phone or computer that was lost. {now.person.name} can sign in again with the same
            password; make a password link as well if somebody else may know it.
          </ConfirmStep>
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

function removalInWords({ you, invited }: Person): string {
  if (you) return 'You are signed out, and only another admin can invite you again.'
  if (invited) return 'The invitation stops working.'
  return 'They are signed out everywhere and cannot sign in any more.'
}
