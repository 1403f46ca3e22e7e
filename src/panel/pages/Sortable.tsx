import { type DragEvent, type ReactNode, useState } from 'react'
import { IconButton } from '#islands/ui/IconButton.tsx'
import './parts.css'

interface Props<Item extends { readonly id: string }> {
  items: readonly Item[]
  nameOf: (item: Item) => string
  /** How many at the start keep their place. */
  fixed?: number
  onMove: (from: number, to: number) => void
  children: (item: Item, index: number) => ReactNode
}

/** A list whose items are moved with buttons, also by keyboard, or dragged. */
export function Sortable<Item extends { readonly id: string }>(props: Props<Item>) {
  const { items, nameOf, fixed = 0, onMove, children } = props
  const [dragged, setDragged] = useState<number | null>(null)
  const canGo = (from: number, to: number) => from >= fixed && to >= fixed && to < items.length
  const go = (from: number, to: number) => canGo(from, to) && onMove(from, to)
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
            {(['up', 'down'] as const).map(way => {
              const [to, words] =
                way === 'up' ? [index - 1, 'Move up, or drag'] : [index + 1, 'Move down, or drag']
              const name = nameOf(item)
              return (
                <IconButton
                  key={way}
                  icon={way === 'up' ? 'arrowUp' : 'arrowDown'}
                  aria-label={way === 'up' ? `Move up: ${name}` : `Move down: ${name}`}
                  title={index < fixed ? 'It stays first' : words}
                  aria-disabled={!canGo(index, to) || undefined}
                  draggable={index >= fixed}
                  onDragStart={() => setDragged(index)}
                  onDragEnd={() => setDragged(null)}
                  onClick={() => go(index, to)}
                />
              )
            })}
          </div>
          <div className="sortable-item">{children(item, index)}</div>
        </li>
      ))}
    </ol>
  )
}
