import { z } from 'zod'
import { sentFlag } from '#domain/declared/schema.ts'
import { addDays, FRIDAY, weekday } from '#domain/time/civil.ts'
import { eventClock, eventDate } from '../dates.ts'
import { isLastOfMonth, MOST_DAYS, REPEATS, ruledDays } from '../recurrence.ts'
import { MOST_MINUTES, RELATIVE_PRAYERS, type RelativeTime, type TimeSpan } from '../relative.ts'
import { sentJson } from './sentJson.ts'

/** How many days a repeating event can skip. */
const MOST_SKIPPED = 200
/** A day minus a minute; enter a longer event as two. */
const LONGEST = 1439

const MINUTES = `Enter minutes from 0 to ${MOST_MINUTES}.`
const SPAN = `Enter how long it lasts: 1 to ${LONGEST} minutes.`
const PRAYER = `Choose a prayer and up to ${MOST_MINUTES} minutes.`

const Relative = z
  .object({
    prayer: z.enum(RELATIVE_PRAYERS),
    at: z.enum(['athan', 'iqama']),
    minutes: z.number(MINUTES).int(MINUTES).min(-MOST_MINUTES, MINUTES).max(MOST_MINUTES, MINUTES),
  })
  // Sunrise has no iqama.
  .refine(
    ({ prayer, at }) => prayer !== 'sunrise' || at === 'athan',
  ) satisfies z.ZodType<RelativeTime>
const Span = z.object({
  lasts: z.number(SPAN).int(SPAN).min(1, SPAN).max(LONGEST, SPAN),
}) satisfies z.ZodType<TimeSpan>

const stored = {
  /** 'YYYY-MM-DD', possibly with a time part; read it with `eventDate`. */
  date: z.string(),
  /** 'HH:MM' or 'HH:MM:SS', '00:00:00' for none; read it with `eventClock`. */
  startTime: z.string(),
  endTime: z.string(),
  /** When it starts in relation to a prayer; `startTime` is then ''. */
  startsAt: Relative.optional(),
  /** When it ends in relation to a prayer or to its start; `endTime` is then ''. */
  endsAt: z.union([Relative, Span]).optional(),
  /**
   * Happens every week on the weekday of its date: on every such day, earlier ones too, unless
   * `from`, `until` or `skipped` exclude it.
   */
  recurring: z.boolean(),
  /**
   * How it repeats from its date on when it is not weekly; `recurring` is then false, so that older
   * clients take it for an event on one day.
   */
  repeats: z.enum(REPEATS).optional(),
  /** First day ('YYYY-MM-DD') of a weekly event; absent: unlimited. */
  from: z.string().optional(),
  /** Last day of a repeating event; absent: unlimited. */
  until: z.string().optional(),
  /** Days on which a repeating event does not take place; of one of a single day its date: it is cancelled. */
  skipped: z.array(z.string()).readonly().optional(),
}

const sentBound = z
  .string()
  .trim()
  .refine(value => value === '' || eventDate(value) === value, { error: 'Choose a real date.' })
  .optional()
const sentClock = z
  .string({ error: 'Send the time as text.' })
  .trim()
  .transform(value => eventClock(value) ?? (value === '00:00:00' ? '' : value))
  .refine(value => value === '' || eventClock(value) === value, {
    error: 'Enter a time such as 19:30.',
  })
  .default('')

const sent = {
  date: z
    .string({ error: 'Choose a date.' })
    .transform(value => value.trim().slice(0, 10))
    .refine(value => eventDate(value), {
      error: ({ input }) => (input === '' ? 'Choose a date.' : 'Choose a real date.'),
    }),
  /** 'HH:MM', or '' where `startsAt` or `endsAt` says it. */
  startTime: sentClock,
  endTime: sentClock,
  /** null: on the clock. */
  startsAt: sentJson(() => Relative, PRAYER),
  endsAt: sentJson<RelativeTime | TimeSpan>(
    end => ('lasts' in Object(end) ? Span : Relative),
    PRAYER,
  ),
  recurring: sentFlag.optional(),
  /** '' for an event that does not repeat; of a weekly one it is ignored. */
  repeats: z.enum(['', ...REPEATS], { error: 'Choose how the event repeats.' }).optional(),
  /** '' for no bound. */
  from: sentBound,
  until: sentBound,
  skipped: z
    .string()
    .transform(value => value.split(',').flatMap(day => day.trim() || []))
    .refine(days => days.every(day => eventDate(day) === day), {
      error: 'Skipped days are dates such as 2026-12-25, joined by commas.',
    })
    .refine(days => days.length <= MOST_SKIPPED, {
      error: `At most ${MOST_SKIPPED} days can be skipped.`,
    })
    .optional(),
}

