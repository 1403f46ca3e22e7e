import { useStore } from '@nanostores/react'
import { roleInWords } from '#domain/account/roles.ts'
import { ENTRIES, menuEntryOf } from './entries.ts'
import { PageHead } from './PageHead.tsx'
import { PanelLink } from './PanelLink.tsx'
import type { PanelRoute } from './routes.ts'
import { $role } from './session.ts'

/** Replaces a page that the role may not open: what it is for, and who may. */
export function NotAllowedPage({ route }: { route: PanelRoute }) {
  const role = useStore($role)
  const entry = ENTRIES.find(({ name }) => name === menuEntryOf(route))
  if (!entry) return null
  return (
    <>
      <PageHead title={entry.label} lead={entry.purpose} />
      <p>You are signed in as {roleInWords(role)}. An owner can change that under People.</p>
      <p className="cluster">
        <PanelLink className="button button-primary" href="/admin">
          Go to the dashboard
        </PanelLink>
      </p>
    </>
  )
}
