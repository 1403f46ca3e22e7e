import { expect, it } from 'vitest'
import type { ActivityEntry } from '#domain/activity/activity.ts'
import { placeOfActivity } from './places.ts'

const entry = (part: Partial<ActivityEntry>): ActivityEntry => ({
  id: '1',
  action: 'Changed',
  who: 'Amina',
  timestamp: '2026-11-21T17:00:00Z',
  ...part,
})

it.each([
  [{ section: 'about/mission-vision' }, '/admin/content/about/mission-vision'],
  [{ prayer: 3, action: 'Isha: 7:30 → 7:45 PM' }, '/admin/prayer-times'],
  [{ event: 'tea' }, '/admin/events#event-tea'],
  [{ screens: 3 }, '/admin/screens'],
  [{ notice: 'a' }, '/admin/notices'],
  [{ picture: 'a', action: 'Deleted the picture “Eid”' }, '/admin/pictures'],
  [{ person: '7', action: 'Made Bilal an editor' }, '/admin/people'],
  [{ action: 'Changed their password' }, '/admin/settings/account'],
])('links %j to %s', (part, href) => expect(placeOfActivity(entry(part))).toBe(href))
