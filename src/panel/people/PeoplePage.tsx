import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { tooNew } from '#contract/people.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { replaceAddress } from '#panel/shell/navigation.ts'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { useLoaded } from '#panel/shell/useLoaded.ts'
import { WhenLoaded } from '#panel/shell/WhenLoaded.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { PeopleDialog } from './PeopleDialog.tsx'
import { PersonRow } from './PersonRow.tsx'
import { beginInvite, people } from './people.ts'
import { SignIns } from './SignIns.tsx'

/** Lists who may sign in, with buttons to invite, reset a password, sign out and remove. */
export function PeoplePage() {
  const list = useLoaded(people)
  const now = useStore($now)
  const isInviting = useRef(new URLSearchParams(location.search).has('invite'))
  // The dashboard's links open the dialog at once; the address then is the page's own.
  useEffect(() => {
    if (list.state !== 'ready' || !isInviting.current) return
    isInviting.current = false
    replaceAddress('/admin/people')
    if (list.data.managesFrom === null) beginInvite()
  }, [list])
  const managesFrom = list.state === 'ready' ? list.data.managesFrom : null
  const isNew = managesFrom !== null
  return (
    <>
      <PageHead title="People" lead="Who can sign in, and what they can change.">
        <Button kind="primary" icon="userPlus" disabled={isNew} onClick={beginInvite}>
          Invite someone
        </Button>
      </PageHead>
      {managesFrom !== null && (
        <Notice>{tooNew(momentInWords(managesFrom, mosqueZone(), now), 'admin')}</Notice>
      )}
      <WhenLoaded
        loaded={list}
        retry={people.load}
        waiting={<Spinner label="Loading the admins…" />}
      >
        {({ people: all }, busy) => (
          <>
            <ul className="bare rows" aria-busy={busy}>
              {all.map(person => (
                <PersonRow key={person.id} person={person} all={all} isNew={isNew} />
              ))}
            </ul>
            <SignIns people={all} />
          </>
        )}
      </WhenLoaded>
      <PeopleDialog />
    </>
  )
}
