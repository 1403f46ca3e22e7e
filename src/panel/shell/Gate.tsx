import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { loginPath } from '#domain/account/returnPath.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { showNewerTheme } from '#stores/siteTheme.ts'
import { followChosenLanguage } from './panelLanguage.ts'
import { $look, $session, checkSession, watchSession } from './session.ts'

const loginHere = () => loginPath(location.pathname + location.search)

/** Shows the panel to a signed-in admin; everyone else is sent to the login page and back. */
export function Gate({ children }: { children: ReactNode }) {
  const session = useStore($session)
  useEffect(followChosenLanguage, [])
  useEffect(watchSession, [])
  useEffect(() => {
    if (session.state === 'none') location.replace(loginHere())
  }, [session])
  const isOpen = session.state === 'open'
  useEffect(() => {
    const look = $look.get()
    // The panel's page may have been built before the site's color was chosen.
    if (isOpen && look) void showNewerTheme(look).catch(() => undefined)
  }, [isOpen])

  if (isOpen) return children
  if (session.state === 'checking') {
    return (
      <div className="gate">
        <Spinner label="Checking your sign-in…" />
      </div>
    )
  }
  if (session.state === 'unreachable') {
    return (
      <div className="gate">
        <Notice kind="error" role="alert" title="No connection">
          {session.message}
        </Notice>
        <Button kind="primary" icon="rotateCcw" onClick={() => void checkSession()}>
          Try again
        </Button>
      </div>
    )
  }
  return (
    <div className="gate">
      <h1>Admin Login Required</h1>
      {session.state === 'ended' && (
        <Notice kind="warning" role="alert">
          <p>{session.message}</p>
          {session.kept && <p>What you were typing is kept in this tab and will be there again.</p>}
        </Notice>
      )}
      <a className="button button-primary" href={loginHere()}>
        Go to Login
      </a>
    </div>
  )
}
