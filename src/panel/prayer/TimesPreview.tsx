import { useMemo } from 'react'
import { PRAYERS } from '#domain/prayer/names.ts'
import { formatDay, formatShortDay } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { usePrayerView } from './context.ts'
import { isWide } from './isWide.ts'
import { type DayTexts, type PreviewDay, previewDays } from './rules/preview.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { short } from './words.ts'
import './preview.css'

const DAYS = 14

/** The next days as visitors will read them, with what the edits change. */
export function TimesPreview() {
  const { review, today, dayOf, savedDayOf, held } = usePrayerView()
  const shown = useMemo(
    () => previewDays({ dayOf, savedDayOf, held }, today, DAYS),
    [dayOf, savedDayOf, held, today],
  )
  const changed = shown.filter(day => day.isChanged)
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
            {shown.map(day => (
              <Day key={day.iso} day={day} />
            ))}
          </ol>
        </>
      )}
    </SettingsSection>
  )
}

function Day({ day: { iso, now, was, isChanged } }: { day: PreviewDay }) {
  /** A text, and what it was where it changes. */
  const shown = (place: keyof DayTexts, say = (text: string) => text) =>
    now[place] === was[place] ? (
      say(now[place])
    ) : (
      <>
        <ins>{say(now[place])}</ins> <s>{say(was[place])}</s>
      </>
    )
  return (
    <li className="preview-day" data-changed={isChanged || undefined}>
      <p className="preview-date">
        <b>{formatShortDay(iso)}</b>
        <span className="muted">{shown('hijri')}</span>
        {now.note && <span>{now.note}</span>}
      </p>
      <dl className="preview-times pile-3xs">
        {PRAYERS.map(prayer => (
          <div key={prayer}>
            <dt>{prayerNames[prayer]}</dt>
            <dd className="muted">
              <span className="visually-hidden">athan </span>
              {shown(`athan ${prayer}`, clock => short(clock, prayer))}
            </dd>
            <dd>
              <span className="visually-hidden">iqama </span>
              {shown(`iqama ${prayer}`, clock => short(clock, prayer))}
            </dd>
          </div>
        ))}
      </dl>
      {(now.jumuah || was.jumuah) && (
        <p className="preview-jumuah small">
          {prayerNames.jumuah} {now.jumuah || 'none'}
          {now.jumuah !== was.jumuah && (
            <>
              {' '}
              <s>{was.jumuah || 'none'}</s>
            </>
          )}
          {(now.khateebs || was.khateebs) && (
            <span className="muted">
              {' · '}
              {shown('khateebs', text => text || 'no khateeb')}
            </span>
          )}
        </p>
      )}
    </li>
  )
}
