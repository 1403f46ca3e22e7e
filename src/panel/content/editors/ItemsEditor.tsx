import { useId } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { type ItemKind, itemFields } from '../rules/items.ts'
import type { EditorProps } from './editor.ts'
import { faultsInWords } from './faults.ts'
import { ItemFrame } from './ItemActions.tsx'
import { ItemField } from './ItemField.tsx'
import './items.css'
import { NOUNS, summaryOf } from './itemWords.ts'
import { useItems } from './useItems.ts'

/** Edits a list item by item: add, change, move, remove, and undo a removal. */
export function ItemsEditor({ editing, label, problems, kind }: EditorProps & { kind: ItemKind }) {
  const { entries, open, removed, said, list, faults, ...items } = useItems(kind, editing)
  const id = useId()
  const { noun, isShort } = NOUNS[kind]
  const others = problems.filter(({ where }) => !where.includes(', '))
  const takenBack = removed && (
    <li key="removed" className="item-removed line-s spread">
      <p role="status">Removed: {summaryOf(kind, removed.entry.item) || `an empty ${noun}`}</p>
      <Button kind="link" data-undo onClick={items.undo}>
        Undo
      </Button>
    </li>
  )
  return (
    <fieldset
      className="items pile-s"
      aria-describedby={others.length > 0 ? `${id}-error` : undefined}
    >
      <legend className="visually-hidden">{label}</legend>
      <ol ref={list} className={isShort ? 'bare items-short' : 'bare'}>
        {entries.flatMap(({ key, item }, at) => {
          const summary = summaryOf(kind, item)
          return [
            removed?.at === at && takenBack,
            <ItemFrame
              key={key}
              rowKey={key}
              at={at}
              count={entries.length}
              name={summary || `${noun} ${at + 1}`}
              head={isShort ? undefined : summary || <span className="muted">New {noun}</span>}
              isWrong={Object.keys(faults).some(name => name.startsWith(`${at}.`))}
              isOpen={isShort || open.has(key)}
              onToggle={() => items.toggle(key)}
              onMove={items.move}
              onRemove={() => items.remove(at)}
            >
              {() =>
                itemFields(kind)
                  .filter(field => field !== 'id')
                  .map(field => (
                    <ItemField
                      key={field}
                      {...{ kind, field, item }}
                      number={at + 1}
                      fault={faults[`${at}.${field}`]}
                      onChange={item => items.put(entries.with(at, { key, item }))}
                    />
                  ))
              }
            </ItemFrame>,
          ]
        })}
        {removed && removed.at >= entries.length && takenBack}
      </ol>
      {entries.length === 0 && !removed && <p className="muted">There is no {noun} yet.</p>}
      <div className="cluster">
        <Button icon="plus" onClick={items.add}>
          Add {/^[aeiou]/.test(noun) ? 'an' : 'a'} {noun}
        </Button>
        {kind === 'schoolEvents' && entries.length > 1 && (
          <Button icon="calendarArrowDown" onClick={items.sort}>
            Sort by date
          </Button>
        )}
      </div>
      {(others.length > 0 || editing.errors.content) && (
        <p className="field-error" id={`${id}-error`}>
          {faultsInWords(others) ?? editing.errors.content}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </fieldset>
  )
}
