import { FindButton } from '#panel/find/FindButton.tsx'
import { PublishLine } from '#panel/publishing/PublishLine.tsx'
import { Me } from '#panel/shell/Me.tsx'
import { LeaveLinks, PageLinks } from './MenuLinks.tsx'
import './rail.css'

interface Props {
  siteName: string
  onLogout: () => void
}

/** The panel's left rail on wide screens. */
export function Sidebar({ siteName, onLogout }: Props) {
  return (
    <aside className="rail">
      <p className="rail-brand">
        <span>{siteName}</span>
        <span className="muted">Admin</span>
      </p>
      <nav className="rail-nav" aria-label="Admin">
        <FindButton />
        <PageLinks />
      </nav>
      <div className="rail-end">
        <PublishLine />
        <Me />
        <LeaveLinks onLogout={onLogout} />
      </div>
    </aside>
  )
}
