import { use, useState } from 'react'
import { merged, newEntryId } from '#domain/lists/change.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import type { ListEntry, ListName } from '#locale/lists.ts'
import { LIST_MOST } from '#locale/ownList.ts'
import { ItemFrame } from '#panel/content/editors/ItemActions.tsx'
import { moved } from '#panel/content/rules/items.ts'
import { optionsOf } from '#panel/fields/FilterSelect.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { HasSchool } from '#panel/shell/hasSchool.ts'
import { entryName, MARKS, seedName } from './words.ts'
import '#panel/content/editors/items.css'
import '#islands/events/tones.css'

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

interface EntryRowProps {
  list: ListName
  entry: ListEntry
  at: number
  count: number
  /** What it can be merged into. */
  others: readonly ListEntry[]
  isStored: boolean
  /** What is wrong with its name. */
  error: string | undefined
  isOpen: boolean
  onToggle: () => void
  onChange: (entry: ListEntry) => void
  onMerge: (into: string) => void
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

/** One entry of a list: what it is called, how it is marked, and where it is offered. */
function EntryRow(props: EntryRowProps) {
  const { list, entry, others, isStored, error, onChange, onMerge, onRemove, ...frame } = props
  const hasSchool = use(HasSchool)
  const name = entryName(list, entry)
  const isCategory = list === 'categories'
  const mark = entry.mark ?? entry.id
  const change = (part: Partial<ListEntry>) => onChange({ ...entry, ...part })
  const head = (
    <>
      {isCategory ? (
        <span className="event-badge list-mark" data-tone={mark}>
          {name}
        </span>
      ) : (
        name
      )}
      {entry.hidden && <span className="muted"> · not offered</span>}
    </>
  )
  return (
    <ItemFrame
      {...{ ...frame, name, head }}
      isWrong={error !== undefined}
      onRemove={isStored ? undefined : onRemove}
    >
      {() => (
        <>
          <TextField
            label="Name"
            hint={
              seedName(list, entry.id) &&
              `Without one it is “${seedName(list, entry.id)}”, in each language of the site.`
            }
            value={entry.name ?? ''}
            error={error}
            onChange={text => change({ name: text || undefined })}
          />
          {isCategory ? (
            <Select
              label="Color and shape"
              options={optionsOf<string>(MARKS)}
              value={mark}
              onChange={mark => change({ mark })}
            />
          ) : (
            (['contact', 'school'] as const).map(
              form =>
                (form === 'contact' || hasSchool) && (
                  <Checkbox
                    key={form}
                    label={form === 'contact' ? 'For the center' : 'For the school'}
                    checked={entry[form] === true}
                    onChange={isOn => change({ [form]: isOn })}
                  />
                ),
            )
          )}
          <Checkbox
            label={isCategory ? 'Offer it for new events' : 'Offer it in the forms'}
            hint="Off, what has it keeps it."
            checked={!entry.hidden}
            onChange={isOn => change({ hidden: !isOn || undefined })}
          />
          {isStored && entry.id !== 'other' && (
            <Select
              label="Make it part of another one"
              hint={
                isCategory
                  ? 'Its events are then shown there, and its editors look after that category. It can be separated again.'
                  : 'Its messages are then shown there. It can be separated again.'
              }
              options={[
                { value: '', label: 'No' },
                ...others.map(other => ({ value: other.id, label: entryName(list, other) })),
              ]}
              value=""
              onChange={into => into && onMerge(into)}
            />
          )}
        </>
      )}
    </ItemFrame>
  )
}
