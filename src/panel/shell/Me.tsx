import { Avatar } from '#islands/ui/Avatar.tsx'
import { PanelLink } from './PanelLink.tsx'
import { useUser } from './session.ts'

/** Who is signed in, as a link to the account. */
export function Me() {
  const user = useUser()
  if (!user) return null
  const { name, email, avatar } = user
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
