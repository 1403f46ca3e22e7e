import { expect, it } from 'vitest'
import { unreadableInWords } from './unreadableInWords.ts'

const none = {
  ...{ events: 0, notices: 0, people: 0, messages: 0 },
  ...{ 'prayer-rules': 0, sections: 0, 'list-items': 0, screens: 0 },
}

it.each([
  [{}, ''],
  [{ events: 1 }, '1 event'],
  [{ people: 2, messages: 1 }, '2 people and 1 message'],
  [
    { events: 2, people: 1, 'list-items': 3 },
    '2 events, 1 person, and 3 entries of lists on pages',
  ],
])('describes %j as %j', (counts, words) => {
  expect(unreadableInWords({ ...none, ...counts })).toBe(words)
})
