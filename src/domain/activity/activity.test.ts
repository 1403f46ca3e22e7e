import { expect, it } from 'vitest'
import { activityKind, deletionIn, inRows, isKeptPrayer } from './activity.ts'

it.each([
  ['Added the event “Quran circle”', 'event'],
  ['Edited content: About, mission', 'content'],
  ['EVENT removed', 'event'],
  ['Moved an event into the content', 'event'],
  ['Changed the site theme to purple', 'general'],
  ['', 'general'],
])('gives %j the kind %s', (action, kind) => expect(activityKind(action)).toBe(kind))

it.each([
  ['records it', 'tea', '2026-11-21T17:00:01Z', 'tea'],
  ['is written at the same moment', 'tea', '2026-11-21T17:00:00Z', 'tea'],
  ['is older than it', 'tea', '2026-11-21T16:59:59Z', undefined],
  ['is about another event', 'soup', '2026-11-21T17:00:01Z', undefined],
  ['is about no event', undefined, '2026-11-21T17:00:01Z', undefined],
])('finds the deletion for an entry that %s', (_, event, timestamp, found) => {
  const entry = { id: '1', action: 'Deleted event: Tea', who: 'Amina', timestamp }
  const deleted = [{ id: 'tea', deletedAt: '2026-11-21T17:00:00Z' }]
  expect(deletionIn({ ...entry, ...(event && { event }) }, deleted)?.id).toBe(found)
})

it.each([
  ['the last save', 7, 7, true],
  ['an older save', 6, 7, true],
  ['a save whose version is not kept', 6, 27, false],
  ['the first save', 1, 1, false],
  ['something else', undefined, 7, false],
  ['a save, before the settings are loaded', 7, undefined, false],
])('can undo %s of the prayer settings: %#', (_, prayer, current, can) => {
  const entry = { id: '1', action: 'Changed', who: 'Amina', timestamp: '2026-11-21T17:00:00Z' }
  expect(isKeptPrayer({ ...entry, ...(prayer && { prayer }) }, current)).toBe(can)
})

it('makes one row of what one person did again and again, not of saves that can be undone', () => {
  const entry = (action: string, who: string, more = {}) => ({
    ...{ id: '1', action, who, timestamp: '2026-11-21T17:00:00Z' },
    ...more,
  })
  const uploaded = entry('Uploaded a picture', 'Amina')
  const saved = entry('Updated event: Tea', 'Amina', { event: 'tea', revision: 2 })
  const rows = inRows([uploaded, uploaded, entry('Uploaded a picture', 'Bilal'), saved, saved])
  expect(rows.map(({ entry, times }) => [entry.action, entry.who, times])).toEqual([
    ['Uploaded a picture', 'Amina', 2],
    ['Uploaded a picture', 'Bilal', 1],
    ['Updated event: Tea', 'Amina', 1],
    ['Updated event: Tea', 'Amina', 1],
  ])
})
