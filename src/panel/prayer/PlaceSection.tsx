import { messagesOf } from '#domain/declared/problems.ts'
import { methodAngles } from '#domain/prayer/methods.ts'
import { PLACE_FIELDS } from '#domain/prayer/place.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import { errorsUnder } from '#panel/fields/FieldControl.tsx'
import { CalculationFields } from './CalculationFields.tsx'
import { usePrayerView } from './context.ts'
import { PlaceFinder } from './place/PlaceFinder.tsx'
import { editDraft } from './prayerSettings.ts'
import { SettingsSection } from './SettingsSection.tsx'

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
