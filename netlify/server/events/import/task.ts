import type { StoredCalendar } from '#domain/events/calendars.ts'
import { SITE } from '../../activity/record.ts'
import { newTick, type PeriodicTask } from '../../periodic/run.ts'
import { announce } from '../../publish/announce.ts'
import { calendarsDocument } from '../../storage/calendars.ts'
import { readListed } from '../../storage/listing.ts'

/** Reads the calendars that the site follows. */
export const calendarsTask: PeriodicTask = {
  name: 'calendars',
  async run(_now, signal, tick = newTick()) {
    const { calendars } = (await readListed(calendarsDocument, await tick.list())).value
    if (calendars.length === 0) return
    const { readAgain } = await import('./follow.ts')
    let isChanged = false
    // Each that hangs takes a third of the time that there is for all.
    const failed = ({ reading }: StoredCalendar) => (reading?.problem ? 1 : 0)
    for (const calendar of calendars.toSorted((one, other) => failed(one) - failed(other))) {
      if (signal.aborted) break
      const { reading } = await readAgain(calendar, SITE)
      isChanged ||= reading !== undefined && reading.added + reading.changed + reading.removed > 0
    }
    const late: Promise<unknown>[] = []
    if (isChanged) await announce(['events'], work => late.push(work))
    await Promise.all(late)
  },
}
