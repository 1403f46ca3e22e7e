import { useState } from 'react'
import { dayInWords } from '#domain/prayer/inWords/days.ts'
import { overrideInWords } from '#domain/prayer/inWords/single.ts'
import { Button } from '#islands/ui/Button.tsx'
import { capital } from '#locale/capital.ts'
import { usePrayerView } from './context.ts'
import { DayForm } from './DayForm.tsx'
import { editDraft, openForm } from './prayerSettings.ts'
import { RangeItem } from './RangeItem.tsx'
import { withoutDay } from './rules/change.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** Days with times of their own; past ones are folded away. */
export function DaysSection() {
  const { editing, today } = usePrayerView()
  const [showsPast, setShowsPast] = useState(false)
  const { draft, form } = editing
  const change = form?.change.kind === 'day' ? form.change : null
  const coming = draft.overrides.filter(({ date }) => date >= today)
  const past = draft.overrides.length - coming.length
  const next = coming[0]
  return (
    <SettingsSection
      title="Single days"
      summary={
        next ? `Next: ${dayInWords(next.date, today)}. ${overrideInWords(next)}.` : 'None planned.'
      }
      about={['overrides']}
      isOpenAtFirst={change !== null}
    >
      {() => (
        <div className="pile-2xs">
          <p className="muted">
            Times for one day alone, such as a holiday. They replace the rules on that day.
          </p>
          <ul className="bare rows">
            {draft.overrides.map((day, index) => {
              if (day.date < today && !showsPast) return null
              return (
                <RangeItem
                  key={day.date}
                  form={change?.replaces === day.date && <DayForm change={change} />}
                  text={overrideInWords(day)}
                  days={capital(dayInWords(day.date, today))}
                  isCurrent={day.date === today}
                  at={['overrides', index]}
                  name={dayInWords(day.date, today)}
                  onRemove={() => editDraft(now => withoutDay(now, day.date))}
                />
              )
            })}
          </ul>
          {change && change.replaces === undefined && <DayForm change={change} />}
          <div className="cluster">
            {(!change || change.replaces !== undefined) && (
              <Button
                kind="link"
                icon="plus"
                className="fitted"
                onClick={() => openForm({ kind: 'day', day: { date: '' } })}
              >
                Add a day
              </Button>
            )}
            {past > 0 && (
              <Button kind="link" onClick={() => setShowsPast(!showsPast)}>
                {showsPast ? 'Hide past days' : `Show ${past} past ${past === 1 ? 'day' : 'days'}`}
              </Button>
            )}
          </div>
        </div>
      )}
    </SettingsSection>
  )
}
