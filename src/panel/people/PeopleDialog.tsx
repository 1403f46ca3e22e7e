import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { InviteForm } from './InviteForm.tsx'
import { LinkStep } from './LinkStep.tsx'
import { $peopleTask, endPeopleTask, linkTitle } from './people.ts'
import { ResetStep } from './ResetStep.tsx'
import { RoleStep } from './RoleStep.tsx'

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

function titled(now: ReturnType<typeof $peopleTask.get>): [title?: string, content?: ReactNode] {
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
