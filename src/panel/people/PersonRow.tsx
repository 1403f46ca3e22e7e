import type { Person } from '#domain/account/profile.ts'
import { roleWords } from '#domain/account/roles.ts'
import { Avatar } from '#islands/ui/Avatar.tsx'
import { Button } from '#islands/ui/Button.tsx'
import { beginReset, beginRole, isOnlyOwner, removeFromAdmins, signOut } from './people.ts'

interface Props {
  person: Person
  all: readonly Person[]
  /** The signed-in admin is in their first day, and may not change other people. */
  isNew: boolean
}

/** One account; the last owner who can sign in cannot be removed or lowered. */
export function PersonRow({ person, all, isNew }: Props) {
  const { name, email, role, avatar, invited, twoFactor, hasPasskey, you } = person
  const isLast = isOnlyOwner(person, all)
  return (
    <li>
      <Avatar src={avatar} name={name} />
      <div className="row-text">
        <p>
          <b>{name}</b> <span className="badge badge-plain">{roleWords(role).name}</span>{' '}
          {you && <span className="badge">You</span>}{' '}
          {invited && <span className="badge badge-plain">Invited</span>}{' '}
          {twoFactor && <span className="badge badge-plain">Two-factor</span>}{' '}
          {hasPasskey && <span className="badge badge-plain">Passkey</span>}
        </p>
        <p className="muted">{email}</p>
        {isLast && <p className="muted">The last owner cannot be removed and stays an owner.</p>}
      </div>
      <div className="line-2xs">
        {!isLast && (
          <Button disabled={isNew && !you} onClick={() => beginRole(person)}>
            Change role<span className="visually-hidden"> of {name}</span>
          </Button>
        )}
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
            onClick={() => void removeFromAdmins(person)}
          >
            Remove
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
