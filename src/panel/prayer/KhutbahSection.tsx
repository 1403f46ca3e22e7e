import { useState } from 'react'
import { dayInWords } from '#domain/prayer/inWords/days.ts'
import { fridayInWords } from '#domain/prayer/inWords/single.ts'
import { Button } from '#islands/ui/Button.tsx'
import { capital } from '#locale/capital.ts'
import { Folded } from '#panel/shell/Folded.tsx'
import { usePrayerView } from './context.ts'
import { KhutbahForm, PLANS } from './KhutbahForm.tsx'
import { KhateebList } from './khateebs/KhateebList.tsx'
import { PlanFridays } from './khateebs/PlanFridays.tsx'
import { Rota } from './khateebs/Rota.tsx'
import { editDraft, openForm } from './prayerSettings.ts'
import { RangeItem } from './RangeItem.tsx'
import { withKhutbahsOf } from './rules/change.ts'
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
