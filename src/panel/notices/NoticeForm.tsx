import { useStore } from '@nanostores/react'
import { Suspense, useEffect } from 'react'
import { NOTICE_FIELDS } from '#domain/notices/fields.ts'
import { PRAYERS } from '#domain/prayer/names.ts'
import { URGENT_AN_HOUR } from '#domain/push/quietHours.ts'
import { clock12 } from '#domain/time/format.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { type Option, Select } from '#islands/ui/Select.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import type { ReadyForm } from '#panel/editing/form.ts'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import { later } from '#panel/shell/later.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import type { EditedNotice, NoticeFormStore, NoticePart } from './editor.ts'
import { NoticePreview } from './NoticePreview.tsx'
import { NoticeVersions } from './NoticeVersions.tsx'
import { notices, postedAlready } from './notices.ts'
import { Reason } from './Reason.tsx'
import { closedAt } from './rules/falls.ts'
import { pastedAsTitle } from './templates.ts'
import { usePrayerDay, useResolved } from './useResolved.ts'
import type { Template } from './usual.ts'
import { type Follows, isAfterPrayer, type NoticeValues } from './values.ts'
import './notices.css'

// It computes prayer times, which other notices need not.
const { ClosedHours } = later(() => import('./ClosedHours.tsx'))

const { kind, title, text, place, link, language, held } = NOTICE_FIELDS

interface Props {
  /** What a new one began with; absent: one that is stored. */
  template: Template | undefined
  store: NoticeFormStore
  form: ReadyForm<NoticeValues, EditedNotice>
}

/** All fields of a notice, with what visitors will see of it. */
export function NoticeForm({ template, store, form }: Props) {
  const { values, errors } = form
  const { notice } = form.stored
  const part = { values, errors, change: store.change }
  const isClosure = values.kind === 'closure'
  const hasMore =
    values.place || values.link || values.language || (values.startDate && !notice && !isClosure)
  // The title of the dialog says it.
  const isKindKnown = template && template !== 'other'
  const kindField = <DeclaredFields fields={{ kind }} {...part} />
  const start = (
    <Moment
      label={isClosure ? 'Closed from' : 'Shown from'}
      at="start"
      hint={template && 'Empty: as soon as it is posted.'}
      {...part}
      change={fields => store.change(withStart(values, fields))}
    />
  )
  return (
    <>
      {!isKindKnown && kindField}
      {values.kind === 'urgent' && (
        <p className="field-hint">
          It notifies people at any hour, so it needs your password: {URGENT_AN_HOUR} an hour at
          most.
        </p>
      )}
      {!notice && <PostedAlready kind={values.kind} />}
      {isClosure && <Reason {...part} />}
      {/* Of a message that is pasted here, the first sentence is the title. */}
      <div
        onPaste={event => {
          const split = pastedAsTitle(values, event.clipboardData.getData('text/plain'))
          if (!split) return
          event.preventDefault()
          store.change(split)
        }}
      >
        <DeclaredFields fields={{ title }} {...part} />
      </div>
      {values.kind === 'janazah' && <Prayer {...part} />}
      {isClosure && start}
      {!isAfterPrayer(values) && (
        <Moment label={isClosure ? 'Closed until' : 'Shown until'} at="end" isRequired {...part} />
      )}
      {isClosure && (
        <Suspense>
          <ClosedHours {...part} />
        </Suspense>
      )}
      <DeclaredFields fields={{ text }} {...part} />
      <details className="quiet-details" open={hasMore ? true : undefined}>
        <summary>Place, link, language{isClosure ? ', kind' : ', when it starts'}</summary>
        <div className="notice-more pile-m">
          <DeclaredFields fields={{ place, link, language }} {...part} />
          {!isClosure && start}
          {values.startDate !== '' && <DeclaredFields fields={{ held }} {...part} />}
          {isKindKnown && kindField}
        </div>
      </details>
      <NoticePreview values={values} />
      {notice && <NoticeVersions {...{ notice, form, store }} />}
    </>
  )
}

