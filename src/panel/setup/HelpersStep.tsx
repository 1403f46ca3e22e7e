import { Button } from '#islands/ui/Button.tsx'
import { PeopleDialog } from '#panel/people/PeopleDialog.tsx'
import { beginInvite, people } from '#panel/people/people.ts'
import { useLoaded } from '#panel/shell/useLoaded.ts'

/** Who may sign in, and an invitation for somebody else. */
export function HelpersStep() {
  const list = useLoaded(people)
  return (
    <>
      {list.state === 'ready' && (
        <ul className="bare rows">
          {list.data.people.map(({ id, name, email, you }) => (
            <li key={id}>
              <b>{name}</b> {you ? 'You' : email}
            </li>
          ))}
        </ul>
      )}
      <p>
        <Button icon="userPlus" onClick={beginInvite}>
          Invite someone
        </Button>
      </p>
      <PeopleDialog />
    </>
  )
}
