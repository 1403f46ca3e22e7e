import { EID_LABELS } from '#domain/prayer/eid.ts'
import { EID_PRAYER_FIELDS } from '#domain/prayer/prayerFields.ts'
import { MOST_EID_PRAYERS } from '#domain/prayer/seasonSettings.ts'
import { formatDay } from '#domain/time/format.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import { errorsUnder } from '#panel/fields/FieldControl.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import { usePrayerView } from './context.ts'
import { PrayerList } from './PrayerList.tsx'
import { typeIntoForm } from './prayerSettings.ts'
import type { EidChange } from './rules/seasonChange.ts'

interface Props {
  change: EidChange
  /** The Eid's day, by the calendar or as fixed. */
  date: string
}

/** One to five prayers of an Eid, on the day of the moon or on a fixed one. */
export function EidForm({ change, date }: Props) {
  const { messages } = usePrayerView()
  const { eid, festival } = change
  const type = (part: Partial<typeof eid>) => typeIntoForm({ ...change, eid: { ...eid, ...part } })
  const { date: fixed, ...following } = eid
  return (
    <ChangeForm title={`${EID_LABELS[festival]} prayers`}>
      {festival === 'fitr' && fixed === undefined ? (
        <p className="muted">
          {formatDay(date)} is Shawwal 1: confirm the month under ‘Hijri months’ to move it.
        </p>
      ) : (
        <Checkbox
          label="Fix the day"
          hint={
            fixed === undefined
              ? `Now ${formatDay(date)}. It moves when the month is confirmed a day earlier or later.`
              : 'The Eid stays on this day, whatever is confirmed.'
          }
          checked={fixed !== undefined}
          onChange={checked =>
            typeIntoForm({ ...change, eid: checked ? { ...eid, date } : following })
          }
        />
      )}
      {fixed !== undefined && (
        <TextField
          label="Day"
          type="date"
          value={fixed}
          error={messages.date}
          onChange={typed => type({ date: typed })}
        />
      )}
      <PrayerList
        prayers={eid.prayers}
        name="prayer"
        single="Prayer"
        least={1}
        most={MOST_EID_PRAYERS}
        addLabel="Add another prayer"
        added={{ time: '' }}
        onChange={prayers => type({ prayers })}
      >
        {(prayer, index, change) => (
          <DeclaredFields
            fields={EID_PRAYER_FIELDS}
            values={prayer}
            errors={errorsUnder(messages, `prayers.${index}`)}
            change={change}
          />
        )}
      </PrayerList>
    </ChangeForm>
  )
}
