import { useStore } from '@nanostores/react'
import { notInPart } from '#contract/notAllowed.ts'
import { ownsPage } from '#domain/account/roles.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { siteContent } from '#panel/content/content.ts'
import { $editing, requestClose } from '#panel/content/editing.ts'
import { SectionEditor } from '#panel/content/SectionEditor.tsx'
import { LeaveDialog } from '#panel/editing/LeaveDialog.tsx'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { $role } from '#panel/shell/session.ts'
import { Drawer } from './Drawer.tsx'
import { type Piece, pieceAt } from './pieces.ts'

interface Props {
  piece: Piece
  /** Another piece was chosen in the page behind. */
  onOther: (piece: Piece) => void
  onClosed: () => void
}

/** The editor of one piece: at the side of the page, or on a phone as a sheet below it. */
export function PieceDrawer({ piece, onOther, onClosed }: Props) {
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
