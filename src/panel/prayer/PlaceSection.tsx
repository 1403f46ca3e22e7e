import { methodAngles } from '#domain/prayer/methods.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { NumberField } from '#panel/fields/NumberField.tsx'
import { binding } from './bind.ts'
import { CalculationFields } from './CalculationFields.tsx'
import { usePrayerView } from './context.ts'
import { PlaceFinder } from './place/PlaceFinder.tsx'
import { editDraft } from './prayerSettings.ts'
import { messagesOf } from './rules/messages.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** The mosque's place and how its times are computed. */
export function PlaceSection() {
  const { editing, problems, review } = usePrayerView()
  const { place, calculation } = editing.draft
  const messages = messagesOf(problems)
  const warnings = messagesOf(review.warnings)
  const change = (part: Partial<PrayerSettings['place']>) =>
    editDraft(draft => ({ ...draft, place: { ...draft.place, ...part } }))
  const bind = binding({ values: place, messages, at: 'place', onChange: change })
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
            <TextField label="Name of the place" maxLength={120} {...bind('name')} />
            <div className="field-row">
              <NumberField
                label="Latitude"
                inputMode="text"
                {...bind('latitude')}
                hint="North of the equator; south is negative."
              />
              <NumberField
                label="Longitude"
                inputMode="text"
                {...bind('longitude')}
                hint="East of Greenwich; west is negative. New York is about -74."
              />
            </div>
            {warnings['place.longitude'] && (
              <Notice kind="warning">{warnings['place.longitude']}</Notice>
            )}
            <ZoneField {...bind('timeZone')} />
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

interface ZoneProps {
  value: string
  error: string | undefined
  onChange: (zone: string) => void
}

/** The zone by its IANA name, completed from the browser's list. */
function ZoneField(bound: ZoneProps) {
  return (
    <>
      <TextField
        label="Time zone"
        list="zones"
        autoComplete="off"
        spellCheck={false}
        hint="The clock that your times are on. It follows the place that you find."
        {...bound}
      />
      <datalist id="zones">
        {Intl.supportedValuesOf('timeZone').map(zone => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  )
}