type Refuse = (field: string, message: string) => void
type When = z.output<z.ZodObject<typeof stored>>
type SentWhen = z.output<z.ZodObject<typeof sent>>

/** When an event takes place: its day and hours, and how it repeats. */
export const whenPart = {
  stored,
  sent,
  labels: {
    ...{ date: 'Date', startTime: 'Start', startsAt: 'Start', endTime: 'End', endsAt: 'End' },
    ...{ recurring: 'Repeats', repeats: 'Repeats', from: 'First day', until: 'Last day' },
    skipped: 'Weeks off',
  } satisfies Record<keyof typeof stored, string>,

  /** Whose relative times and rule are kept is `before`; of a form with wrong fields all is checked. */
  check(before: When | undefined, form: Partial<SentWhen>, refuse: Refuse): void {
    const { startsAt = before?.startsAt, endsAt = before?.endsAt } = form
    if (form.startTime === '' && !startsAt) refuse('startTime', 'Enter a start time.')
    if (form.endTime === '' && !endsAt) refuse('endTime', 'Enter an end time.')
    const counted = [form.startsAt, form.endsAt].some(
      time => time && 'prayer' in time && time.prayer === 'jumuah',
    )
    const day = eventDate(form.date ?? '')
    if (counted && day && weekday(day) !== FRIDAY) {
      refuse('date', "Jumu'ah is on Fridays: choose a Friday, or another prayer.")
    }
    const { until, repeats, ...rhythm } = rhythmOf(before, form)
    const date = eventDate(rhythm.date)
    if (form.from && form.until && form.until < form.from) {
      refuse('until', 'The last day is before the first.')
    }
    if (repeats && date && until && until < date) {
      refuse('until', 'The last day is before the date.')
    }
    if (repeats === 'days' && !until) refuse('until', 'Choose the last day.')
    if (repeats === 'days' && date && until && until > addDays(date, MOST_DAYS - 1)) {
      refuse('until', `An event can last ${MOST_DAYS} days at most.`)
    }
    if (repeats === 'monthLastWeekday' && date && !isLastOfMonth(date)) {
      refuse('date', 'Choose a date in the last week of a month.')
    }
  },

  changed(before: When | undefined, change: SentWhen): When {
    const { startTime, endTime, from = before?.from } = change
    const { date, recurring, repeats, until, ...others } = rhythmOf(before, change)
    // A clock time without `startsAt` or `endsAt` comes from a client that only supports clock times.
    const startsAt = startTime ? null : (change.startsAt ?? before?.startsAt)
    const endsAt = endTime ? null : (change.endsAt ?? before?.endsAt)
    const doesRepeat = recurring || repeats !== undefined
    const days = [...new Set(others.skipped)].sort()
    const skipped = days.filter(
      day =>
        recurring ||
        (repeats
          ? ruledDays({ date, repeats, until }, { from: day, until: day })[0]
          : day === date),
    )
    return {
      date,
      startTime,
      endTime,
      recurring,
      ...(repeats && { repeats }),
      ...(recurring && from && { from }),
      ...(doesRepeat && until && { until }),
      ...(skipped.length > 0 && { skipped }),
      ...(startsAt && { startsAt }),
      ...(endsAt && { endsAt }),
    }
  },
}

type SentRhythm = Partial<Pick<SentWhen, 'date' | 'recurring' | 'repeats' | 'until' | 'skipped'>>

/**
 * When a saved event takes place. A client that does not know of `repeats` sends the next day of such
 * an event as its date, and none of its bounds: what is stored then stays.
 */
function rhythmOf(before: When | undefined, change: SentRhythm) {
  const { date = '', until = before?.until, skipped = before?.skipped } = change
  const recurring = change.recurring ?? before?.recurring ?? false
  if (recurring || change.repeats !== undefined || !before?.repeats) {
    const repeats = recurring ? undefined : change.repeats || undefined
    return { date, recurring, repeats, until, skipped }
  }
  const { repeats } = before
  const days = { ...before, skipped: [] }
  const isItsDay = !!eventDate(date) && ruledDays(days, { from: date, until: date }).length > 0
  return {
    date: isItsDay ? before.date : date,
    recurring,
    repeats,
    until: before.until,
    skipped: before.skipped,
  }
}
