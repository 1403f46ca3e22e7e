import { type KeyboardEvent, useRef, useState } from 'react'
import { hiddenPieces, type Piece } from './pieces.ts'

interface Props {
  onChoose: (piece: Piece) => void
}

/** The pieces that have no place to tap: empty links and pictures, and what only search engines read. */
export function HiddenPieces({ onChoose }: Props) {
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
