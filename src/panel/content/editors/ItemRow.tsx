import { useId } from 'react'
import { Icon } from '#islands/ui/Icon.tsx'
import { type Item, type ItemKind, itemFields } from '../rules/items.ts'
import { ItemActions } from './ItemActions.tsx'
import { ItemField } from './ItemField.tsx'
import { NOUNS, summaryOf } from './itemWords.ts'

interface Props {
  kind: ItemKind
  item: Item
  /** Its place, from 0 on, among how many. */
  at: number
  count: number
  rowKey: string
  /** By item number and field: '2.date'. */
  faults: Readonly<Record<string, string>>
  isOpen: boolean
  onToggle: () => void
  onChange: (item: Item) => void
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

/** One item of a list: its fields, and the buttons that move and remove it. */
export function ItemRow(props: Props) {
  const { kind, item, at, count, rowKey, faults, isOpen, onToggle, onChange, onMove } = props
  const id = useId()
  const { noun, isShort } = NOUNS[kind]
  const summary = summaryOf(kind, item)
  const name = summary || `${noun} ${at + 1}`
  const isWrong = Object.keys(faults).some(key => key.startsWith(`${at}.`))
  return (
    <li className="item" data-key={rowKey} data-wrong={(isWrong && !isOpen) || undefined}>
      {!isShort && (
        <button
          type="button"
          className="item-toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <Icon name="chevron-right" />
          <span>
            {summary || <span className="muted">New {noun}</span>}
            {isWrong && !isOpen && <span className="field-error"> Needs a correction</span>}
          </span>
        </button>
      )}
      <fieldset className="item-fields" id={id} hidden={!isOpen}>
        <legend className="visually-hidden">{name}</legend>
        {isOpen &&
          itemFields(kind)
            .filter(field => field !== 'id')
            .map(field => (
              <ItemField
                key={field}
                kind={kind}
                field={field}
                item={item}
                number={at + 1}
                fault={faults[`${at}.${field}`]}
                onChange={onChange}
              />
            ))}
      </fieldset>
      <ItemActions {...{ name, at, count, onMove }} onRemove={props.onRemove} />
    </li>
  )
}
