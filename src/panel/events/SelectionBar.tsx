import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { type EventResponse, MOST_AT_ONCE } from '#contract/events.ts'
import { RESTORABLE_DAYS } from '#domain/collection/deletion.ts'
import { categories } from '#domain/lists/categories.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { namesIn } from '#locale/ownList.ts'
import { optionsOf } from '#panel/fields/FilterSelect.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { $isChangingMany, changeMany, eventsInWords } from './many.ts'

interface Props {
  /** The selected events. */
  selected: readonly EventResponse[]
  /** The events that are shown. */
  found: readonly EventResponse[]
  onSelect: (ids: readonly string[]) => void
  onDone: () => void
}

/** What can be done with the selected events at once; each change can be undone. */
export function SelectionBar({ selected, found, onSelect, onDone }: Props) {
  const busy = useStore($isChangingMany)
  const [isDeleting, setDeleting] = useState(false)
  const change = async (part: Parameters<typeof changeMany>[1]) => {
    setDeleting(false)
    if (await changeMany(selected, part)) onDone()
  }
  const isNone = selected.length === 0
  const most = found.slice(0, MOST_AT_ONCE)
  return (
    <section className="events-selection stays pile-2xs" aria-label="Selected events">
      <p role="status">
        {isNone ? 'Choose events in the list.' : `${eventsInWords(selected.length)} chosen`}
      </p>
      <div className="line-2xs">
        {selected.length < most.length && (
          <Button kind="link" onClick={() => onSelect(most.map(({ id }) => id))}>
            Choose {most.length < found.length ? `the first ${most.length}` : `all ${most.length}`}
          </Button>
        )}
        {[false, true].map(active => (
          <Button
            key={String(active)}
            icon={active ? 'eye' : 'eyeOff'}
            busy={busy}
            disabled={isNone}
            onClick={() => void change({ active })}
          >
            {active ? 'Show' : 'Hide'}
          </Button>
        ))}
        <select
          className="input"
          aria-label="Move the chosen events to a category"
          value=""
          disabled={isNone || busy}
          onChange={({ target }) => void change({ category: target.value })}
        >
          <option value="" disabled>
            Category…
          </option>
          {optionsOf(namesIn(categories, categories.offered())).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Button icon="trash2" busy={busy} disabled={isNone} onClick={() => setDeleting(true)}>
          Delete
        </Button>
        <Button kind="link" onClick={onDone}>
          Done
        </Button>
      </div>
      {isDeleting && (
        <Dialog
          title={`Delete ${eventsInWords(selected.length)}?`}
          onClose={() => setDeleting(false)}
        >
          <p>Visitors do not find them any more.</p>
          <p className="muted">They stay under Deleted events for {RESTORABLE_DAYS} days.</p>
          <DialogEnd
            onClose={() => setDeleting(false)}
            kind="danger"
            icon="trash2"
            onClick={() => void change({ deleted: true })}
          >
            Delete {eventsInWords(selected.length)}
          </DialogEnd>
        </Dialog>
      )}
    </section>
  )
}
