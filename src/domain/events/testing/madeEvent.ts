import type { CommunityEvent } from '../event.ts'
import type { PrayerClocksOf } from '../resolve.ts'

/** A public event of one day, the last Friday of November 2026, with only the required fields. */
export const madeEvent = (more: Partial<CommunityEvent> = {}): CommunityEvent => ({
  id: 'a',
  title: 'Tea',
  description: '',
  date: '2026-11-27',
  startTime: '',
  endTime: '',
  location: '',
  image: '',
  active: true,
  recurring: false,
  category: 'other',
  moreInfoUrl: '',
  ...more,
})

/** A weekly event with all fields: on Friday evenings, entered on January 9, 2026. */
export const madeHalaqa = (more: Partial<CommunityEvent> = {}): CommunityEvent =>
  madeEvent({
    id: 'k7m2',
    title: 'Family halaqa',
    description: 'One short talk.',
    date: '2026-01-09',
    startTime: '19:45',
    endTime: '21:00',
    location: 'Main hall',
    recurring: true,
    category: 'lecture',
    ...more,
  })

/** The prayers of every day, for events that follow them. */
export const CLOCKS: NonNullable<ReturnType<PrayerClocksOf>> = {
  athan: {
    fajr: '05:20',
    sunrise: '06:50',
    dhuhr: '11:45',
    asr: '14:20',
    maghrib: '16:35',
    isha: '17:55',
  },
  iqama: { fajr: '05:45', dhuhr: '12:30', asr: '14:45', maghrib: '16:40', isha: '20:00' },
  jumuah: [],
}

/** What a form with all required fields holds. */
export const EVENT_FORM = {
  title: 'Community dinner',
  description: 'Bring a dish to share.',
  date: '2026-12-05',
  startTime: '18:30',
  endTime: '20:30',
  location: 'Main hall',
  category: 'social',
}
