import { expect, it } from 'vitest'
import type { ActivityEntry } from '#domain/activity/activity.ts'
import { isUndoable, placeOf } from './places.ts'

const entry = (part: Partial<ActivityEntry>): ActivityEntry => ({
  id: '1',
  action: 'Changed',
  who: 'Amina',
  timestamp: '2026-11-21T17:00:00Z',
  ...part,
})
const screens = entry({ screens: 3, revision: 3, before: 2 })
const snow = entry({ notice: 'a', revision: 7, before: 4 })
const tea = entry({ event: 'tea', revision: 7, before: 4 })

it.each([
  [{ section: 'about/mission-vision' }, '/admin/content/about/mission-vision'],
  [{ prayer: 3, action: 'Isha: 7:30 → 7:45 PM' }, '/admin/prayer-times'],
  [{ event: 'tea' }, '/admin/events'],
  [{ screens: 3 }, '/admin/screens'],
  [{ notice: 'a' }, '/admin/notices'],
  [{ action: 'Changed their password' }, '/admin/settings/account'],
])('links %j to %s', (part, href) => expect(placeOf(entry(part))).toBe(href))

it.each<[string, ActivityEntry, ActivityEntry[], boolean]>([
  ['the last save of an event', tea, [entry({ event: 'soup' }), tea], true],
  ['an older save of it', tea, [entry({ event: 'tea', revision: 8, before: 7 }), tea], false],
  ['a new event', entry({ event: 'tea', revision: 7 }), [], false],
  ['the first save of a section', entry({ section: 'a/b', revision: 7, before: 0 }), [], true],
  ['the last save of the screens', screens, [entry({ prayer: 3 }), entry({}), screens], true],
  ['an older save of them', screens, [entry({ screens: 4 }), screens], false],
  ['the last save of a notice', snow, [entry({ notice: 'b' }), snow], true],
  ['an older save of it', snow, [entry({ notice: 'a', revision: 8, before: 7 }), snow], false],
  ['an entry of an earlier release', entry({ event: 'tea' }), [], false],
])('offers to undo %s: %#', (_, one, entries, offered) => {
  expect(isUndoable(one, entries)).toBe(offered)
})
