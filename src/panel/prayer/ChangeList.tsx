import type { PrayerChange } from '#domain/prayer/inWords/changes.ts'
import { PRAYERS } from '#domain/prayer/names.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { Folded } from '#panel/shell/Folded.tsx'
import { usePrayerView } from './context.ts'
import { NextDays } from './NextDays.tsx'
import { editDraft } from './prayerSettings.ts'
import { withoutChange } from './rules/withoutChange.ts'

/** What will be saved together, each in words and removable. */
export function ChangeList({ changes }: { changes: readonly PrayerChange[] }) {
  const { editing } = usePrayerView()
  const { stored, saving } = editing
  return (
    <ul className="bare change-list small">
      {changes.map(({ key, text }) => (
        <li key={key}>
          <span>{text}</span>
          <button
            type="button"
            className="icon-button"
            disabled={saving}
            onClick={() => editDraft(draft => withoutChange(draft, stored.settings, key))}
          >
            <Icon name="x" />
            <span className="visually-hidden">Remove from the list: {text}</span>
          </button>
          <Days part={key} />
        </li>
      ))}
    </ul>
  )
}

/** The next days of a part that is one prayer's. */
function Days({ part }: { part: string }) {
  const name = [...PRAYERS, 'jumuah' as const].find(one => part === `iqama.${one}` || part === one)
  if (!name) return null
  return (
    <Folded className="quiet-details" summary="The next seven days">
      {() => <NextDays name={name} />}
    </Folded>
  )
}
