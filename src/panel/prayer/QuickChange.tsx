import type { ReactNode } from 'react'
import { dayInWords } from '#domain/prayer/inWords/days.ts'
import { PRAYERS, type PrayerName } from '#domain/prayer/names.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import { isPrayedOn } from '#domain/prayer/toCome.ts'
import { addDays } from '#domain/time/civil.ts'
import { clock12 } from '#domain/time/format.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { capital } from '#locale/capital.ts'
import { Block } from '#panel/shell/Block.tsx'
import { closureTexts, noCongregationTexts } from '#texts/closures.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { usePrayerView } from './context.ts'
import { IqamaForm } from './IqamaForm.tsx'
import { JumuahForm } from './JumuahForm.tsx'
import { closeForm, openForm } from './prayerSettings.ts'
import { openedIqama, openedJumuah, opensAbove } from './rules/opened.ts'
import { scheduled } from './rules/scheduled.ts'
import { short } from './words.ts'
import './quick.css'

/** Today's and tomorrow's times, each with a button that opens the form to change it. */
export function QuickChange() {
  const { editing, today, friday, savedDayOf, dayOf, held } = usePrayerView()
  const change = opensAbove(editing.form?.change) ? editing.form.change : undefined
  const tomorrow = addDays(today, 1)
  const opened = change?.kind === 'iqama' ? change.prayer : change?.kind
  return (
    <Block title="Change an iqama">
      <div className="quick-head muted" aria-hidden="true">
        <span />
        <span>Today</span>
        <span>Tomorrow</span>
      </div>
      <ul className="bare quick">
        {PRAYERS.map(prayer => (
          <Row
            key={prayer}
            label={prayerNames[prayer]}
            isOpen={opened === prayer}
            columns={
              <>
                <Times label="Today" day={savedDayOf(today)} prayer={prayer} />
                <Times
                  label="Tomorrow"
                  day={dayOf(tomorrow)}
                  before={savedDayOf(tomorrow)}
                  prayer={prayer}
                />
              </>
            }
            scheduled={scheduled(dayOf, prayer, tomorrow)}
            onOpen={() => openForm(openedIqama(editing.draft, prayer, today, dayOf))}
          >
            {change?.kind === 'iqama' && <IqamaForm change={change} />}
          </Row>
        ))}
        <Row
          label={prayerNames.jumuah}
          isOpen={opened === 'jumuah'}
          columns={
            <span className="quick-friday">
              <span className="muted">{capital(dayInWords(friday, today))}</span>
              <b>
                {held(dayOf(friday))
                  .jumuah.map(({ time }) => clock12(time))
                  .join(' & ') || 'none'}
              </b>
            </span>
          }
          scheduled={scheduled(dayOf, 'jumuah', friday)}
          onOpen={() => openForm(openedJumuah(editing.draft, friday, today))}
        >
          {change?.kind === 'jumuah' && <JumuahForm change={change} />}
        </Row>
      </ul>
    </Block>
  )
}

interface RowProps {
  label: string
  isOpen: boolean
  columns: ReactNode
  /** What comes after the days of the columns. */
  scheduled: readonly string[]
  onOpen: () => void
  children: ReactNode
}

/** One prayer: a button that opens its form below. */
function Row({ label, isOpen, columns, scheduled, onOpen, children }: RowProps) {
  return (
    <li className="quick-row" data-open={isOpen || undefined}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? closeForm() : onOpen())}
      >
        <b>{label}</b>
        {columns}
        {scheduled.length > 0 && <span className="quick-then">{scheduled.join('; ')}</span>}
        <Icon name={isOpen ? 'x' : 'pencil'} />
      </button>
      {isOpen && children}
    </li>
  )
}

interface TimesProps {
  label: string
  day: PrayerDay
  /** The same day as it is saved. */
  before?: PrayerDay
  prayer: PrayerName
}

/** One day's athan and iqama, with what the iqama was where it is about to change; on a Friday Jumu'ah. */
function Times({ label, day, before = day, prayer }: TimesProps) {
  const { closed } = usePrayerView().held(day)
  const isPrayed = isPrayedOn(day, prayer)
  const was = before.iqama[prayer]
  const isChanged = was !== day.iqama[prayer]
  if (closed?.prayers.includes(isPrayed ? prayer : 'jumuah')) {
    return (
      <span className="quick-times">
        <span className="quick-day">{label}: iqama</span>
        <b>{noCongregationTexts.cell}</b>
        <span className="muted">
          {closed.reason ? closureTexts.canceledFor(closed.reason) : closureTexts.canceled}
        </span>
      </span>
    )
  }
  if (!isPrayed) {
    return (
      <span className="quick-times">
        <span className="quick-day">{label}:</span>
        <b>{prayerNames.jumuah}</b>
        <span className="muted">instead</span>
      </span>
    )
  }
  return (
    <span className="quick-times">
      <span className="quick-day">{label}: iqama</span>
      <b className={isChanged ? 'is-changed' : undefined}>{clock12(day.iqama[prayer])}</b>
      {isChanged ? (
        <span className="muted">
          was <s>{short(was, prayer)}</s>
        </span>
      ) : (
        <span className="muted">athan {short(day.athan[prayer], prayer)}</span>
      )}
    </span>
  )
}
