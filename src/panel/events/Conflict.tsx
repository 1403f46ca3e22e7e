import type { EventAnswer } from '#contract/events.ts'
import { CHANGED_MEANWHILE } from '#contract/failure.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { TwoVersions } from '#panel/editing/TwoVersions.tsx'
import type { EventFormStore } from './editor.ts'
import { differing } from './rules/differing.ts'
import { type EventValues, valuesOf } from './rules/values.ts'
import { useTypedHours } from './useTypedHours.ts'
import './conflict.css'

interface Props {
  mine: EventValues
  theirs: EventAnswer
  store: EventFormStore
}

/** Shows what another admin saved beside what is typed here, and lets the admin choose. */
export function Conflict({ mine, theirs, store }: Props) {
  const stored = valuesOf(theirs)
  const hoursOf = useTypedHours(stored, mine)
  const keep = () => {
    store.keepMine()
    void store.save()
  }
  return (
    <TwoVersions>
      <Notice kind="warning" role="alert">
        <p>{CHANGED_MEANWHILE}</p>
      </Notice>
      <dl className="event-versions">
        {differing(stored, mine, hoursOf).map(({ label, theirs: saved, mine: typed }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>Saved by another admin</b>
              {saved}
            </dd>
            <dd>
              <b>Yours, not saved</b>
              {typed}
            </dd>
          </div>
        ))}
      </dl>
      <div className="cluster">
        <Button kind="primary" onClick={keep}>
          Save mine on top of theirs
        </Button>
        <Button kind="danger" onClick={store.takeNewer}>
          Take theirs and give up mine
        </Button>
      </div>
    </TwoVersions>
  )
}
