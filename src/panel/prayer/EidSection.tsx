import { type ComingEid, comingEids } from '#domain/prayer/comingEids.ts'
import { EID_LABELS, type EidName } from '#domain/prayer/eid.ts'
import { eidPrayersInWords } from '#domain/prayer/inWords/seasons.ts'
import { EID_PRAYER_FIELDS } from '#domain/prayer/prayerFields.ts'
import { type EidSetting, MOST_EID_PRAYERS } from '#domain/prayer/seasonSettings.ts'
import { formatDay } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { capital } from '#locale/capital.ts'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import { errorsUnder } from '#panel/fields/FieldControl.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import { usePrayerView } from './context.ts'
import { PrayerList } from './PrayerList.tsx'
import { editDraft, openForm, typeIntoForm } from './prayerSettings.ts'
import { RangeItem } from './RangeItem.tsx'
import { type EidChange, withoutEid } from './rules/seasonChange.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** The prayers of the two coming Eids. */
export function EidSection() {
  const { editing, today } = usePrayerView()
  const change = editing.form?.change.kind === 'eid' ? editing.form.change : null
  const coming = comingEids(editing.draft, today)
  const next = coming.find(({ eid }) => eid)
  return (
    <SettingsSection
      title="Eid prayers"
      summary={
        next?.eid
          ? `${EID_LABELS[next.festival]} ${onDay(next)}: ${eidPrayersInWords(next.eid)}.`
          : 'No prayer times are entered.'
      }
      about={['eid']}
      anchor="change-eid"
      isOpenAtFirst={change !== null}
    >
      {() => (
        <div className="pile-2xs">
          <p className="muted">
            Visitors see the day of each Eid without any setting, and its prayers once they are
            entered. Both move with the moon.
          </p>
          <ul className="bare rows">
            {coming.map(({ eid, earlier, ...day }) =>
              change?.festival === day.festival ? (
                <li key={day.festival}>
                  <EidForm change={change} date={day.date} />
                </li>
              ) : eid ? (
                <RangeItem
                  key={day.festival}
                  text={`${EID_LABELS[day.festival]}: ${eidPrayersInWords(eid)}`}
                  days={`${capital(onDay(day))}${eid.date ? ', fixed' : ''}`}
                  isCurrent={day.date === today}
                  at={['eid', day.festival]}
                  name={EID_LABELS[day.festival]}
                  onEdit={() => openEid(day.festival, eid)}
                  onRemove={() => editDraft(draft => withoutEid(draft, day.festival))}
                />
              ) : (
                <li key={day.festival}>
                  <div className="row-text">
                    <p>{EID_LABELS[day.festival]}</p>
                    <p className="muted">{capital(onDay(day))}. No prayers yet.</p>
                  </div>
                  {earlier && (
                    <Button
                      icon="rotateCcw"
                      onClick={() =>
                        openEid(day.festival, { year: day.year, prayers: earlier.prayers })
                      }
                    >
                      Use those of {earlier.year}: {eidPrayersInWords(earlier)}
                    </Button>
                  )}
                  <Button
                    icon="plus"
                    onClick={() =>
                      openEid(day.festival, { year: day.year, prayers: [{ time: '' }] })
                    }
                  >
                    Add {EID_LABELS[day.festival]} prayers
                  </Button>
                </li>
              ),
            )}
          </ul>
        </div>
      )}
    </SettingsSection>
  )
}

const onDay = ({ date, expected }: Pick<ComingEid, 'date' | 'expected'>): string =>
  `on ${formatDay(date)}${expected ? ' (expected)' : ''}`

const openEid = (festival: EidName, eid: EidSetting) =>
  openForm({ kind: 'eid', festival, eid: structuredClone(eid) })

interface Props {
  change: EidChange
  /** The Eid's day, by the calendar or as fixed. */
  date: string
}

/** One to five prayers of an Eid, on the day of the moon or on a fixed one. */
function EidForm({ change, date }: Props) {
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
