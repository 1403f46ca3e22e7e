import type { MonthStart } from '#domain/prayer/hijri.ts'
import { formatDay } from '#domain/time/civil.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { usePrayerView } from './context.ts'
import { editDraft } from './prayerSettings.ts'
import { movesInWords } from './rules/hijriMoves.ts'
import { type HijriStart, hijriStarts, withStart } from './rules/hijriStarts.ts'
import { SettingsSection } from './SettingsSection.tsx'

const MONTHS = 6
const CALCULATED = ''

/** The first days of this and the next Hijri months: calculated, or confirmed by sighting. */
export function HijriSection() {
  const { editing, today, problems } = usePrayerView()
  const { confirmed, turnsAt } = editing.draft.hijri
  const [current, ...next] = hijriStarts(confirmed, today, MONTHS)
  if (!current) return null
  const messageOf = ({ year, month }: HijriStart) =>
    problems.find(({ path }) => {
      const start = path[0] === 'hijri' ? confirmed[Number(path[2])] : undefined
      return start?.year === year && start.month === month
    })?.message
  return (
    <SettingsSection
      title="Hijri months"
      summary={`${current.name} began on ${formatDay(current.start)}${current.isConfirmed ? ', confirmed' : ''}.`}
      about={['hijri']}
    >
      {() => (
        <>
          <p className="muted">
            The calendar is calculated (Umm al-Qura). Confirm a month’s first day once the moon was
            sighted or announced; the months after it follow.
          </p>
          <Checkbox
            label="The headline’s Hijri date turns at Maghrib"
            hint="‘Evening of Ramadan 1’. Tables, feeds and the API keep the date of the daytime."
            checked={turnsAt !== 'midnight'}
            onChange={checked =>
              editDraft(draft => ({
                ...draft,
                hijri: { ...draft.hijri, turnsAt: checked ? 'maghrib' : 'midnight' },
              }))
            }
          />
          <div className="months">
            {[current, ...next].map(month => (
              <Select
                key={month.name}
                label={month.name}
                value={month.isConfirmed ? month.start : CALCULATED}
                error={messageOf(month)}
                hint={hintOf(month, confirmed)}
                options={[
                  { value: CALCULATED, label: `Calculated: ${formatDay(month.calculated)}` },
                  ...month.choices.map(date => ({
                    value: date,
                    label: `Confirmed: ${formatDay(date)}`,
                  })),
                ]}
                onChange={date =>
                  editDraft(draft => ({
                    ...draft,
                    hijri: {
                      ...draft.hijri,
                      confirmed: withStart(draft.hijri.confirmed, month, date || null),
                    },
                  }))
                }
              />
            ))}
          </div>
        </>
      )}
    </SettingsSection>
  )
}

/** Why an unconfirmed month is not as calculated, or what a confirmed one moves. */
function hintOf(month: HijriStart, confirmed: readonly MonthStart[]): string | undefined {
  if (month.isConfirmed) return movesInWords(confirmed, month).join(' ') || undefined
  if (month.start === month.calculated) return undefined
  return `Follows the confirmed months: ${formatDay(month.start)}.`
}
