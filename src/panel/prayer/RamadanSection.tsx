import { messagesOf } from '#domain/declared/problems.ts'
import { hijriMonthsOf } from '#domain/prayer/hijriSettings.ts'
import { oneTarawihInWords, tarawihInWords } from '#domain/prayer/inWords/seasons.ts'
import { RAMADAN_FIELDS } from '#domain/prayer/prayerFields.ts'
import { ramadanAhead } from '#domain/prayer/ramadan.ts'
import { formatDay } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { capital } from '#locale/capital.ts'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import { errorsUnder } from '#panel/fields/FieldControl.tsx'
import { usePrayerView } from './context.ts'
import { editDraft, openForm } from './prayerSettings.ts'
import { withPart } from './rules/seasonChange.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { TarawihForm } from './TarawihForm.tsx'

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
