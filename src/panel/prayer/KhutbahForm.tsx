import { dayInWords } from '#domain/prayer/inWords/days.ts'
import { LABEL_MOST, TOPIC_MOST } from '#domain/prayer/settingFields.ts'
import { clock12 } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import { usePrayerView } from './context.ts'
import { useKhateebNames } from './khateebs/names.ts'
import { OptionalTexts } from './OptionalTexts.tsx'
import { typeIntoForm } from './prayerSettings.ts'
import type { KhutbahChange } from './rules/change.ts'
import { useFormMessages } from './useFormMessages.ts'

/** Who gives the khutbahs of one Friday, on what, and where. */
export function KhutbahForm({ change }: { change: KhutbahChange }) {
  const { editing, today, dayOf } = usePrayerView()
  const messages = useFormMessages()
  const prayers = dayOf(change.date).jumuah
  const names = useKhateebNames(editing.stored.settings)
  const type = (at: number, slot: KhutbahChange['slots'][number]) =>
    typeIntoForm({ ...change, slots: change.slots.with(at, slot) })
  return (
    <ChangeForm title={`Khutbah ${dayInWords(change.date, today)}`}>
      <div className="slots pile-s">
        {change.slots.map((slot, at) => {
          const prayer = prayers[at]
          const isNamed = change.slots.length > 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the prayers of a day have an order
            <fieldset key={at} className="slot pile-s">
              <legend className={isNamed ? 'field-label' : 'visually-hidden'}>
                {prayer
                  ? [`Jumu'ah at ${clock12(prayer.time)}`, prayer.label].filter(Boolean).join(', ')
                  : "No Jumu'ah at this place of the list any more"}
              </legend>
              <TextField
                label="Khateeb"
                optional
                maxLength={LABEL_MOST}
                autoComplete="off"
                value={slot.khateeb ?? ''}
                error={messages[`slots.${at}.khateeb`]}
                onChange={khateeb => type(at, { ...slot, khateeb })}
              />
              {!slot.khateeb && names.length > 0 && (
                <div className="cluster">
                  {names.map(khateeb => (
                    <Button
                      key={khateeb}
                      onClick={({ currentTarget }) => {
                        // These buttons go: the focus stays in the form.
                        currentTarget.closest('fieldset')?.querySelector('input')?.focus()
                        type(at, { ...slot, khateeb })
                      }}
                    >
                      {khateeb}
                    </Button>
                  ))}
                </div>
              )}
              <OptionalTexts
                rows={[
                  [{ name: 'topic', label: 'Topic', most: TOPIC_MOST }],
                  [
                    {
                      name: 'place',
                      label: 'Place on this Friday',
                      most: LABEL_MOST,
                      hint: prayer?.place
                        ? `Blank: ${prayer.place}, as usual.`
                        : 'Only when it is not in the usual hall.',
                    },
                  ],
                ]}
                values={slot}
                at={`slots.${at}`}
                messages={messages}
                onChange={part => type(at, { ...slot, ...part })}
              />
            </fieldset>
          )
        })}
      </div>
    </ChangeForm>
  )
}
