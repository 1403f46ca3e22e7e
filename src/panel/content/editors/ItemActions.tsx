import { IconButton } from '#islands/ui/IconButton.tsx'

interface Props {
  /** What the buttons move and remove. */
  name: string
  /** Its place, from 0 on, among how many. */
  at: number
  count: number
  onMove: (from: number, to: number) => void
  /** Absent: it cannot be removed. */
  onRemove?: (() => void) | undefined
  removeTitle?: string
}

/** The buttons that move and remove one item of a list. */
export function ItemActions({ name, at, count, onMove, onRemove, removeTitle = 'Remove' }: Props) {
  const mover = (way: 'up' | 'down', to: number) => (
    <IconButton
      icon={`arrow-${way}`}
      data-move={way}
      aria-label={`Move ${way}: ${name}`}
      title={`Move ${way}`}
      aria-disabled={to < 0 || to === count || undefined}
      onClick={() => to >= 0 && to < count && onMove(at, to)}
    />
  )
  return (
    <div className="item-actions">
      {mover('up', at - 1)}
      {mover('down', at + 1)}
      {onRemove && (
        <IconButton
          icon="trash-2"
          aria-label={`Remove: ${name}`}
          title={removeTitle}
          onClick={onRemove}
        />
      )}
    </div>
  )
}
