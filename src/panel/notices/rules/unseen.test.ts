import { expect, it } from 'vitest'
import { unseenInWords } from './unseen.ts'

it.each([
  ['2026-11-27T10:00:00Z', '2026-11-27T11:00:00Z', 'It is over already: nobody sees it.'],
  ['2026-11-27T10:00:00Z', '2026-11-27T12:00:00Z', 'It is over already: nobody sees it.'],
  ['2026-11-27T10:00:00Z', '2026-11-27T13:00:00Z', ''],
  ['2026-11-27T12:00:00Z', '2026-11-27T13:00:00Z', ''],
  ['2026-11-28T15:00:00Z', '2026-11-29T13:00:00Z', /^Visitors see it from .*Nov.* 28.*10:00 AM on/],
])('says of a notice from %s to %s at noon why nobody sees it', (start, end, words) => {
  const said = unseenInWords({ start, end }, new Date('2026-11-27T12:00:00Z'), 'America/New_York')
  expect(said).toEqual(typeof words === 'string' ? words : expect.stringMatching(words))
})
