import { dayInWords } from '#domain/prayer/inWords/days.ts'
import { KHUTBAH_FIELDS } from '#domain/prayer/prayerFields.ts'
import { clock12 } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import { errorsUnder } from '#panel/fields/FieldControl.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import { usePrayerView } from './context.ts'
import { useKhateebNames } from './khateebs/names.ts'
import { typeIntoForm } from './prayerSettings.ts'
import type { KhutbahChange } from './rules/change.ts'

const { khateeb, topic, place: inHall } = KHUTBAH_FIELDS
const placeField = (place: string | undefined) =>
  place ? { ...inHall, hint: `Blank: ${place}, as usual.` } : inHall

/** Where the khateebs of several Fridays are planned. */
export const PLANS = 'plan-khateebs'

/** Who gives the khutbahs of one Friday, on what, and where. */
export function KhutbahForm({ change }: { change: KhutbahChange }) {
  const { editing, messages, today, dayOf } = usePrayerView()
  const prayers = dayOf(change.date).jumuah
  const names = useKhateebNames(editing.stored.settings)
  return (
    <ChangeForm title={`Khutbah ${dayInWords(change.date, today)}`}>
      <Button
        kind="link"
        className="fitted"
        onClick={() => {
          const plans = document.getElementById(PLANS)
          plans?.scrollIntoView({ block: 'center' })
          plans?.querySelector('summary')?.focus({ preventScroll: true })
        }}
      >
        Several Fridays at once, or a rota
      </Button>
      <div className="slots pile-s">
        {change.slots.map((slot, at) => {
          const prayer = prayers[at]
          const isNamed = change.slots.length > 1
          const part = {
            values: slot,
            errors: errorsUnder(messages, `slots.${at}`),
            change: (typed: typeof slot) =>
              typeIntoForm({ ...change, slots: change.slots.with(at, { ...slot, ...typed }) }),
          }
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the prayers of a day have an order
            <fieldset key={at} className="slot pile-s">
              <legend className={isNamed ? 'field-label' : 'visually-hidden'}>
                {prayer
                  ? [`Jumu'ah at ${clock12(prayer.time)}`, prayer.label].filter(Boolean).join(', ')
                  : "No Jumu'ah at this place of the list any more"}
              </legend>
              <DeclaredFields fields={{ khateeb }} {...part} />
              {!slot.khateeb && names.length > 0 && (
                <div className="cluster">
                  {names.map(name => (
                    <Button
                      key={name}
                      onClick={({ currentTarget }) => {
                        // These buttons go: the focus stays in the form.
                        currentTarget.closest('fieldset')?.querySelector('input')?.focus()
                        part.change({ khateeb: name })
                      }}
                    >
                      {name}
                    </Button>
                  ))}
                </div>
              )}
              <DeclaredFields fields={{ topic, place: placeField(prayer?.place) }} {...part} />
            </fieldset>
          )
        })}
      </div>
    </ChangeForm>
  )
}
