import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '#islands/ui/IconButton.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { $session, checkSession } from '#panel/shell/session.ts'
import { useRoom } from './useRoom.ts'

interface Props {
  title: string
  /** What is changed in it; it gets the focus back. */
  place?: HTMLElement
  onClose: () => void
  /** The page behind was pressed at a point of the window. */
  onBehind: (x: number, y: number) => void
  children: ReactNode
}

/** What changes the page: at its side, or on a phone as a sheet below it. */
export function Drawer({ title, place, onClose, onBehind, children }: Props) {
  const drawer = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    drawer.current?.showModal()
    if (!place) return
    return () => {
      const isSeen = place.getClientRects().length > 0
      const back = isSeen ? place : document.querySelector<HTMLElement>('.edit-hidden > summary')
      back?.focus({ preventScroll: true })
    }
  }, [place])
  useRoom(drawer, place)
  return (
    <dialog
      ref={drawer}
      className="piece-drawer"
      aria-labelledby={id}
      onClick={event => {
        if (event.target === drawer.current) onBehind(event.clientX, event.clientY)
      }}
      // Of two presses of Escape in a row, browsers let a page prevent the first one's closing alone.
      onKeyDown={event => {
        const isHere = (event.target as Element).closest('dialog') === drawer.current
        if (event.key !== 'Escape' || event.defaultPrevented || !isHere) return
        event.preventDefault()
        onClose()
      }}
      onCancel={event => {
        if (event.target !== drawer.current) return
        event.preventDefault()
        onClose()
      }}
    >
      <header className="piece-drawer-head">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="x" aria-label="Close" onClick={onClose} />
      </header>
      <div className="piece-drawer-body">
        <SignedIn>{children}</SignedIn>
      </div>
    </dialog>
  )
}

/** The editor while the session is open; otherwise how to go on, with what was typed kept. */
function SignedIn({ children }: { children: ReactNode }) {
  const session = useStore($session)
  switch (session.state) {
    case 'open':
      return children
    case 'checking':
      return <Spinner label="Checking your sign-in…" />
    case 'unreachable':
      return <NotLoaded message={session.message} retry={checkSession} />
    default:
      return (
        <>
          <Notice kind="warning" role="alert" title="Please sign in again">
            {session.state === 'ended' && session.kept && (
              <p>What you typed is kept in this browser.</p>
            )}
            <p>Sign in in a new tab, then come back to this one and go on.</p>
          </Notice>
          <p>
            <a className="button button-primary" href="/login" target="_blank" rel="noopener">
              Sign in<span className="visually-hidden">, in a new tab</span>
            </a>
          </p>
        </>
      )
  }
}
