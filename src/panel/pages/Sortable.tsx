import { type DragEvent, type ReactNode, useState } from 'react'
import { MoveButtons } from '#panel/shell/MoveButtons.tsx'
import './parts.css'

interface Props<Item extends { readonly id: string }> {
  items: readonly Item[]
  nameOf: (item: Item) => string
  /** How many at the start keep their place. */
  fixed?: number
  onMove: (from: number, to: number) => void
  children: (item: Item, index: number) => ReactNode
}

const FIXED = ['It stays first', 'It stays first'] as const
const MOVED = ['Move up, or drag', 'Move down, or drag'] as const

/** A list whose items are moved with buttons, also by keyboard, or dragged. */
export function Sortable<Item extends { readonly id: string }>(props: Props<Item>) {
  const { items, nameOf, fixed = 0, onMove, children } = props
  const [dragged, setDragged] = useState<number | null>(null)
  const canGo = (from: number, to: number) => from >= fixed && to >= fixed && to < items.length
  const over = (event: DragEvent, index: number) => {
    if (dragged === null || !canGo(dragged, index)) return
    event.preventDefault()
    if (index === dragged) return
    onMove(dragged, index)
    setDragged(index)
  }
  return (
    <ol className="bare sortable">
      {items.map((item, index) => (
        <li
          key={item.id}
          data-dragged={dragged === index || undefined}
          onDragOver={event => over(event, index)}
          onDrop={event => event.preventDefault()}
        >
          <div className="sortable-moves">
            <MoveButtons
              name={nameOf(item)}
              at={index}
              canGo={to => canGo(index, to)}
              onMove={onMove}
              titles={index < fixed ? FIXED : MOVED}
              draggable={index >= fixed}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(null)}
            />
          </div>
          <div className="sortable-item">{children(item, index)}</div>
        </li>
      ))}
    </ol>
  )
}
