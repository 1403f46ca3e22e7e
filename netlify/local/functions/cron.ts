import { Cron, type CronOptions } from 'croner'

/**
 * The job of a `schedule`: five cron fields or a shorthand such as `@daily`, in UTC as on the
 * platform. It waits for `resume()`. Throws an Error that quotes an expression that is not valid or
 * never due (31 February).
 */
export function cronJob(
  expression: string,
  options: CronOptions = {},
  run: () => Promise<void> = async () => {},
): Cron {
  const [, , day = '', , weekday = ''] = expression.trim().split(/\s+/)
  try {
    const job = new Cron(
      expression.trim(),
      {
        ...options,
        mode: '5-part',
        // "5/10" is every tenth from 5 on.
        sloppyRanges: true,
        // Where both days are given, one that fits either is due: cron(8) of Debian.
        domAndDow: day.startsWith('*') || weekday.startsWith('*'),
        utcOffset: 0,
        paused: true,
      },
      run,
    )
    if (job.nextRun() === null) throw new Error('it is never due')
    return job
  } catch (error) {
    throw new Error(`The schedule "${expression}" is not valid: ${(error as Error).message}`)
  }
}
