import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isOneTool } from '#domain/structure/specified.ts'
import { Button } from '#islands/ui/Button.tsx'
import { editPath } from '#panel/content/paths.ts'
import { mayOpenPath } from '#panel/shell/role.ts'
import { $role } from '#panel/shell/session.ts'
import { hiddenPieces, type Piece } from './pieces.ts'
import './editBar.css'

/** What a page shows that is not content, and where it is changed. */
const ELSEWHERE = [
  ['.prayer-arch, .month', 'Prayer times', '/admin/prayer-times'],
  ['[data-shows-events]', 'Events', '/admin/events'],
] as const

interface Props {
  onChoose: (piece: Piece) => void
  /** Arranges the parts of the page. */
  onParts: () => void
  onDone: () => void
}

/** The bar of a page that is being edited: what to do, what is changed elsewhere, and the way out. */
export function EditBar({ onChoose, onParts, onDone }: Props) {
  const role = useStore($role)
  const pageId = document.documentElement.dataset.page
  const lead = useRef<HTMLParagraphElement>(null)
  useEffect(() => lead.current?.focus({ preventScroll: true }), [])
  const links = ELSEWHERE.filter(
    ([shown, , path]) => document.querySelector(shown) && mayOpenPath(role, path),
  )
  return (
    <section className="edit-bar line-s spread" aria-label="Editing this page">
      <p ref={lead} tabIndex={-1}>
        <b>Choose a text or a picture to change it.</b>
      </p>
      <div className="edit-bar-links line-s tall-links">
        {pageId && !isOneTool(pageId) && mayOpenPath(role, '/admin/pages') && (
          <Button kind="link" onClick={onParts}>
            Parts of the page
          </Button>
        )}
        <HiddenPieces onChoose={onChoose} />
        <a href={editPath(pageId ?? 'header')}>All texts</a>
        {links.map(([, name, path]) => (
          <a key={path} href={path}>
            {name}
          </a>
        ))}
      </div>
      <Button kind="primary" onClick={onDone}>
        Done
      </Button>
    </section>
  )
}

/** The pieces that have no place to tap: empty links and pictures, and what only search engines read. */
function HiddenPieces({ onChoose }: Pick<Props, 'onChoose'>) {
  const details = useRef<HTMLDetailsElement>(null)
  const [pieces, setPieces] = useState<readonly Piece[]>([])
  const close = () => {
    if (details.current) details.current.open = false
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    details.current?.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={details}
      className="edit-hidden"
      onToggle={() => setPieces(hiddenPieces())}
      onKeyDown={onKeyDown}
    >
      <summary>Not shown</summary>
      <ul>
        {pieces.map(piece => (
          <li key={`${piece.pageId}/${piece.sectionId}`}>
            <button
              type="button"
              onClick={() => {
                close()
                onChoose(piece)
              }}
            >
              {piece.title}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
