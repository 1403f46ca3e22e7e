import { useState } from 'react'
import { dayInWords } from '#domain/prayer/inWords/days.ts'
import { fridayInWords } from '#domain/prayer/inWords/single.ts'
import { KHUTBAH_FIELDS } from '#domain/prayer/prayerFields.ts'
import { clock12 } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { capital } from '#locale/capital.ts'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import { errorsUnder } from '#panel/fields/FieldControl.tsx'
import { Folded } from '#panel/shell/Folded.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import { usePrayerView } from './context.ts'
import { KhateebList } from './khateebs/KhateebList.tsx'
import { useKhateebNames } from './khateebs/names.ts'
import { PlanFridays } from './khateebs/PlanFridays.tsx'
import { Rota } from './khateebs/Rota.tsx'
import { editDraft, openForm, typeIntoForm } from './prayerSettings.ts'
import { RangeItem } from './RangeItem.tsx'
import { type KhutbahChange, withKhutbahsOf } from './rules/change.ts'
import { comingFridays, openedKhutbah } from './rules/khateebs.ts'
import { SettingsSection } from './SettingsSection.tsx'
import './khateebs/khateebs.css'

const SHOWN = 4
const MORE = 12

/** Who gives the khutbah on the coming Fridays. */
export function KhutbahSection() {
  const { editing, today, friday, dayOf } = usePrayerView()
  const [showsMore, setShowsMore] = useState(false)
  const { draft, form } = editing
  const change = form?.change.kind === 'khutbah' ? form.change : null
  const fridays = comingFridays(today, showsMore ? MORE : SHOWN)
  const indexOf = (date: string) => draft.khutbahs?.findIndex(friday => friday.date === date) ?? -1
  const textOf = (date: string) =>
    dayOf(date).jumuah.length === 0 ? "no Jumu'ah" : fridayInWords(dayOf(date).khutbahs ?? [])
  return (
    <SettingsSection
      title="Khateebs"
      summary={`${capital(dayInWords(friday, today))}: ${textOf(friday)}.`}
      about={['khutbahs']}
      anchor="change-khateeb"
      isOpenAtFirst={change !== null}
    >
      {() => (
        <div className="pile-2xs">
          <p className="muted">
            Khateeb, topic and place of a Friday show next to its Jumu'ah times. All of it is
            optional.
          </p>
          <Folded id={PLANS} className="quiet-details" summary="Plan several Fridays at once">
            {() => <PlanFridays />}
          </Folded>
          <Folded className="quiet-details" summary="Khateebs in turn (a rota)">
            {() => <Rota />}
          </Folded>
          <Folded className="quiet-details" summary="Names, and reminders by e-mail">
            {() => <KhateebList />}
          </Folded>
          <ul className="bare rows">
            {fridays.map(date => (
              <RangeItem
                key={date}
                form={change?.date === date && <KhutbahForm change={change} />}
                text={capital(textOf(date))}
                days={capital(dayInWords(date, today))}
                isCurrent={date === today}
                at={['khutbahs', indexOf(date)]}
                name={dayInWords(date, today)}
                onEdit={
                  dayOf(date).jumuah.length > 0 || indexOf(date) >= 0
                    ? () => openForm(openedKhutbah(draft, date, dayOf(date).jumuah.length))
                    : undefined
                }
                onRemove={
                  indexOf(date) < 0
                    ? undefined
                    : () => editDraft(now => withKhutbahsOf(now, date, []))
                }
              />
            ))}
          </ul>
          {!showsMore && (
            <Button kind="link" className="fitted" onClick={() => setShowsMore(true)}>
              Show more Fridays
            </Button>
          )}
        </div>
      )}
    </SettingsSection>
  )
}

const { khateeb, topic, place: inHall } = KHUTBAH_FIELDS
const placeField = (place: string | undefined) =>
  place ? { ...inHall, hint: `Blank: ${place}, as usual.` } : inHall

/** Where the khateebs of several Fridays are planned. */
const PLANS = 'plan-khateebs'

/** Who gives the khutbahs of one Friday, on what, and where. */
function KhutbahForm({ change }: { change: KhutbahChange }) {
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
          if (plans instanceof HTMLDetailsElement) plans.open = true
          plans?.scrollIntoView()
          plans?.querySelector('summary')?.focus({ preventScroll: true })
        }}
      >
        Plan several Fridays at once
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
