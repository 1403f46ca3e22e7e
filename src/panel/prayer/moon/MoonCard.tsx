import { Suspense, useId, useRef, useState } from 'react'
import type { PrayerSettingsResponse } from '#contract/prayerSettings.ts'
import {
  type AwaitedMoon,
  beginsInWords,
  type MoonOutcome,
  moonOn,
  withBeginning,
  withMonth,
} from '#domain/prayer/awaitedMoon.ts'
import { formatHijri } from '#domain/prayer/formatHijri.ts'
import { hijriMonthsOf, monthBeginningOf } from '#domain/prayer/hijriSettings.ts'
import { BEGINNINGS } from '#domain/prayer/inWords/beginnings.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { formatDay } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { Folded } from '#panel/shell/Folded.tsx'
import { later } from '#panel/shell/later.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { moonHeading, unconfirmedInWords } from '../rules/moonWords.ts'
import { type HijriChange, saveHijri } from './hijriSaves.ts'
import './moon.css'

/** What an answer changes is computed from the prayer times, which the dashboard does not load. */
const { MoonEffects } = later(() => import('./MoonEffects.tsx'))

interface Props {
  stored: PrayerSettingsResponse
  /** The civil date at the mosque. */
  today: string
}

/**
 * From the 27th of a Hijri month on: when the next month is expected, from the 29th on one button for
 * each of the days on which it can begin, and what visitors read until one is pressed. What is pressed
 * is saved at once, on the 30th and later too.
 */
export function MoonCard({ stored, today }: Props) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const { settings } = stored
  const moon = moonOn(settings.hijri, today)
  if (!moon) return null
  const save = async (key: string, change: HijriChange) => {
    if (busy) return
    setBusy(key)
    const failure = await saveHijri(stored, change)
    setProblem(failure)
    setBusy(undefined)
    // The button that was pressed is gone.
    if (!failure) heading.current?.focus()
  }
  return (
    <section className="moon pile-s" aria-labelledby={id}>
      <p className="moon-today muted">
        Today: <span>{formatDay(today)}</span> ·{' '}
        <span>{formatHijri(hijriMonthsOf(settings.hijri, today).dateOf(today))}</span>
      </p>
      <h2 id={id} ref={heading} tabIndex={-1}>
        <Icon name="moon" />
        {moonHeading(moon, today)}
      </h2>
      <ErrorNotice text={problem} />
      {moon.needsChoice ? (
        <Choice {...{ moon, today, busy, save }} />
      ) : moon.isConfirmed ? (
        <Confirmed {...{ moon, today, busy, save }} />
      ) : (
        <Question {...{ settings, moon, today, busy, save }} />
      )}
    </section>
  )
}

interface PartProps {
  moon: AwaitedMoon
  today: string
  /** Which button is being saved. */
  busy: string | undefined
  save: (key: string, change: HijriChange) => Promise<void>
}

/** Asked once: how months begin at this mosque. */
function Choice({ moon, today, busy, save }: PartProps) {
  return (
    <fieldset className="moon-outcomes pile-m">
      <legend>How do months begin at your mosque?</legend>
      {BEGINNINGS.map(({ value, label, hint }) => (
        <div key={value} className="moon-outcome pile-2xs">
          <Button
            busy={busy === value}
            onClick={() =>
              void save(value, {
                change: hijri => withBeginning(hijri, value, today),
                undo: ({ months: _, ...hijri }) => hijri,
                done:
                  value === 'calculated'
                    ? 'Hijri months are calculated.'
                    : `${moon.name} is expected until you confirm it.`,
              })
            }
          >
            {label}
          </Button>
          <p>{hint}</p>
        </div>
      ))}
      <p className="muted">
        You can change this later under ‘Hijri months’ in <PrayerTimes />.
      </p>
    </fieldset>
  )
}

/** The question of the 29th's evening and the days after it; before it, when it will be asked. */
function Question({ settings, moon, today, busy, save }: PartProps & { settings: PrayerSettings }) {
  const isSighted = monthBeginningOf(settings.hijri) === 'sighted'
  if (moon.outcomes.length === 0) {
    return (
      <p>
        You confirm it here with one tap on {formatDay(moon.askedOn)}, in the evening.{' '}
        {unconfirmedInWords(moon, today)} Is it certain already? Confirm it under ‘Hijri months’ in{' '}
        <PrayerTimes />.
      </p>
    )
  }
  return (
    <>
      <p>
        {isSighted ? 'Was the moon seen?' : 'What was announced?'} {unconfirmedInWords(moon, today)}
      </p>
      <ul className="bare moon-outcomes pile-m">
        {moon.outcomes.map(outcome => (
          <li key={outcome.start} className="moon-outcome pile-2xs">
            <Button
              kind="primary"
              busy={busy === outcome.start}
              onClick={() => void save(outcome.start, confirmation(moon, outcome))}
            >
              {outcome.title}
            </Button>
            <p>{outcome.detail}</p>
            <Folded
              summary={
                <>
                  What changes<span className="visually-hidden"> with: {outcome.title}</span>
                </>
              }
            >
              {() => (
                <Suspense fallback={<Spinner />}>
                  <MoonEffects {...{ settings, moon, today }} start={outcome.start} />
                </Suspense>
              )}
            </Folded>
          </li>
        ))}
      </ul>
    </>
  )
}

function Confirmed({ moon, today, busy, save }: PartProps) {
  const { start, name, year } = moon
  const title = `${name} ${beginsInWords(start, today)}`
  return (
    <div className="moon-confirmed start pile-s">
      <p>
        Confirmed: {formatDay(start)} is {name} 1, {year}. You can undo it here now, and later under
        ‘Hijri months’ in <PrayerTimes />.
      </p>
      <Button
        icon="undo2"
        busy={busy === 'undo'}
        onClick={() =>
          void save('undo', {
            change: hijri => withMonth(hijri, moon, null),
            undo: hijri => withMonth(hijri, moon, start),
            done: `${name} is expected again, not confirmed.`,
          })
        }
      >
        Undo<span className="visually-hidden">: {title}</span>
      </Button>
    </div>
  )
}

const PrayerTimes = () => <PanelLink href="/admin/prayer-times">Prayer times</PanelLink>

function confirmation(moon: AwaitedMoon, { start, title }: MoonOutcome): HijriChange {
  return {
    change: hijri => withMonth(hijri, moon, start),
    undo: hijri => withMonth(hijri, moon, null),
    done: `${title}: confirmed.`,
  }
}
