import { expect, it } from 'vitest'
import type { StoredActivity } from './entry.ts'
import { isUndoable } from './undoable.ts'

const entry = (part: Partial<StoredActivity>): StoredActivity => ({
  action: 'Changed',
  who: 'Amina',
  at: '2026-11-21T17:00:00Z',
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

it.each<[string, StoredActivity, StoredActivity[], boolean]>([
  ['the last save of an event', tea, [entry({ event: 'soup' }), tea], true],
  ['an older save of it', tea, [entry({ event: 'tea', revision: 8, before: 7 }), tea], false],
  ['a new event', made, [], true],
  ['one that was changed again', made, [tea, made], false],
  ['a deletion', entry({ action: 'Deleted event: Tea', event: 'tea' }), [], false],
  ['a deletion of a notice', entry({ action: 'Deleted notice: Snow', notice: 'a' }), [], true],
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
  ['an older theme', green, [entry({ ...green }), green], false],
  ['the last change of a role', role, [phone, role], true],
  ['a save of the settings', phone, [green, phone], true],
  ['an entry of an earlier release', entry({ event: 'tea' }), [], false],
])('offers to undo %s: %#', (_, one, entries, offered) => {
  const all = [...new Set([...entries, one])]
  expect(isUndoable(all, all.indexOf(one))).toBe(offered)
})
