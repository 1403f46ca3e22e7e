/** The minutes at which a cron expression is due, in UTC as on the platform. */
export interface CronRule {
  readonly minutes: ReadonlySet<number>
  readonly hours: ReadonlySet<number>
  readonly days: ReadonlySet<number>
  readonly months: ReadonlySet<number>
  /** 0 is Sunday. */
  readonly weekdays: ReadonlySet<number>
  /** Cron's own rule: with both named, a day that fits either one is due. */
  readonly eitherDay: boolean
}

const SHORTHANDS: Readonly<Record<string, string>> = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
}
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/**
 * Reads five cron fields (with lists, ranges, steps and English names) or a shorthand such as
 * `@daily`. Throws an Error that quotes the expression.
 */
export function parseCron(expression: string): CronRule {
  const text = expression.trim().toLowerCase()
  const fields = (SHORTHANDS[text] ?? text).split(/\s+/)
  const [minute, hour, day, month, weekday] = fields
  try {
    if (fields.length !== 5) throw new Error('it needs five fields')
    return {
      minutes: parseField(minute!, 0, 59),
      hours: parseField(hour!, 0, 23),
      days: parseField(day!, 1, 31),
      months: parseField(named(month!, MONTHS, 1), 1, 12),
      weekdays: new Set([...parseField(named(weekday!, WEEKDAYS, 0), 0, 7)].map(n => n % 7)),
      eitherDay: !day!.startsWith('*') && !weekday!.startsWith('*'),
    }
  } catch (error) {
    throw new Error(`The schedule "${expression}" is wrong: ${(error as Error).message}`)
  }
}

const named = (field: string, names: readonly string[], first: number): string =>
  field.replace(/[a-z]{3}/g, name => {
    const index = names.indexOf(name)
    return index < 0 ? name : String(index + first)
  })

function parseField(field: string, least: number, most: number): Set<number> {
  const values = new Set<number>()
  for (const part of field.split(',')) {
    const match = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part)
    if (match === null) throw new Error(`"${part}" is not understood`)
    const [, from, to, step] = match
    const start = from === undefined ? least : Number(from)
    // "5/10" means from 5 on, "5" means 5 alone.
    const end =
      to !== undefined ? Number(to) : from !== undefined && step === undefined ? start : most
    const by = step === undefined ? 1 : Number(step)
    if (start < least || end > most || start > end || by < 1)
      throw new Error(`"${part}" is outside of ${least} to ${most}`)
    for (let value = start; value <= end; value += by) values.add(value)
  }
  return values
}

const MINUTE = 60_000
/** Far enough for 29 February on a named weekday; beyond it a rule never comes due. */
const HORIZON_DAYS = 366 * 41

/** The first due minute after a moment. Throws an Error for a rule that never comes (31 February). */
export function nextRun(rule: CronRule, after: Date): Date {
  const start = new Date(Math.floor(after.getTime() / MINUTE) * MINUTE + MINUTE)
  const day = new Date(start)
  day.setUTCHours(0, 0, 0, 0)
  for (let count = 0; count <= HORIZON_DAYS; count += 1) {
    if (isDay(rule, day)) {
      for (const hour of ascending(rule.hours)) {
        for (const minute of ascending(rule.minutes)) {
          const candidate = new Date(day.getTime() + (hour * 60 + minute) * MINUTE)
          if (candidate >= start) return candidate
        }
      }
    }
    day.setUTCDate(day.getUTCDate() + 1)
  }
  throw new Error('This schedule never comes due')
}

const ascending = (values: ReadonlySet<number>) => [...values].sort((a, b) => a - b)

function isDay(rule: CronRule, day: Date): boolean {
  if (!rule.months.has(day.getUTCMonth() + 1)) return false
  const ofMonth = rule.days.has(day.getUTCDate())
  const ofWeek = rule.weekdays.has(day.getUTCDay())
  return rule.eitherDay ? ofMonth || ofWeek : ofMonth && ofWeek
}
