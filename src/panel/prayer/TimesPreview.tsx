import { PRAYERS } from '#domain/prayer/names.ts'
import { clock12, formatDay, formatShortDay } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { usePrayerView } from './context.ts'
import { isWide } from './isWide.ts'
import { type PreviewDay, type PreviewTime, previewDays } from './rules/preview.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { short } from './words.ts'
import './preview.css'

const DAYS = 14

/** The next days as visitors will read them, with what the edits change. */
export function TimesPreview() {
  const { dayOf, savedDayOf, today, review } = usePrayerView()
  const days = previewDays(dayOf, savedDayOf, today, DAYS)
  const changed = days.filter(day => day.isChanged)
  const first = changed[0]
  const summary = !review.dayOf
    ? 'Cannot be shown until the problems are fixed.'
    : first
      ? `Your changes show on ${changed.length} of these days, first on ${formatDay(first.iso)}.`
      : 'As saved.'
  return (
    <SettingsSection title="The next 14 days" summary={summary} isOpenAtFirst={isWide()}>
      {() => (
        <>
          <p className="muted" role="status">
            {summary}
          </p>
          <ol className="bare preview">
            {days.map(day => (
              <Day key={day.iso} day={day} />
            ))}
          </ol>
        </>
      )}
    </SettingsSection>
  )
}

function Day({ day }: { day: PreviewDay }) {
  return (
    <li className="preview-day" data-changed={day.isChanged || undefined}>
      <p className="preview-date">
        <b>{formatShortDay(day.iso)}</b>
        <span className="muted">
          <Time time={day.hijri} say={text => text} />
        </span>
        {day.note && <span>{day.note}</span>}
      </p>
      <dl className="preview-times pile-3xs">
        {PRAYERS.map(prayer => (
          <div key={prayer}>
            <dt>{prayerNames[prayer]}</dt>
            <dd className="muted">
              <span className="visually-hidden">athan </span>
              <Time time={day.athan[prayer]} say={clock => short(clock, prayer)} />
            </dd>
            <dd>
              <span className="visually-hidden">iqama </span>
              <Time time={day.iqama[prayer]} say={clock => short(clock, prayer)} />
            </dd>
          </div>
        ))}
      </dl>
      {day.jumuah && (
        <p className="preview-jumuah small">
          {prayerNames.jumuah} {day.jumuah.now.map(clock12).join(' & ') || 'none'}
          {day.jumuah.was && (
            <>
              {' '}
              <s>{day.jumuah.was.map(clock12).join(' & ') || 'none'}</s>
            </>
          )}
          {day.khateebs && (
            <span className="muted">
              {' · '}
              <Time time={day.khateebs} say={text => text || 'no khateeb'} />
            </span>
          )}
        </p>
      )}
    </li>
  )
}

/** One value, and what it was where it changes. */
function Time({ time, say }: { time: PreviewTime; say: (text: string) => string }) {
  if (time.was === undefined) return say(time.now)
  return (
    <>
      <ins>{say(time.now)}</ins> <s>{say(time.was)}</s>
    </>
  )
}
