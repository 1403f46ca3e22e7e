import { type ReactNode, useId } from 'react'
import { Icon } from '#islands/ui/Icon.tsx'
import { IconButton } from '#islands/ui/IconButton.tsx'
import { MoveButtons } from '#panel/shell/MoveButtons.tsx'

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
  return (
    <div className="item-actions">
      <MoveButtons {...{ name, at, onMove }} canGo={to => to >= 0 && to < count} />
      {onRemove && (
        <IconButton
          icon="trash2"
          aria-label={`Remove: ${name}`}
          title={removeTitle}
          onClick={onRemove}
        />
      )}
    </div>
  )
}

interface RowProps extends Props {
  /** Marks the row, so that the focus finds it after it was moved. */
  rowKey?: string
  /** Shown while it is closed; absent: it is always open. */
  head?: ReactNode
  isOpen: boolean
  isWrong?: boolean
  onToggle: () => void
  /** Its fields, while it is open. */
  children: () => ReactNode
}

/** One item of a list: a line that opens its fields, and the buttons that move and remove it. */
export function ItemFrame({
  rowKey,
  head,
  isOpen,
  isWrong,
  onToggle,
  children,
  ...item
}: RowProps) {
  const id = useId()
  return (
    <li className="item" data-key={rowKey} data-wrong={(isWrong && !isOpen) || undefined}>
      {head !== undefined && (
        <button
          type="button"
          className="item-toggle bare-button turning"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <Icon name="chevronRight" />
          <span>
            {head}
            {isWrong && !isOpen && <span className="field-error"> Needs a correction</span>}
          </span>
        </button>
      )}
      <fieldset className="item-fields" id={id} hidden={!isOpen}>
        <legend className="visually-hidden">{item.name}</legend>
        {isOpen && children()}
      </fieldset>
      <ItemActions {...item} />
    </li>
  )
}
