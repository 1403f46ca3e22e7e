import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { tooNew } from '#contract/people.ts'
import { getSignIns, SIGN_INS_SHOWN, type SignInsQuery } from '#contract/signIns.ts'
import type { Person } from '#domain/account/profile.ts'
import { SIGN_IN_RESULTS } from '#domain/account/signInLog.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { FilterSelect } from '#panel/fields/FilterSelect.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { resource } from '#panel/shell/loaded.ts'
import { replaceAddress } from '#panel/shell/navigation.ts'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { callAsAdmin } from '#panel/shell/session.ts'
import { useLoaded } from '#panel/shell/useLoaded.ts'
import { WhenLoaded } from '#panel/shell/WhenLoaded.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { PeopleDialog } from './PeopleDialog.tsx'
import { PersonRow } from './PersonRow.tsx'
import { beginInvite, people } from './people.ts'

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

/** The sign-ins that the filter selects. */
const signIns = resource((query: SignInsQuery) => callAsAdmin(getSignIns, { query }))

/** Who signed in, when and with what, refused ones too; for owners. */
function SignIns({ people }: { people: readonly Person[] }) {
  const list = useStore(signIns.$data)
  const now = useStore($now)
  const [person, setPerson] = useState('')
  const [isRefused, setRefused] = useState(false)
  const load = () =>
    signIns.load({ person: person || undefined, refused: isRefused ? '1' : undefined })
  // biome-ignore lint/correctness/useExhaustiveDependencies: load is made from these two
  useEffect(() => void load(), [person, isRefused])
  return (
    <Block title="Sign-ins">
      <p className="muted">
        The last 90 days, also passwords that were wrong when a change had to be confirmed. A
        network is new if the account was not signed in to from there before.
      </p>
      <div className="line-fields">
        <FilterSelect
          label="Person"
          all="Everyone"
          value={person}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setPerson}
        />
        <Checkbox label="Only refused" checked={isRefused} onChange={setRefused} />
      </div>
      <WhenLoaded loaded={list} retry={load} waiting={<Spinner label="Loading the sign-ins…" />}>
        {({ entries, total }, busy) => (
          <>
            {entries.length === 0 && (
              <p>{isRefused ? 'No sign-in was refused.' : 'Nobody has signed in.'}</p>
            )}
            <ul className="bare rows" aria-busy={busy}>
              {entries.map(
                ({ at, name, device, isKnownNetwork, result, isPasskey, isProof }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same moment
                  <li key={`${at}-${index}`}>
                    <Icon name={result === 'signed_in' ? 'monitorSmartphone' : 'circleAlert'} />
                    <div className="row-text">
                      <p>
                        <b>{name ?? 'A removed account'}</b> {SIGN_IN_RESULTS[result]}
                        {isPasskey && ' with a passkey'}
                        {isProof && ', to confirm a change'}
                      </p>
                      <p className="muted">
                        <time dateTime={at}>{momentInWords(at, mosqueZone(), now)}</time> · {device}{' '}
                        · {isKnownNetwork ? 'known network' : 'new network'}
                      </p>
                    </div>
                  </li>
                ),
              )}
            </ul>
            {total > SIGN_INS_SHOWN && (
              <p className="muted">
                These are the newest {SIGN_INS_SHOWN} of {total}.
              </p>
            )}
          </>
        )}
      </WhenLoaded>
    </Block>
  )
}
