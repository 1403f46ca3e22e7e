import { messagesOf } from '#domain/declared/problems.ts'
import { chosenTimes, EXTRA_TIMES, extraTimesInWords } from '#domain/prayer/inWords/extraTimes.ts'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import { errorsUnder } from '#panel/fields/FieldControl.tsx'
import { usePrayerView } from './context.ts'
import { editDraft } from './prayerSettings.ts'
import { withPart } from './rules/seasonChange.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** Which times of the day visitors see beside the five prayers. */
export function ExtraTimesSection() {
  const { editing, problems } = usePrayerView()
  /** Stored is what is not as usual: sunrise that is left out, and any other time that is shown. */
  const choose = (part: object) => {
    const entries = Object.entries(part).map(([name, value]) => [
      name,
      value === (name === 'sunrise') ? undefined : value,
    ])
    editDraft(draft => withPart(draft, 'extraTimes', Object.fromEntries(entries)))
  }
  return (
    <SettingsSection
      title="Times of the day"
      summary={`Shown beside the prayers: ${extraTimesInWords(editing.draft)}.`}
      about={['extraTimes']}
    >
      {() => (
        <>
          <p className="muted">Visitors see the chosen ones among the prayers of the day.</p>
          <DeclaredFields
            fields={EXTRA_TIMES}
            values={chosenTimes(editing.draft)}
            errors={errorsUnder(messagesOf(problems), 'extraTimes')}
            change={choose}
          />
        </>
      )}
    </SettingsSection>
  )
}
