import { occurrences } from '#domain/events/occurrences.ts'
import { withResolvedTimes } from '#domain/events/resolve.ts'
import type { StoredEvent } from '#domain/events/stored.ts'
import { categories } from '#domain/lists/categories.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import { addDays } from '#domain/time/civil.ts'
import { LIMITS } from './limits.ts'
import { besideFixedWork } from './reference.ts'
import { report } from './report.ts'

const CATEGORIES = categories.ids()

const WORDS =
  'bring the family a friend there is tea short talk and time for questions reading circle evening children youth sisters brothers dinner hall garden lesson story prayer together after before every week open to all neighbors come early stay long'.split(
    ' ',
  )

const HALLS = ['Main hall', 'Library', 'Courtyard', 'Classroom 2', 'Gym']

/** A text of so many words in no order that would compress better than people's own. */
function text(seed: number, words: number): string {
  let state = seed + 1
  const next = () => {
    state = (state * 48271) % 2147483647
    return WORDS[state % WORDS.length]
  }
  return Array.from({ length: words }, next).join(' ')
}

/** Many events as a mosque might have after twenty years: half of them weekly, some after a prayer. */
export function manyEvents(count: number): StoredEvent[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `bench${at}`,
    title: `Evening of community number ${at}`,
    description: text(at, 20 + (at % 60)),
    date: addDays('2024-01-01', (at * 7) % 1400),
    startTime: at % 20 === 0 ? '' : `${10 + (at % 10)}:30`,
    endTime: '21:00',
    location: HALLS[at % HALLS.length] ?? '',
    image: '',
    active: true,
    recurring: at % 2 === 0,
    category: CATEGORIES[at % CATEGORIES.length] ?? 'other',
    moreInfoUrl: '',
    ...(at % 20 === 0 && { startsAt: { prayer: 'maghrib', at: 'iqama', minutes: 15 } as const }),
    revision: at,
    savedAt: '2026-11-21T17:00:00.000Z',
    savedBy: 'Bench',
  }))
}

/** Prints how long two years of occurrences of 2,000 events take, and resolving relative times. */
export function benchOccurrences(): void {
  const events = manyEvents(2_000)
  const range = { from: '2026-11-01', until: '2028-10-31' }
  let count = 0
  const { first, value, reference } = besideFixedWork(() => {
    count = occurrences(events, range).length
  })
  const started = performance.now()
  const clocksOf = dayComputer(seedPrayerSettings(new Date('2026-11-21T17:00:00Z')))
  const resolved = events.map(event => withResolvedTimes(event, '2026-11-21', clocksOf))
  report('2,000 events', [
    { name: '24 months of occurrences, first', value: first, unit: 'ms' },
    {
      name: '24 months of occurrences, median',
      value,
      unit: 'ms',
      reference,
      limit: LIMITS.compute.occurrences,
    },
    { name: 'occurrences found', value: count, unit: '' },
    { name: 'relative times resolved, first', value: performance.now() - started, unit: 'ms' },
    { name: 'response as JSON', value: JSON.stringify(resolved).length / 1024, unit: 'KB' },
  ])
}
