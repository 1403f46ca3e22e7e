import { useMemo } from 'react'
import { messagesOf } from '#domain/declared/problems.ts'
import { CALCULATION_FIELDS, METHOD_USERS, TWILIGHT_NAMES } from '#domain/prayer/calculation.ts'
import { methodAngles } from '#domain/prayer/methods.ts'
import { PLACE_FIELDS } from '#domain/prayer/place.ts'
import type { Calculation } from '#domain/prayer/settings.ts'
import { formatDay } from '#domain/time/format.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import { errorsUnder } from '#panel/fields/FieldControl.tsx'
import { CustomAngles } from './CustomAngles.tsx'
import { usePrayerView } from './context.ts'
import { PlaceFinder } from './place/PlaceFinder.tsx'
import { editDraft } from './prayerSettings.ts'
import type { Messages } from './rules/messages.ts'
import { compareTwilights, hasOwnTwilights } from './rules/twilightChecks.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { short } from './words.ts'

const { timeZone, ...WHERE } = PLACE_FIELDS

/** The mosque's place and how its times are computed. */
export function PlaceSection() {
  const { editing, problems, review } = usePrayerView()
  const { place, calculation } = editing.draft
  const messages = messagesOf(problems)
  const warnings = messagesOf(review.warnings)
  const part = {
    values: place,
    errors: errorsUnder(messages, 'place'),
    change: (part: Partial<typeof place>) =>
      editDraft(draft => ({ ...draft, place: { ...draft.place, ...part } })),
  }
  const method = methodAngles(calculation).label
  return (
    <SettingsSection
      title="Where and how times are calculated"
      anchor="place"
      summary={`${place.name}. ${method}.`}
      about={['place', 'calculation']}
    >
      {() => (
        <>
          <Notice kind="warning" title="This changes all prayer times">
            The athan and iqama of every day depend on it. Check the next 14 days before you save.
          </Notice>
          <fieldset className="pile-s">
            <legend>Place</legend>
            <PlaceFinder
              place={place}
              onChange={found => editDraft(draft => ({ ...draft, place: found }))}
            />
            <DeclaredFields fields={WHERE} {...part} />
            {warnings['place.longitude'] && (
              <Notice kind="warning">{warnings['place.longitude']}</Notice>
            )}
            <DeclaredFields fields={{ timeZone }} {...part} />
          </fieldset>
          <CalculationFields
            calculation={calculation}
            messages={messages}
            warning={warnings['calculation.highLatitudeRule']}
            onChange={next => editDraft(draft => ({ ...draft, calculation: next }))}
          />
        </>
      )}
    </SettingsSection>
  )
}

interface Props {
  calculation: Calculation
  messages: Messages
  /** About the rule for long twilights. */
  warning: string | undefined
  onChange: (calculation: Calculation) => void
}

const { method, custom, madhab, highLatitudeRule, adjustments, ...OTHERS } = CALCULATION_FIELDS
const OWN = { angles: CustomAngles }
const USUAL_ANGLES = { custom: { fajrAngle: 15, ishaAngle: 15 } }

/** Method, madhab, the rules for long twilights, rounding and the minutes added. */
function CalculationFields({ calculation, messages, warning, onChange }: Props) {
  const part = {
    values: calculation,
    errors: errorsUnder(messages, 'calculation'),
    change: (changed: Partial<Calculation>) => {
      const needsAngles = changed.method === 'custom' && !calculation.custom
      onChange({ ...calculation, ...(needsAngles && USUAL_ANGLES), ...changed })
    },
    own: OWN,
  }
  const hint = `Followed by: ${METHOD_USERS[calculation.method]} The numbers are how far the sun is below the horizon at Fajr / Isha.`
  return (
    <>
      <fieldset className="pile-s">
        <legend>Calculation</legend>
        <DeclaredFields fields={{ method: { ...method, hint }, custom, madhab }} {...part} />
        {!hasOwnTwilights({ calculation }) && (
          <>
            <DeclaredFields fields={{ highLatitudeRule }} {...part} />
            {warning && (
              <Notice kind="warning" role="status">
                {warning}
              </Notice>
            )}
            <TwilightTable />
          </>
        )}
        <DeclaredFields fields={OTHERS} {...part} />
      </fieldset>
      <fieldset className="pile-s">
        <legend>{adjustments.label}</legend>
        <p className="field-hint">{adjustments.hint}</p>
        <div className="clocks">
          <DeclaredFields
            fields={adjustments.fields}
            values={calculation.adjustments}
            errors={errorsUnder(part.errors, 'adjustments')}
            change={minutes =>
              part.change({ adjustments: { ...calculation.adjustments, ...minutes } })
            }
          />
        </div>
      </fieldset>
    </>
  )
}

/** What each rule for long twilights would give on the longest day, and how often Isha is late. */
function TwilightTable() {
  const { settings, review, today } = usePrayerView()
  const isComputed = review.dayOf !== null
  const { place, calculation } = settings
  const compared = useMemo(
    () => (isComputed ? compareTwilights({ place, calculation }, today) : null),
    [isComputed, place, calculation, today],
  )
  if (!compared) return null
  return (
    <table className="twilight-table plain-table">
      <caption className="muted">
        {formatDay(compared.date)}, the longest day, under each rule
      </caption>
      <thead className="muted">
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">Fajr</th>
          <th scope="col">Isha</th>
          <th scope="col">Isha not before Fajr</th>
        </tr>
      </thead>
      <tbody>
        {compared.rows.map(({ rule, isChosen, fajr, isha, lateDays }) => (
          <tr key={rule} data-chosen={isChosen || undefined}>
            <th scope="row">
              {TWILIGHT_NAMES[rule]}
              {isChosen && <span className="twilight-chosen"> Chosen</span>}
            </th>
            <td>{short(fajr, 'fajr')}</td>
            <td>{short(isha, 'isha')}</td>
            <td data-late={lateDays > 0 || undefined}>
              {lateDays === 0 ? 'Never' : `${lateDays} ${lateDays === 1 ? 'day' : 'days'} a year`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
