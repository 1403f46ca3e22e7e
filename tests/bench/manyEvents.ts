import type { EventAnswer } from '#contract/events.ts'
import { CATEGORIES } from '#domain/events/event.ts'
import { addDays } from '#domain/prayer/civil.ts'

const WORDS = ['halaqa', 'dinner', 'class', 'clean-up', 'lecture']

/** As many events as a large centre collects in years, a third of them weekly. */
export const manyEvents = (count: number): EventAnswer[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `e${index}`,
    title: `Event ${index}: ${WORDS[index % WORDS.length]}`,
    description: `What people read before they come, in two lines or three. ${index}`,
    date: addDays('2026-01-01', index % 700),
    startTime: '19:00',
    endTime: '20:30',
    location: `Hall ${index % 30}`,
    image: '',
    active: index % 9 > 0,
    recurring: index % 3 === 0,
    category: CATEGORIES[index % CATEGORIES.length] ?? 'other',
    moreInfoUrl: '',
    revision: 1,
  }))
