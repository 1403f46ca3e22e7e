import { maghribOf } from '#domain/prayer/moments.ts'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { siteNow } from '../clock.ts'
import { keepPrepared } from '../http/keepPrepared.ts'
import { Prepared } from '../http/response.ts'
import { read } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { visitorContext } from './context.ts'
import { prayerDays } from './days.ts'

const keep = keepPrepared<Prepared>(12)

/**
 * The prayer times response, ready to send. It depends only on the settings' and notices' revisions,
 * the mosque's day and whether its Maghrib has been, so a warm function computes each once. Throws StorageError.
 */
export async function preparePrayerTimes(year: number | undefined): Promise<Prepared> {
  const [stored, { closures, key }] = await Promise.all([
    read(prayerSettingsDocument),
    visitorContext(),
  ])
  const now = siteNow()
  const { timeZone } = stored.value.place
  const today = civilDateIn(timeZone, now)
  const dayOf = prayerDays(stored, today)
  const isNight = maghribOf(today, dayOf(today).athan, timeZone) <= now
  return keep(`${key} ${year ?? today} ${isNight}`, () => {
    const body = prayerTimesResponse(stored.value, {
      now,
      closures,
      dayOf,
      ...(year !== undefined && { year }),
    })
    return new Prepared(JSON.stringify(body), { prayer: stored.revision })
  })
}
