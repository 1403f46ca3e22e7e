import type { Person } from '#domain/account/profile.ts'
import { Avatar } from '#islands/ui/Avatar.tsx'
import { Button } from '#islands/ui/Button.tsx'
import { beginReset, isLastWhoCanSignIn, remove, signOut } from './people.ts'

interface Props {
  person: Person
  all: readonly Person[]
  /** The signed-in admin is in their first day, and may not change other people. */
  isNew: boolean
}

/** One admin; the last who can sign in cannot be removed. */
export function PersonRow({ person, all, isNew }: Props) {
  const { name, email, avatar, invited, twoFactor, you } = person
  const isLast = isLastWhoCanSignIn(person, all)
  return (
    <li>
      <Avatar src={avatar} name={name} />
      <div className="row-text">
        <p>
          <b>{name}</b> {you && <span className="badge">You</span>}{' '}
          {invited && <span className="badge badge-plain">Invited</span>}{' '}
          {twoFactor && <span className="badge badge-plain">Two-factor</span>}
        </p>
        <p className="muted">{email}</p>
        {isLast && <p className="muted">The last admin cannot be removed.</p>}
      </div>
      <div className="row-actions">
        {!you && (
          <Button icon="link" disabled={isNew} onClick={() => beginReset(person)}>
            {invited ? 'New invitation link' : 'Password link'}
            <span className="visually-hidden"> for {name}</span>
          </Button>
        )}
        {!you && !invited && (
          <Button kind="link" disabled={isNew} onClick={() => void signOut(person)}>
            Sign out everywhere
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
        {!isLast && (
          <Button
            kind="link"
            className="button-remove"
            disabled={isNew && !you}
            onClick={() => void remove(person)}
          >
            Remove
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
