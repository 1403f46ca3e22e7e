import { turnOn } from '#domain/prayer/rota.ts'
import { clock12, formatShortDay } from '#domain/time/format.ts'
import { usePrayerView } from '../context.ts'
import { editDraft } from '../prayerSettings.ts'
import { withKhutbahsOf } from '../rules/change.ts'
import { comingFridays, openedKhutbah } from '../rules/khateebs.ts'
import { NameField } from './NameField.tsx'
import { useKhateebNames } from './names.ts'

const WEEKS = 12

/** The khateebs of the coming Fridays in one list, saved together. */
export function PlanFridays() {
  const { editing, friday, dayOf } = usePrayerView()
  const { draft } = editing
  const names = useKhateebNames(draft)
  const days = comingFridays(friday, WEEKS).flatMap(date =>
    dayOf(date).jumuah.map((prayer, at) => ({ date, prayer, at })),
  )
  return (
    <div className="khateeb-plan pile-s">
      {days.map(({ date, prayer, at }) => {
        const { slots } = openedKhutbah(draft, date, dayOf(date).jumuah.length)
        const several = dayOf(date).jumuah.length > 1 && `, ${clock12(prayer.time)}`
        return (
          <NameField
            key={`${date} ${at}`}
            label={`${formatShortDay(date)}${several || ''}`}
            path={`khutbahs.${draft.khutbahs?.findIndex(one => one.date === date)}.slots.${at}.khateeb`}
            value={slots[at]?.khateeb ?? ''}
            otherwise={draft.rota && turnOn(draft.rota, date)[at]}
            names={names}
            onChange={khateeb =>
              editDraft(now => {
                const { slots } = openedKhutbah(now, date, dayOf(date).jumuah.length)
                return withKhutbahsOf(now, date, slots.with(at, { ...slots[at], khateeb }))
              })
            }
          />
        )
      })}
    </div>
  )
}
