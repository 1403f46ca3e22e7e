import { expect, it } from 'vitest'
import type { ActivityEntry } from '#domain/activity/activity.ts'
import { isUndoable, placeOfActivity } from './places.ts'

const entry = (part: Partial<ActivityEntry>): ActivityEntry => ({
  id: '1',
  action: 'Changed',
  who: 'Amina',
  timestamp: '2026-11-21T17:00:00Z',
  ...part,
})
const screens = entry({ screens: 3, revision: 3, before: 2 })
const snow = entry({ notice: 'a', revision: 7, before: 4 })
const flyer = entry({ picture: 'a', by: 'b', places: ['about/hero-image'] })
const green = entry({ values: { before: { theme: 'theme-red' }, after: { theme: 'theme-green' } } })
const role = entry({
  ...{ action: 'Made Bilal an editor', person: '7' },
  values: { before: { role: 'admin' }, after: { role: 'editor' } },
})
const phone = entry({ values: { before: { phone: '1' }, after: { phone: '2' } } })
const made = entry({ action: 'Created event: Tea', event: 'tea', revision: 4 })
const tea = entry({ event: 'tea', revision: 7, before: 4 })

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

it.each<[string, ActivityEntry, ActivityEntry[], boolean]>([
  ['the last save of an event', tea, [entry({ event: 'soup' }), tea], true],
  ['an older save of it', tea, [entry({ event: 'tea', revision: 8, before: 7 }), tea], false],
  ['a new event', made, [], true],
  ['one that was changed again', made, [tea, made], false],
  ['a deletion', entry({ action: 'Deleted event: Tea', event: 'tea' }), [], false],
  ['the first save of a section', entry({ section: 'a/b', revision: 7, before: 0 }), [], true],
  ['the last save of the screens', screens, [entry({ prayer: 3 }), entry({}), screens], true],
  ['an older save of them', screens, [entry({ screens: 4 }), screens], false],
  ['the last save of a notice', snow, [entry({ notice: 'b' }), snow], true],
  ['an older save of it', snow, [entry({ notice: 'a', revision: 8, before: 7 }), snow], false],
  ['the last replacement of a picture', flyer, [role, flyer], true],
  ['one that was taken back', flyer, [entry({ picture: 'b', by: 'a', places: [] }), flyer], false],
  ['a deletion of a picture', entry({ action: 'Deleted the picture', picture: 'a' }), [], true],
  ['its restoration', entry({ action: 'Restored the picture', picture: 'a' }), [], false],
  ['the last theme', green, [phone, green], true],
  ['an older theme', green, [{ ...green, id: '2' }, green], false],
  ['the last change of a role', role, [phone, role], true],
  ['a save of the settings', phone, [green, phone], true],
  ['an entry of an earlier release', entry({ event: 'tea' }), [], false],
])('offers to undo %s: %#', (_, one, entries, offered) => {
  expect(isUndoable(one, entries)).toBe(offered)
})
