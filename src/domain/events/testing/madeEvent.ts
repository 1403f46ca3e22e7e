import type { CommunityEvent } from '../event.ts'

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