function PostedAlready({ kind }: Pick<NoticeValues, 'kind'>) {
  const list = useStore(notices.$known)?.notices ?? []
  const now = useStore($now)
  return postedAlready(list, kind, now).map(({ id, title }) => (
    <p key={id} className="field-hint">
      Posted already: “{title}”.
    </p>
  ))
}

/** A first day begins with the day, and is not after the last one. */
function withStart(
  { startTime, endDate }: NoticeValues,
  fields: Partial<NoticeValues>,
): Partial<NoticeValues> {
  const { startDate } = fields
  if (!startDate) return fields
  return {
    ...fields,
    ...(startTime === '' && { startTime: '00:00' }),
    ...(endDate < startDate && { endDate: startDate }),
  }
}

interface MomentProps extends NoticePart {
  label: string
  at: 'start' | 'end'
  isRequired?: boolean
  hint?: string | undefined
}

/** A day and a time of the clock. */
function Moment({ label, at, isRequired, hint, values, errors, change }: MomentProps) {
  const [date, time] = [`${at}Date`, `${at}Time`] as const
  // What is wrong with one may be mended by the other.
  const both = { [date]: values[date], [time]: values[time] }
  return (
    <div className="notice-pair halves pile-s">
      <TextField
        label={label}
        type="date"
        required={isRequired}
        hint={hint}
        value={values[date]}
        error={errors[date]}
        onChange={value => change({ ...both, [date]: value })}
      />
      <TextField
        label={
          <>
            <span className="visually-hidden">{label} </span>at
          </>
        }
        type="time"
        required={isRequired}
        value={values[time]}
        error={errors[time]}
        onChange={value => change({ ...both, [time]: value })}
      />
    </div>
  )
}

/** The prayer that a janazah follows, with its time on that day. */
function Prayer({ values, errors, change }: NoticePart) {
  const { follows, prayerDate } = values
  const list = useStore(notices.$known)
  const resolved = useResolved(values)
  const closures = resolved && list ? closedAt(resolved, list.notices, mosqueZone()) : []
  const day = usePrayerDay(prayerDate, true)
  const slots = day?.jumuah ?? []
  const isFriday = slots.length > 0
  const time = (clock: string | undefined) => (clock ? ` (${clock12(clock)})` : '')
  const options = PRAYERS.flatMap<Option<Follows>>(prayer =>
    prayer === 'dhuhr' && isFriday
      ? slots.map((slot, at) => ({
          value: `jumuah-${at}` as const,
          label: `After ${prayerNames.jumuah}${time(slot.time)}`,
        }))
      : [{ value: prayer, label: `After ${prayerNames[prayer]}${time(day?.iqama[prayer])}` }],
  )
  options.push({ value: 'time', label: 'At another time' })
  // Dhuhr is Jumu'ah on a Friday, and the other way around.
  const isOffered = options.some(({ value }) => value === follows)
  useEffect(() => {
    if (!day || isOffered) return
    change({ follows: isFriday ? 'jumuah-0' : 'dhuhr' })
  }, [day, isOffered, isFriday, change])
  return (
    <>
      <div className="notice-pair halves pile-s notice-prayer">
        <Select
          label="When"
          value={follows}
          options={options}
          onChange={value => change({ follows: value })}
        />
        {follows !== 'time' && (
          <TextField
            label="Day"
            type="date"
            required
            value={prayerDate}
            error={errors.prayerDate}
            onChange={date => change({ prayerDate: date })}
          />
        )}
      </div>
      <p className="field-hint">
        {follows === 'time'
          ? 'Say the time in the title or the text.'
          : 'Visitors see the time of the iqama. The notice ends by itself an hour after it.'}
      </p>
      {closures.map(({ id, title }) => (
        <Notice key={id} kind="warning">
          {follows === 'time'
            ? `“${title}” closes the mosque on that day. Look whether the janazah falls into its hours.`
            : `“${title}” says that the mosque is closed at this time. Choose another time, or change or end that notice.`}
        </Notice>
      ))}
    </>
  )
}
