import type { ComponentProps } from 'react'
import { IconButton } from '#islands/ui/IconButton.tsx'

interface Props extends Pick<ComponentProps<'button'>, 'draggable' | 'onDragStart' | 'onDragEnd'> {
  /** What they move. */
  name: string
  /** Its place, from 0 on. */
  at: number
  canGo: (to: number) => boolean
  onMove: (from: number, to: number) => void
  /** In place of 'Move up' and 'Move down', under a pointer. */
  titles?: readonly [up: string, down: string]
}

/** Moves one item of a list up or down. */
export function MoveButtons({ name, at, canGo, onMove, titles, ...rest }: Props) {
  return (['up', 'down'] as const).map((way, index) => {
    const to = way === 'up' ? at - 1 : at + 1
    return (
      <IconButton
        key={way}
        icon={way === 'up' ? 'arrowUp' : 'arrowDown'}
        data-move={way}
        aria-label={way === 'up' ? `Move up: ${name}` : `Move down: ${name}`}
        title={titles?.[index] ?? (way === 'up' ? 'Move up' : 'Move down')}
        aria-disabled={!canGo(to) || undefined}
        onClick={() => canGo(to) && onMove(at, to)}
        {...rest}
      />
    )
  })
}
