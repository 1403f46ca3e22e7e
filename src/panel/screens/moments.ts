import type { PrayerRow } from '#domain/prayer/response.ts'
import type { Phase, ScreenSettings } from '#domain/screens/screen.ts'
import { clockOf, minutesOf } from '#domain/time/civil.ts'

/** A moment of the day whose picture differs; `at` as in `?at=`, absent for now. */
interface Moment {
  readonly value: string
  readonly label: string
  readonly at?: string
}

const BEFORE_IQAMA = 5

/** The moments that a screen can be previewed at, by the prayers of one day; without them, now. */
export function previewMoments(
  day: Pick<PrayerRow, 'iso' | 'asr'> | undefined,
  { iqamaNotice, prayer, dua }: Pick<ScreenSettings, 'iqamaNotice' | 'prayer' | 'dua'>,
): Moment[] {
  const now = { value: 'now', label: 'Now' }
  if (!day) return [now]
  const at = (minute: number) => `${day.iso}T${clockOf(minute)}`
  const iqama = minutesOf(day.asr.iqama)
  const length = ({ on, minutes }: Phase) => (on ? minutes : 0)
  const prays = iqama + length(iqamaNotice)
  const said = prays + length(prayer)
  const moments: (Moment | false)[] = [
    now,
    { value: 'day', label: 'In the morning', at: at(10 * 60) },
    { value: 'before', label: 'Before an iqama', at: at(iqama - BEFORE_IQAMA) },
    iqamaNotice.on && { value: 'iqama', label: 'At an iqama', at: at(iqama) },
    prayer.on && { value: 'prayer', label: 'During a prayer', at: at(prays + 1) },
    dua.on && { value: 'dua', label: 'After a prayer', at: at(said) },
    { value: 'night', label: 'At night', at: at(23 * 60) },
  ]
  return moments.filter(moment => moment !== false)
}
