import { useStore } from '@nanostores/react'
import { Avatar } from '#islands/ui/Avatar.tsx'
import { PanelLink } from './PanelLink.tsx'
import { $session } from './session.ts'

/** Who is signed in, as a link to the account. */
export function Me() {
  const session = useStore($session)
  if (session.state !== 'open') return null
  const { name, email, avatar } = session.user
  return (
    <PanelLink href="/admin/settings/account" className="me">
      <Avatar src={avatar} name={name} />
      <span>
        <b>{name}</b>
        <span className="muted">{email}</span>
      </span>
    </PanelLink>
  )
}
