import { expect, it } from 'vitest'
import { z } from 'zod'
import { entry, readEntryOf } from '../storage/shape/entry.ts'
import { eachItem } from '../storage/shape/shape.ts'
import type { StoredKind } from './stored.ts'
import { upgradeLines, upgradeReport } from './upgradeReport.ts'

const shape = entry('The document "list"', {
  version: 3,
  schema: z.object({ list: z.array(z.object({ id: z.string(), open: z.boolean() })) }),
  items: { 'list.*': 'id' },
  upgrade: {
    1: ({ events }: { events: unknown[] }) => ({ list: events }),
    2: eachItem('list.*', (item: object) => ({ ...item, open: true })),
  },
  upgradeNotes: { 1: 'Events are called a list.', 2: 'Every item is open.' },
})
const kind: StoredKind = {
  store: 'documents',
  key: /^list/,
  shape: shape as StoredKind['shape'],
  read: json => readEntryOf(shape, json),
}

const first = { version: 1, events: [{ id: 'a' }] }
const second = { version: 2, list: [{ id: 'a' }] }
const newest = { version: 3, list: [{ id: 'a', open: false }] }
const report = (...stored: unknown[]) =>
  upgradeReport(
    {
      entries: stored.map((_, index) => ({ store: 'documents', key: `list/${index}` })),
      read: async ({ key }) => new TextEncoder().encode(JSON.stringify(stored[Number(key.at(-1))])),
    },
    () => kind,
  )
const lines = async (...stored: unknown[]) => upgradeLines('the storage', await report(...stored))

it.each<[string, unknown[], string[]]>([
  [
    'nothing',
    [],
    ['Read 0 entries of the storage.', 'All of it is stored as this release stores it.'],
  ],
  [
    'what is stored as this release stores it',
    [newest],
    ['Read 1 entry of the storage.', 'All of it is stored as this release stores it.'],
  ],
  [
    'older versions, with each step',
    [first, second, second, newest],
    [
      'Read 4 entries of the storage.',
      'The document "list": 1 entry in version 1 of 3.',
      '  1 to 2: Events are called a list.',
      '  2 to 3: Every item is open.',
      'The document "list": 2 entries in version 2 of 3.',
      '  2 to 3: Every item is open.',
      expect.stringContaining('make a backup first'),
    ],
  ],
  [
    'a newer version',
    [{ version: 4 }],
    [
      'Read 1 entry of the storage.',
      'All of it is stored as this release stores it.',
      expect.stringContaining('cannot read the following'),
      '  documents/list/0: The document "list" was stored by a newer release (version 4); this one reads up to version 3.',
    ],
  ],
  [
    'an item that cannot be read, without what it holds',
    [{ version: 2, list: [{ id: 'a' }, { name: 'Amina' }] }],
    [
      'Read 1 entry of the storage.',
      'The document "list": 1 entry in version 2 of 3.',
      '  2 to 3: Every item is open.',
      expect.stringContaining('make a backup first'),
      expect.stringContaining('cannot read the following'),
      '  documents/list/0: list.1',
    ],
  ],
])('reports %s', async (_, stored, expected) => {
  expect(await lines(...stored)).toEqual(expected)
})

it('reports what is not JSON and leaves out what has no kind', async () => {
  const bytes = new TextEncoder().encode('{')
  const entries = [
    { store: 'documents', key: 'theme' },
    { store: 'documents', key: 'no-such-document' },
  ]
  expect(await upgradeReport({ entries, read: async () => bytes })).toEqual({
    read: 1,
    older: [],
    unreadable: ['documents/theme: The document "theme" is not JSON'],
  })
})
