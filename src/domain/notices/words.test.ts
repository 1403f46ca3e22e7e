import { expect, it } from 'vitest'
import { addDays } from '#domain/time/civil.ts'
import type { Notice } from './notice.ts'
import { noticeLine } from './words.ts'

const ZONE = 'America/New_York'
const NOW = new Date('2026-11-22T20:00:00Z')
const closed = (end: string): Notice => ({
  ...{ id: 'a', kind: 'closure', title: 'Closed for snow', text: '' },
  ...{ start: '2026-11-22T12:00:00Z', end },
})
const janazah = (date: string, time?: string): Notice => ({
  ...closed('2026-11-23T20:00:00Z'),
  ...{ kind: 'janazah', title: 'Salat al-Janazah for Ahmad Khan' },
  prayer: { name: 'dhuhr', date, time },
})

/** After an Isha that is prayed at midnight. */
const late = (date: string): Notice => ({
  ...janazah(date),
  prayer: { name: 'isha', date, time: '00:30', at: `${addDays(date, 1)}T05:30:00Z` },
})

it.each([
  [closed('2026-11-22T23:00:00Z'), 'Closed for snow, until 6:00 PM'],
  [closed('2026-11-23T05:00:00Z'), 'Closed for snow, today'],
  [closed('2026-11-23T04:59:00Z'), 'Closed for snow, today'],
  [closed('2026-11-23T11:00:00Z'), 'Closed for snow, until tomorrow, 6:00 AM'],
  [closed('2026-11-24T05:00:00Z'), 'Closed for snow, through tomorrow'],
  [closed('2026-11-25T05:00:00Z'), 'Closed for snow, through Tuesday, November 24'],
  [closed('2026-11-25T17:30:00Z'), 'Closed for snow, until Wednesday, November 25, 12:30 PM'],
  [janazah('2026-11-22', '13:30'), 'Salat al-Janazah for Ahmad Khan, after Dhuhr today (1:30 PM)'],
  [janazah('2026-11-23'), 'Salat al-Janazah for Ahmad Khan, after Dhuhr tomorrow'],
  [
    janazah('2026-11-27', '12:45'),
    'Salat al-Janazah for Ahmad Khan, after Dhuhr on Friday, November 27 (12:45 PM)',
  ],
  [late('2026-11-22'), 'Salat al-Janazah for Ahmad Khan, after Isha today (12:30 AM)'],
  [late('2026-11-21'), 'Salat al-Janazah for Ahmad Khan, after Isha today (12:30 AM)'],
  [late('2026-11-23'), 'Salat al-Janazah for Ahmad Khan, after Isha tomorrow (12:30 AM)'],
  [
    late('2026-11-26'),
    'Salat al-Janazah for Ahmad Khan, after Isha on Friday, November 27 (12:30 AM)',
  ],
  [{ ...janazah('2026-11-23'), title: 'Ahmad Khan' }, 'Janazah: Ahmad Khan, after Dhuhr tomorrow'],
  [{ ...closed('2026-11-22T23:00:00Z'), kind: 'announcement' } as const, 'Closed for snow'],
])('says %#: %s', (notice, line) => {
  expect(noticeLine(notice as Notice, NOW, ZONE)).toBe(line)
})
