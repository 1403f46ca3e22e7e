import { expect, it } from 'vitest'
import type { Kind } from '#domain/content/kinds.ts'
import { mergeContent } from './mergeContent.ts'

const faq = (...items: [question: string, answer: string][]) =>
  JSON.stringify(
    items.map(([question, answer]) => ({ question, answer })),
    null,
    2,
  )
const album = (...photos: string[]) =>
  JSON.stringify([{ name: 'Picnic', date: '2026-06-06', photos: photos.join('\n') }], null, 2)
const tea: [string, string] = ['Is there tea?', 'Yes.']
const parking: [string, string] = ['Is there parking?', 'Yes.']
const shoes: [string, string] = ['Where do shoes go?', 'On the rack.']

it.each<[string, Kind, string, string, string, string, number]>([
  [
    'keeps both new questions',
    'faq',
    faq(tea),
    faq(tea, shoes),
    faq(tea, parking),
    faq(tea, parking, shoes),
    0,
  ],
  [
    'keeps the typed JSON as it is where nothing is newer',
    'faq',
    faq(tea),
    '[ {"question"',
    faq(tea),
    '[ {"question"',
    0,
  ],
  [
    'reports an answer that both changed as a conflict',
    'faq',
    faq(tea),
    faq(['Is there tea?', 'Mine']),
    faq(['Is there tea?', 'Theirs']),
    faq(['Is there tea?', 'Mine']),
    1,
  ],
  [
    'reports the whole text as a conflict where mine is not a list',
    'faq',
    faq(tea),
    '[{',
    faq(tea, parking),
    '[{',
    1,
  ],
  [
    'keeps the lines of both',
    'bullets',
    'Tea',
    'Tea\nShoes',
    'Tea\nParking',
    'Tea\nParking\nShoes',
    0,
  ],
  [
    'keeps the pictures that both add to an album',
    'albums',
    album('/a.jpg Tea'),
    album('/a.jpg Tea', '/mine.jpg'),
    album('/a.jpg Two cups of tea', '/theirs.jpg'),
    album('/a.jpg Two cups of tea', '/theirs.jpg', '/mine.jpg'),
    0,
  ],
  [
    'keeps the rows of a table that either changed',
    'table',
    'Class | Fee\nQuran | $10\nArabic | $20',
    'Class | Fee\nQuran | $15\nArabic | $20',
    'Class | Fee\nQuran | $10\nArabic | $25\nFiqh | $5',
    'Class | Fee\nQuran | $15\nArabic | $25\nFiqh | $5',
    0,
  ],
  ['reports a text that both changed as a conflict', 'text', 'a', 'mine', 'theirs', 'mine', 1],
])('%s', (_, kind, base, mine, theirs, expected, conflictCount) => {
  const { value, conflicts } = mergeContent(kind, base, mine, theirs)
  expect([value, conflicts.length]).toEqual([expected, conflictCount])
})
