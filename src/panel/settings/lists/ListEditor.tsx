import { useState } from 'react'
import { merged, newEntryId } from '#domain/lists/change.ts'
import { Button } from '#islands/ui/Button.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import type { ListEntry, ListName } from '#locale/lists.ts'
import { LIST_MOST } from '#locale/ownList.ts'
import { moved } from '#panel/content/rules/items.ts'
import { Block } from '#panel/shell/Block.tsx'
import '#panel/content/editors/items.css'
import '#islands/events/tones.css'
import { EntryRow } from './EntryRow.tsx'
import { entryName } from './words.ts'

interface Props {
  name: ListName
  title: string
  lead: string
  /** One of its entries. */
  label: string
  entries: readonly ListEntry[]
  /** As saved: these cannot be removed. */
  stored: readonly ListEntry[]
  /** By the path inside of the entries. */
  errors: Readonly<Record<string, string>>
  onChange: (entries: readonly ListEntry[]) => void
}

/** Adds, renames, moves, hides and merges the entries of a list. */
export function ListEditor(props: Props) {
  const { name, title, lead, label, entries, stored, errors, onChange } = props
  const [opened, setOpened] = useState('')
  const [typed, setTyped] = useState('')
  const separate = entries.filter(({ into }) => !into)
  const gone = entries.filter(({ into }) => into)
  const put = (next: ListEntry) =>
    onChange(entries.map(entry => (entry.id === next.id ? next : entry)))
  const move = (from: number, to: number) => onChange([...moved(separate, from, to), ...gone])
  const add = () => {
    const text = typed.trim()
    if (!text) return
    const entry = { id: newEntryId(text, entries), name: text }
    const forms = name === 'subjects' ? { contact: true } : { mark: 'other' }
    onChange([...separate, { ...entry, ...forms }, ...gone])
    setTyped('')
    setOpened(entry.id)
  }
  return (
    <Block title={title}>
      <p className="muted">{lead}</p>
      <div className="items pile-s">
        <ol className="bare">
          {separate.map((entry, at) => (
            <EntryRow
              key={entry.id}
              list={name}
              entry={entry}
              at={at}
              others={separate.filter(other => other !== entry)}
              count={separate.length}
              isStored={stored.some(one => one.id === entry.id)}
              error={errors[`${entries.indexOf(entry)}.name`]}
              isOpen={opened === entry.id}
              onToggle={() => setOpened(opened === entry.id ? '' : entry.id)}
              onChange={put}
              onMerge={into => onChange(merged(entries, entry.id, into))}
              onMove={move}
              onRemove={() => onChange(entries.filter(other => other !== entry))}
            />
          ))}
        </ol>
        {gone.length > 0 && (
          <ul className="bare">
            {gone.map(entry => (
              <li key={entry.id} className="item-removed line-s spread">
                <span>
                  {entryName(name, entry)} is part of{' '}
                  {entryName(name, entries.find(({ id }) => id === entry.into) ?? entry)}
                </span>
                <Button kind="link" onClick={() => onChange(merged(entries, entry.id, ''))}>
                  Separate again
                  <span className="visually-hidden">: {entryName(name, entry)}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {errors[''] && <p className="field-error">{errors['']}</p>}
      </div>
      {entries.length < LIST_MOST && (
        <div className="list-add field-and-button">
          <TextField
            label={label}
            value={typed}
            onChange={setTyped}
            onKeyDown={event => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
          <Button icon="plus" onClick={add}>
            Add
          </Button>
        </div>
      )}
    </Block>
  )
}
