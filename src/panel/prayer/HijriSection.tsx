import { useMemo } from 'react'
import { withBeginning, withMonth } from '#domain/prayer/awaitedMoon.ts'
import { awaitsMonths, isBeginningChosen, monthBeginningOf } from '#domain/prayer/hijriSettings.ts'
import { type HijriStart, hijriStarts, openStart } from '#domain/prayer/hijriStarts.ts'
import { BEGINNINGS } from '#domain/prayer/inWords/beginnings.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { formatDay } from '#domain/time/format.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { Radios } from '#panel/fields/Radios.tsx'
import { usePrayerView } from './context.ts'
import { editDraft } from './prayerSettings.ts'
import { movesInWords } from './rules/hijriMoves.ts'
import { SettingsSection } from './SettingsSection.tsx'

const MONTHS = 6
/** Months that began already, for corrections. */
const EARLIER = 2
const NOT_CONFIRMED = ''

/** They are calculated before somebody chose. */
const UNCHOSEN = BEGINNINGS.map(one =>
  one.value === 'calculated' ? { ...one, label: `${one.label} (until you choose)` } : one,
)

type HijriSettings = PrayerSettings['hijri']

const edit = (change: (hijri: HijriSettings) => HijriSettings) =>
  editDraft(draft => ({ ...draft, hijri: change(draft.hijri) }))

/** How Hijri months begin, and the first days of the last and the next ones. */
export function HijriSection() {
  const { editing, today, problems } = usePrayerView()
  const { hijri } = editing.draft
  const months = useMemo(() => hijriStarts(hijri, today, MONTHS, EARLIER), [hijri, today])
  const [current, next] = months.slice(EARLIER)
  if (!current) return null
  const awaits = awaitsMonths(hijri)
  const isChosen = isBeginningChosen(hijri)
  const messageOf = ({ year, month }: HijriStart) =>
    problems.find(({ path }) => {
      const start = path[0] === 'hijri' ? hijri.confirmed[Number(path[2])] : undefined
      return start?.year === year && start.month === month
    })?.message
  const state = current.isConfirmed ? ', confirmed' : awaits ? ' (expected)' : ''
  const beganInWords = `${current.name} began on ${formatDay(current.start)}${state}.`
  const onDay = next && formatDay(next.start)
  const nextInWords =
    next &&
    (awaits && !next.isConfirmed
      ? `${next.name} is expected on ${onDay}.`
      : `${next.name} begins on ${onDay}.`)
  const firstDayOf = (month: HijriStart) => (
    <Select
      key={month.name}
      label={`First day of ${month.name}`}
      value={month.isConfirmed ? month.start : NOT_CONFIRMED}
      error={messageOf(month)}
      hint={hintOf(month, hijri, today)}
      options={[
        {
          value: NOT_CONFIRMED,
          label: `${awaits ? 'Expected' : 'Calculated'}: ${formatDay(openStart(month, hijri, today))}`,
        },
        ...month.choices.map(date => ({
          value: date,
          label: `Confirmed: ${formatDay(date)}`,
        })),
      ]}
      onChange={date => edit(before => withMonth(before, month, date || null))}
    />
  )
  return (
    <SettingsSection title="Hijri months" summary={beganInWords} about={['hijri']} anchor="hijri">
      {() => (
        <>
          <p>
            {beganInWords} {nextInWords}
          </p>
          {/* Most come to tell of the new moon. */}
          {next && firstDayOf(next)}
          {/* The site's one choice; nothing is checked before it was made, so that each can be. */}
          <Radios
            legend="How months begin"
            options={isChosen ? BEGINNINGS : UNCHOSEN}
            value={isChosen ? monthBeginningOf(hijri) : undefined}
            onChange={value => edit(before => withBeginning(before, value, today))}
          />
          {awaits && (
            <Checkbox
              label="Visitors see ‘expected’ from the 27th on"
              hint="‘Ramadan is expected to begin on the evening of Saturday, February 6 or Sunday, February 7’, also before Eid al-Fitr and Dhu al-Hijjah. From Maghrib of the 29th they read both outcomes in any case, and what you confirm."
              checked={hijri.tellsExpected ?? false}
              onChange={tellsExpected => edit(before => ({ ...before, tellsExpected }))}
            />
          )}
          <Checkbox
            label="The headline’s Hijri date turns at Maghrib"
            hint="‘Evening of Ramadan 1’. Tables, feeds and the API keep the date of the daytime."
            checked={hijri.turnsAt !== 'midnight'}
            onChange={checked =>
              edit(before => ({ ...before, turnsAt: checked ? 'maghrib' : 'midnight' }))
            }
          />
          <p className="muted">
            {awaits
              ? 'A month has 30 days until you confirm the next one; months further ahead are expected as calculated (Umm al-Qura). Confirmed months never move.'
              : isChosen
                ? 'Months are calculated (Umm al-Qura). You can still set the first day of a single month; the months after it follow.'
                : 'Months are calculated (Umm al-Qura) until you choose. With the first day of a month you choose to follow an announcement; you can choose otherwise above.'}
          </p>
          <details
            className="quiet-details"
            open={awaits || months.some(month => month.isConfirmed || messageOf(month))}
          >
            <summary>First days of other months</summary>
            <div className="months pile-s">
              {months.filter(month => month !== next).map(firstDayOf)}
            </div>
          </details>
        </>
      )}
    </SettingsSection>
  )
}

/** Why an unconfirmed month is not as calculated, or what a confirmed one moves. */
function hintOf(month: HijriStart, hijri: HijriSettings, today: string): string | undefined {
  if (month.isConfirmed) return movesInWords(hijri, month, today).join(' ') || undefined
  if (month.start === month.calculated || awaitsMonths(hijri)) return undefined
  return 'It follows the month that is confirmed before it.'
}
