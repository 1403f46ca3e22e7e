import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { beginInvite, people } from '#stores/admin/people.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { PeopleDialog } from './PeopleDialog.tsx'
import './people.css'
import { NotLoaded } from '../shell/NotLoaded.tsx'
import { PersonRow } from './PersonRow.tsx'

/** Who may sign in here: invite, hand out a link to a new password, remove. */
export function PeoplePage() {
  const list = useStore(people.$data)
  useEffect(() => void people.load(), [])
  return (
    <>
      <PageHead title="People" lead="Everyone listed here can change everything on the site.">
        <Button kind="primary" icon="user-plus" onClick={beginInvite}>
          Invite someone
        </Button>
      </PageHead>
      {list.state === 'loading' && <Spinner label="Loading the admins…" />}
      {list.state === 'failed' && <NotLoaded message={list.message} retry={people.load} />}
      {list.state === 'ready' && (
        <ul className="rows" aria-busy={list.busy}>
          {list.data.map(person => (
            <PersonRow key={person.id} person={person} all={list.data} />
          ))}
        </ul>
      )}
      <PeopleDialog />
    </>
  )
}
