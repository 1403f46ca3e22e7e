import { useEffect, useEffectEvent } from 'react'
import { markPieces, type Piece, pieceAround, unmarkPieces } from './pieces.ts'

/** Marks the page's pieces, and reports the one that is clicked, tapped or chosen by Enter. */
export function useChoosing(onChoose: (piece: Piece) => void): void {
  const choose = useEffectEvent((event: Event, piece: Piece | null) => {
    if (!piece) return
    event.preventDefault()
    event.stopPropagation()
    onChoose(piece)
  })
  useEffect(() => {
    markPieces()
    const onClick = (event: MouseEvent) => {
      // With a key held, a link opens elsewhere as usual.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      choose(event, pieceAround(event.target))
    }
    const onKey = (event: KeyboardEvent) => {
      const piece = pieceAround(event.target)
      const isChosen = (event.key === 'Enter' || event.key === ' ') && piece?.place === event.target
      if (isChosen) choose(event, piece)
    }
    // Before the page's own scripts and links.
    document.addEventListener('click', onClick, true)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('keydown', onKey, true)
      unmarkPieces()
    }
  }, [])
}
