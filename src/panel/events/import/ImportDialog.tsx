import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { MOST_IMPORTED } from '#contract/importEvents.ts'
import { ownsCategory } from '#domain/account/roles.ts'
import { rhythmInWords } from '#domain/events/rhythm.ts'
import { type Category, categories } from '#domain/lists/categories.ts'
import { clock12, formatLong } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { namesIn } from '#locale/ownList.ts'
import { optionsOf } from '#panel/fields/FilterSelect.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { FileButton } from '#panel/shell/FileButton.tsx'
import { $role } from '#panel/shell/session.ts'
import { eventsInWords } from '../many.ts'
import {
  $importing,
  choose,
  closeImport,
  type Importing,
  importChosen,
  keepCalendar,
  readEvents,
  readSource,
} from './importing.ts'
import './import.css'

/** Takes over events from another calendar: first what is in it, then what is chosen of it. */
export function ImportDialog() {
  const importing = useStore($importing)
  if (importing.state === 'closed') return null
  return 'found' in importing ? <FoundDialog {...importing} /> : <SourceDialog {...importing} />
}

type Choosing = Extract<Importing, { state: 'choosing' | 'reading' }>
type Shown = Extract<Importing, { state: 'found' | 'importing' }>

function SourceDialog({ state, problem }: Choosing) {
  const [address, setAddress] = useState('')
  const busy = state === 'reading'
  return (
    <Dialog title="Import events" onClose={closeImport}>
      <Form errors={{}} onSend={() => void readSource({ address })}>
        <TextField
          label="Address of the calendar"
          name="address"
          type="text"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://calendar.google.com/…/basic.ics"
          hint="In Google Calendar: Settings of the calendar, Integrate calendar, Public address in iCal format. In Outlook: Settings, Shared calendars, Publish a calendar, ICS."
          value={address}
          onChange={setAddress}
        />
        <p className="cluster">
          <Button kind="primary" type="submit" busy={busy} disabled={address.trim() === ''}>
            Look at it
          </Button>
          <FileButton
            label="Calendar file"
            accept=".ics,text/calendar"
            icon="upload"
            onChoose={([file]) => file && void readEvents(file)}
          >
            Or choose an .ics file
          </FileButton>
        </p>
        <p className="field-hint">Nothing is stored before you have seen what is in it.</p>
        <ErrorNotice text={problem} />
        <DialogEnd onClose={closeImport} />
      </Form>
    </Dialog>
  )
}

function FoundDialog({ state, found, chosen, problem }: Shown) {
  const own = categories.ids().filter(category => ownsCategory($role.get(), category))
  const [category, setCategory] = useState<Category>(own.includes('other') ? 'other' : own[0]!)
  const [active, setActive] = useState(true)
  const { events, past, name, unread } = found
  const fresh = events.filter(({ isHere }) => !isHere).map(({ uid }) => uid)
  const count = chosen.size
  return (
    <Dialog
      title={name ? `Events of “${name}”` : 'Events of this calendar'}
      onClose={closeImport}
      toRead
    >
      <p role="status">{reportOf(events.length, fresh.length, past)}</p>
      <ErrorNotice text={unread} />
      {fresh.length > 0 && (
        <p className="cluster">
          <Button kind="link" onClick={() => choose(fresh.slice(0, MOST_IMPORTED), true)}>
            Choose all
          </Button>
          <Button kind="link" onClick={() => choose(fresh, false)}>
            Choose none
          </Button>
        </p>
      )}
      <ul className="import-list bare well pile-2xs">
        {events.map(event => (
          <li key={event.uid}>
            <Checkbox
              label={event.title}
              checked={chosen.has(event.uid)}
              disabled={event.isHere}
              hint={
                <>
                  {whenInWords(event)}
                  {event.location && ` · ${event.location}`}
                  {event.isHere && ' · Here already'}
                  {event.note && <span className="import-note">{event.note}</span>}
                </>
              }
              onChange={isChosen => choose([event.uid], isChosen)}
            />
          </li>
        ))}
      </ul>
      {(fresh.length > 0 || 'address' in found.source) && (
        <div className="field-row">
          <Select
            label="Category"
            options={optionsOf(namesIn(categories, own))}
            value={category}
            onChange={setCategory}
          />
          <Checkbox
            label="Visible to the public"
            hint="Off keeps them here, for later."
            checked={active}
            onChange={setActive}
          />
        </div>
      )}
      {'address' in found.source && (
        <p className="field-hint">
          Or keep the calendar: all its events are taken over into this category, and it is read
          every hour. They are changed there; here they can be hidden.
        </p>
      )}
      <ErrorNotice
        text={
          problem ||
          (count > MOST_IMPORTED ? `At most ${MOST_IMPORTED} at once: choose fewer.` : '')
        }
      />
      <div className="dialog-end">
        {fresh.length > 0 && (
          <Button
            kind="primary"
            busy={state === 'importing'}
            disabled={count === 0 || count > MOST_IMPORTED}
            onClick={() => void importChosen(category, active)}
          >
            Import {eventsInWords(count)}
          </Button>
        )}
        {'address' in found.source && (
          <Button busy={state === 'importing'} onClick={() => void keepCalendar(category)}>
            Read it every hour
          </Button>
        )}
        <Button onClick={closeImport}>Cancel</Button>
      </div>
    </Dialog>
  )
}

function reportOf(all: number, fresh: number, past: number): string {
  const over =
    past > 0 ? ` ${eventsInWords(past)} of the past ${past === 1 ? 'is' : 'are'} left out.` : ''
  if (all === 0) return `There are no coming events in it.${over}`
  const here = all - fresh
  const known = here > 0 ? ` ${eventsInWords(here)} ${here === 1 ? 'is' : 'are'} here already.` : ''
  return `${eventsInWords(fresh)} to import.${known}${over}`
}

function whenInWords(event: Shown['found']['events'][number]): string {
  const { date, startTime, endTime } = event
  const days = rhythmInWords(event, date) || formatLong(date)
  const hours = [startTime, endTime].filter(Boolean).map(clock12).join(' – ')
  return [days, hours || 'all day'].join(', ')
}
