import { use } from 'react'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import type { ListEntry, ListName } from '#locale/lists.ts'
import { ItemFrame } from '#panel/content/editors/ItemActions.tsx'
import { optionsOf } from '#panel/fields/FilterSelect.tsx'
import { HasSchool } from '#panel/shell/hasSchool.ts'
import { entryName, MARKS, seedName } from './words.ts'

interface Props {
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
export function EntryRow(props: Props) {
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
