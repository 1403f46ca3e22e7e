import { createRoot } from 'react-dom/client'
import { Boundary } from '#panel/shell/Boundary.tsx'
import '#panel/shell/arrange.css'
import '#panel/shell/shared.css'
import './onPage.css'

import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { siteContent } from '#panel/content/content.ts'
import { $editing, requestClose } from '#panel/content/editing.ts'
import { BannerHost } from '#panel/shell/BannerHost.tsx'
import { $proof } from '#panel/shell/proof.ts'
import { $session, watchSession } from '#panel/shell/session.ts'
import { $hasUnsaved } from '#panel/shell/unsaved.ts'
import { EditBar } from './EditBar.tsx'
import { PieceDrawer } from './PieceDrawer.tsx'
import { PieceName } from './PieceName.tsx'
import { type Piece, pieceOf, placeOfPiece } from './pieces.ts'
import { useChoosing } from './useChoosing.ts'
import { type Put, usePreview } from './usePreview.ts'

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
