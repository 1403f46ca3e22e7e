import { useEffect, useState } from 'react'
import { pieceAround } from './pieces.ts'

interface Shown {
  title: string
  left: number
  top: number
}

const HEIGHT = 28

/** The name of the piece under the pointer or with the focus, above its corner. */
export function PieceName() {
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
