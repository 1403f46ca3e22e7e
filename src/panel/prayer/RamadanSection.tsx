import { messagesOf } from '#domain/declared/problems.ts'
import { hijriMonthsOf } from '#domain/prayer/hijriSettings.ts'
import { oneTarawihInWords, tarawihInWords } from '#domain/prayer/inWords/seasons.ts'
import { RAMADAN_FIELDS, TARAWIH_FIELDS } from '#domain/prayer/prayerFields.ts'
import { ramadanAhead } from '#domain/prayer/ramadan.ts'
import { MOST_TARAWIH, type TarawihSetting } from '#domain/prayer/seasonSettings.ts'
import { formatDay } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { capital } from '#locale/capital.ts'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import { errorsUnder } from '#panel/fields/FieldControl.tsx'
import { NumberField } from '#panel/fields/NumberField.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import { usePrayerView, useSeasons } from './context.ts'
import { PrayerList } from './PrayerList.tsx'
import { editDraft, openForm, typeIntoForm } from './prayerSettings.ts'
import type { Messages } from './rules/messages.ts'
import { afterIshaOf, type TarawihChange, withPart } from './rules/seasonChange.ts'
import { SeasonalClockField } from './SeasonalClockField.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** Tarawih, imsak and where the rest of Ramadan is set. */
export function RamadanSection() {
  const { editing, today, problems } = usePrayerView()
  const { draft, form } = editing
  const { imsak, tarawih = [] } = draft.ramadan ?? {}
  const change = form?.change.kind === 'tarawih' ? form.change : null
  const months = hijriMonthsOf(draft.hijri, today)
  const first = months.startOf(ramadanAhead(months.dateOf(today)))
  const expected = months.dateOf(first).expected ? ' (expected)' : ''
  return (
    <SettingsSection
      title="Ramadan"
      anchor="ramadan"
      summary={`First day ${formatDay(first)}${expected}. ${capital(tarawihInWords(tarawih))}.`}
      about={['ramadan']}
      isOpenAtFirst={change !== null}
    >
      {() => (
        <>
          <p className="muted">
            Fajr’s athan is also shown as the end of suhoor, Maghrib’s as iftar. For iqamas of
            Ramadan alone, change the prayer above and choose ‘Every year in Ramadan’ under When.
          </p>
          <div className="pile-2xs">
            {change ? (
              <TarawihForm change={change} />
            ) : (
              <>
                <ul className="bare rows">
                  {tarawih.map((prayer, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: prayers have nothing else to tell them apart
                    <li key={index}>{oneTarawihInWords(prayer)}</li>
                  ))}
                </ul>
                <Button
                  icon={tarawih.length > 0 ? 'pencil' : 'plus'}
                  className="fitted"
                  onClick={() =>
                    openForm({
                      kind: 'tarawih',
                      tarawih:
                        tarawih.length > 0
                          ? structuredClone(tarawih)
                          : [{ time: { afterIsha: 15 } }],
                    })
                  }
                >
                  {tarawih.length > 0 ? 'Change Tarawih' : 'Add Tarawih'}
                </Button>
              </>
            )}
          </div>
          <DeclaredFields
            fields={RAMADAN_FIELDS}
            values={{ imsak }}
            errors={errorsUnder(messagesOf(problems), 'ramadan')}
            change={part => editDraft(now => withPart(now, 'ramadan', part))}
          />
          <p>
            <a href="/prayer-times/ramadan" target="_blank" rel="noreferrer">
              Open the calendar of Ramadan
            </a>
            , to print and to share.
          </p>
        </>
      )}
    </SettingsSection>
  )
}

const USUAL_MINUTES = 15

/** The Tarawih prayers of every night of Ramadan, and those of the last ten. */
function TarawihForm({ change }: { change: TarawihChange }) {
  const { messages } = usePrayerView()
  const { tarawih } = change
  return (
    <ChangeForm title="Tarawih">
      <PrayerList
        prayers={tarawih}
        name="prayer"
        single="Prayer"
        least={0}
        most={MOST_TARAWIH}
        addLabel="Add a prayer"
        added={{ time: { afterIsha: USUAL_MINUTES } }}
        onChange={changed => typeIntoForm({ ...change, tarawih: changed })}
      >
        {(prayer, index, changePrayer) => (
          <PrayerFields
            values={prayer}
            errors={errorsUnder(messages, `${index}`)}
            onChange={changePrayer}
          />
        )}
      </PrayerList>
    </ChangeForm>
  )
}

interface PrayerProps {
  values: TarawihSetting
  errors: Messages
  onChange: (part: Partial<TarawihSetting>) => void
}

function PrayerFields({ values, errors, onChange }: PrayerProps) {
  const seasons = useSeasons()
  const { time } = values
  const minutes = afterIshaOf(time)
  return (
    <>
      <Select
        label="When"
        value={minutes === undefined ? 'clock' : 'after'}
        options={[
          { value: 'after', label: 'Minutes after Isha’s iqama' },
          { value: 'clock', label: 'At a time of the clock' },
        ]}
        onChange={kind => onChange({ time: kind === 'clock' ? '' : { afterIsha: USUAL_MINUTES } })}
      />
      {typeof time === 'object' && 'afterIsha' in time ? (
        <NumberField
          label="Minutes after Isha’s iqama"
          value={time.afterIsha}
          error={errors.time ?? errors['time.afterIsha']}
          onChange={afterIsha => onChange({ time: { afterIsha } })}
        />
      ) : (
        <SeasonalClockField
          label="Time"
          value={time}
          messages={errors}
          at="time"
          seasons={seasons}
          onChange={clock => onChange({ time: clock })}
        />
      )}
      <DeclaredFields fields={TARAWIH_FIELDS} values={values} errors={errors} change={onChange} />
    </>
  )
}
