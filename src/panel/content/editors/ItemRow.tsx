import { type Item, type ItemKind, itemFields } from '../rules/items.ts'
import { ItemFrame } from './ItemActions.tsx'
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
  const { kind, item, at, faults, isOpen, onChange, ...frame } = props
  const { noun, isShort } = NOUNS[kind]
  const summary = summaryOf(kind, item)
  const isWrong = Object.keys(faults).some(key => key.startsWith(`${at}.`))
  const head = (
    <>
      {summary || <span className="muted">New {noun}</span>}
      {isWrong && !isOpen && <span className="field-error"> Needs a correction</span>}
    </>
  )
  return (
    <ItemFrame
      {...{ ...frame, at, isOpen, isWrong }}
      name={summary || `${noun} ${at + 1}`}
      head={isShort ? undefined : head}
    >
      {() =>
        itemFields(kind)
          .filter(field => field !== 'id')
          .map(field => (
            <ItemField
              key={field}
              {...{ kind, field, item, onChange }}
              number={at + 1}
              fault={faults[`${at}.${field}`]}
            />
          ))
      }
    </ItemFrame>
  )
}
