import { useEffect, useId, useRef, useState } from 'react'
import { civilDateIn } from '#domain/time/civil.ts'
import { Button } from '#islands/ui/Button.tsx'
import { type } from '#panel/content/editing.ts'
import {
  blankItem,
  fieldFaults,
  type Item,
  type ItemKind,
  itemFields,
  moved,
  readItems,
  textIn,
  writeItems,
} from '#panel/content/rules/items.ts'
import { mosqueZone, now } from '#stores/clock.ts'
import type { EditorProps } from './editor.ts'
import { faultsInWords } from './faults.ts'
import { ItemFrame } from './ItemActions.tsx'
import { ItemField } from './ItemField.tsx'
import { NOUNS, summaryOf } from './itemWords.ts'
import './items.css'

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

/** An item with a key, so that React keeps its elements when it is moved. */
interface Entry {
  key: string
  item: Item
}

const entry = (item: Item): Entry => ({ key: crypto.randomUUID(), item })

/** The items of a list while they are edited; what is done is said, and what it concerns is focused. */
function useItems(kind: ItemKind, editing: EditorProps['editing']) {
  const [entries, setEntries] = useState(() => (readItems(kind, editing.values) ?? []).map(entry))
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [removed, setRemoved] = useState<{ entry: Entry; at: number } | null>(null)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const focusNext = useRef<string | null>(null)
  const { noun } = NOUNS[kind]
  const faults = fieldFaults(kind, editing.values, editing.tried)

  const put = (next: Entry[]) => {
    setEntries(next)
    type(
      writeItems(
        kind,
        next.map(({ item }) => item),
      ),
    )
  }
  // What was added, moved or brought back gets the focus once it is in its new place.
  useEffect(() => {
    const wanted = focusNext.current
    if (wanted === null) return
    focusNext.current = null
    list.current?.querySelector<HTMLElement>(wanted)?.focus()
  })
  // An item at fault opens when saving was tried.
  const tried = editing.tried
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the try opens them
  useEffect(() => {
    if (!tried) return
    const wrong = entries.filter((_, at) =>
      Object.keys(faults).some(key => key.startsWith(`${at}.`)),
    )
    setOpen(new Set([...open, ...wrong.map(({ key }) => key)]))
  }, [tried])

  const add = () => {
    const id = crypto.randomUUID().slice(0, 8)
    const next = entry(blankItem(kind, id, civilDateIn(mosqueZone(), now())))
    // The newest album comes first.
    put(kind === 'albums' ? [next, ...entries] : [...entries, next])
    setOpen(new Set([...open, next.key]))
    setRemoved(null)
    focusNext.current = `[data-key="${next.key}"] :is(input:not([type=file]), textarea)`
  }
  const move = (from: number, to: number) => {
    const { key, item } = entries[from] ?? {}
    if (!key || !item || to < 0 || to >= entries.length) return
    put(moved(entries, from, to))
    setSaid(
      `${summaryOf(kind, item) || `The ${noun}`} is number ${to + 1} of ${entries.length} now.`,
    )
    const way = to < from ? 'up' : 'down'
    focusNext.current = `[data-key="${key}"] [data-move="${way}"]`
  }
  const remove = (at: number) => {
    const gone = entries[at]
    if (!gone) return
    put(entries.toSpliced(at, 1))
    setRemoved({ entry: gone, at })
    setSaid('')
    focusNext.current = '[data-undo]'
  }
  const undo = () => {
    if (!removed) return
    put(entries.toSpliced(removed.at, 0, removed.entry))
    setRemoved(null)
    setSaid(`The ${noun} is back.`)
    focusNext.current = `[data-key="${removed.entry.key}"] :is(button, input, textarea)`
  }
  const sort = () => {
    put(entries.toSorted((a, b) => textIn(a.item, 'date').localeCompare(textIn(b.item, 'date'))))
    setSaid('Sorted by date.')
  }
  const toggle = (key: string) => {
    const next = new Set(open)
    if (!next.delete(key)) next.add(key)
    setOpen(next)
  }
  return {
    ...{ entries, open, removed, said, list, faults },
    ...{ put, add, move, remove, undo, sort, toggle },
  }
}
