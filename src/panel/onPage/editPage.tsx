import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { notInPart } from '#contract/notAllowed.ts'
import { ownsPage } from '#domain/account/roles.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { siteContent } from '#panel/content/content.ts'
import { $editing, requestClose } from '#panel/content/editing.ts'
import { SectionEditor } from '#panel/content/SectionEditor.tsx'
import { LeaveDialog } from '#panel/editing/LeaveDialog.tsx'
import { BannerHost } from '#panel/shell/BannerHost.tsx'
import { Boundary } from '#panel/shell/Boundary.tsx'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { $proof } from '#panel/shell/proof.ts'
import { $role, $session, watchSession } from '#panel/shell/session.ts'
import { $hasUnsaved } from '#panel/shell/unsaved.ts'
import { Drawer } from './Drawer.tsx'
import { EditBar } from './EditBar.tsx'
import { type Piece, pieceAround, pieceAt, pieceOf, placeOfPiece } from './pieces.ts'
import { useChoosing } from './useChoosing.ts'
import { type Put, usePreview } from './usePreview.ts'
import '#panel/shell/arrange.css'
import '#panel/shell/shared.css'
import './onPage.css'

/** With everything that arranging needs, once somebody arranges. */
const Parts = lazy(() => import('./Parts.tsx'))
/** Once a save asks for it. */
const ProofDialog = lazy(async () => {
  const { ProofDialog } = await import('#panel/shell/ProofDialog.tsx')
  return { default: ProofDialog }
})

interface Props {
  put: Put
  /** The section that opens first ('home/welcome'); '' for none. */
  wanted: string
  /** The page is as visitors see it again. */
  onDone: () => void
}

/** Makes the open page of the site editable, until its admin is done. */
export function editPage({ put, wanted, onDone }: Props): void {
  const host = document.createElement('div')
  host.className = 'on-page'
  // First on the page, so that Tab leads from the bar to the pieces.
  document.querySelector('.skip-link')?.after(host)
  const root = createRoot(host)
  const end = () => {
    root.unmount()
    host.remove()
    onDone()
  }
  root.render(
    <Boundary
      fallback={() => (
        <p className="edit-bar line-s spread" role="alert">
          Something went wrong. Reload the page and try again.
        </p>
      )}
    >
      <EditOnPage put={put} wanted={wanted} onDone={end} />
    </Boundary>,
  )
}

/** A page of the site while it is edited in place (docs/product.md, section 10). */
function EditOnPage({ put, wanted, onDone }: Props) {
  const [chosen, setChosen] = useState<Piece | null>(null)
  const [parts, setParts] = useState<'none' | 'open' | 'closed'>('none')
  const isOpen = useStore($session).state === 'open'
  const isProofAsked = useStore($proof).state === 'open'
  useEffect(watchSession, [])
  useEffect(() => {
    if (isOpen) void siteContent.load()
  }, [isOpen])
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if ($hasUnsaved.get()) event.preventDefault()
    }
    addEventListener('beforeunload', guard)
    return () => removeEventListener('beforeunload', guard)
  }, [])
  useChoosing(setChosen)
  usePreview(put)
  useEffect(() => {
    const [pageId = '', sectionId = ''] = wanted.split('/')
    const place = placeOfPiece(pageId, sectionId)
    if (place) setChosen(pieceOf(place))
  }, [wanted])
  return (
    <>
      <EditBar
        onChoose={setChosen}
        onParts={() => setParts('open')}
        onDone={() => {
          if ($editing.get()) requestClose(onDone)
          // What is arranged and not saved can be saved or discarded there.
          else if ($hasUnsaved.get()) setParts('open')
          else onDone()
        }}
      />
      {chosen ? (
        <PieceDrawer
          key={`${chosen.pageId}/${chosen.sectionId}`}
          piece={chosen}
          onOther={setChosen}
          onClosed={() => setChosen(null)}
        />
      ) : (
        <PieceName />
      )}
      {parts !== 'none' && (
        <Suspense>
          <Parts
            pageId={document.documentElement.dataset.page ?? ''}
            isOpen={parts === 'open'}
            onClosed={() => setParts('closed')}
          />
        </Suspense>
      )}
      {isProofAsked && (
        <Suspense>
          <ProofDialog />
        </Suspense>
      )}
      <BannerHost />
    </>
  )
}

interface PieceDrawerProps {
  piece: Piece
  /** Another piece was chosen in the page behind. */
  onOther: (piece: Piece) => void
  onClosed: () => void
}

/** The editor of one piece: at the side of the page, or on a phone as a sheet below it. */
function PieceDrawer({ piece, onOther, onClosed }: PieceDrawerProps) {
  const { title, place } = piece
  const close = () => ($editing.get() ? requestClose() : onClosed())
  const chooseBehind = (x: number, y: number) => {
    const other = pieceAt(x, y)
    if (!other) close()
    else if (other.place === place) return
    else if ($editing.get()) requestClose(() => onOther(other))
    else onOther(other)
  }
  return (
    <Drawer title={title} place={place} onClose={close} onBehind={chooseBehind}>
      <Editor piece={piece} onClosed={onClosed} />
    </Drawer>
  )
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
        {notInPart(role)}
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
  return (
    <>
      <SectionEditor pageId={piece.pageId} section={section} onClosed={onClosed} takesFocus />
      <LeaveDialog />
    </>
  )
}

interface Shown {
  title: string
  left: number
  top: number
}

const HEIGHT = 28

/** The name of the piece under the pointer or with the focus, above its corner. */
function PieceName() {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    const show = ({ target }: Event) => {
      const piece = pieceAround(target)
      if (!piece) {
        setShown(null)
        return
      }
      const { left, top } = piece.place.getBoundingClientRect()
      setShown({
        title: piece.title,
        left: Math.max(4, left - 4),
        top: top < HEIGHT + 8 ? Math.max(4, top) : top - HEIGHT - 4,
      })
    }
    const hide = () => setShown(null)
    document.addEventListener('pointerover', show)
    document.addEventListener('focusin', show)
    document.addEventListener('scroll', hide, { passive: true })
    return () => {
      document.removeEventListener('pointerover', show)
      document.removeEventListener('focusin', show)
      document.removeEventListener('scroll', hide)
    }
  }, [])
  return (
    shown && (
      <p className="piece-name" style={{ left: shown.left, top: shown.top }} aria-hidden="true">
        {shown.title}
      </p>
    )
  )
}
