import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { notInPart } from '#contract/notAllowed.ts'
import { ownsPage } from '#domain/account/roles.ts'
import { Button } from '#islands/ui/Button.tsx'
import { IconButton } from '#islands/ui/IconButton.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { siteContent } from '#panel/content/content.ts'
import { $editing, requestClose } from '#panel/content/editing.ts'
import { SectionEditor } from '#panel/content/SectionEditor.tsx'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { $role } from '#panel/shell/role.ts'
import { $session, checkSession } from '#panel/shell/session.ts'
import { type Piece, pieceAt } from './pieces.ts'
import { useRoom } from './useRoom.ts'

interface Props {
  piece: Piece
  /** Another piece was chosen in the page behind. */
  onOther: (piece: Piece) => void
  onClosed: () => void
}

/** The editor of one piece: at the side of the page, or on a phone as a sheet below it. */
export function PieceDrawer({ piece, onOther, onClosed }: Props) {
  const { title, place } = piece
  const drawer = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    drawer.current?.showModal()
    return () => {
      const isSeen = place.getClientRects().length > 0
      const back = isSeen ? place : document.querySelector<HTMLElement>('.edit-hidden > summary')
      back?.focus({ preventScroll: true })
    }
  }, [place])
  useRoom(drawer, place)
  const close = () => ($editing.get() ? requestClose() : onClosed())
  const chooseBehind = (x: number, y: number) => {
    const other = pieceAt(x, y)
    if (!other) close()
    else if (other.place === place) return
    else if ($editing.get()) requestClose(() => onOther(other))
    else onOther(other)
  }
  return (
    <dialog
      ref={drawer}
      className="piece-drawer"
      aria-labelledby={id}
      onClick={event => {
        if (event.target === drawer.current) chooseBehind(event.clientX, event.clientY)
      }}
      // Of two presses of Escape in a row, browsers let a page prevent the first one's closing alone.
      onKeyDown={event => {
        const isHere = (event.target as Element).closest('dialog') === drawer.current
        if (event.key !== 'Escape' || event.defaultPrevented || !isHere) return
        event.preventDefault()
        close()
      }}
      onCancel={event => {
        if (event.target !== drawer.current) return
        event.preventDefault()
        close()
      }}
    >
      <header className="piece-drawer-head">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="x" aria-label="Close" onClick={close} />
      </header>
      <div className="piece-drawer-body">
        <SignedIn>
          <Editor piece={piece} onClosed={onClosed} />
        </SignedIn>
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

function Editor({ piece, onClosed }: { piece: Piece; onClosed: () => void }) {
  const content = useStore(siteContent.$data)
  if (content.state === 'loading') return <Spinner label="Loading the text…" />
  if (content.state === 'failed') {
    return <NotLoaded message={content.message} retry={siteContent.load} />
  }
  const role = $role.get()
  if (!ownsPage(role, piece.pageId)) {
    return (
      <Notice kind="warning" role="alert">
        <p>{notInPart(role)}</p>
      </Notice>
    )
  }
  const section = content.data[piece.pageId]?.sections[piece.sectionId]
  if (!section) {
    return (
      <Notice kind="warning" role="alert">
        <p>This text is no longer part of the site. Reload the page.</p>
        <Button onClick={() => location.reload()}>Reload</Button>
      </Notice>
    )
  }
  return <SectionEditor pageId={piece.pageId} section={section} onClosed={onClosed} takesFocus />
}
