import { expect, it } from 'vitest'
import {
  type Arrival,
  isFlooded,
  isQuarantined,
  MESSAGE_ID,
  messageId,
  momentOf,
} from './messageId.ts'

const AT = new Date('2026-11-21T17:00:00.123Z')

it.each<[Arrival, string, boolean, boolean]>([
  ['inbox', '20261121t170000123-0f1e2d3c', false, false],
  ['quarantined', '20261121t170000123-0f1e2d3c-q', true, false],
  ['flooded', '20261121t170000123-0f1e2d3c-f', true, true],
])('shows how a message arrived: %s', (arrival, id, quarantined, flooded) => {
  expect(messageId(AT, '0f1e2d3c', arrival)).toBe(id)
  expect([isQuarantined(id), isFlooded(id)]).toEqual([quarantined, flooded])
  expect(id).toMatch(MESSAGE_ID)
  expect(id > momentOf(AT)).toBe(true)
})

it.each([
  '',
  'x',
  '20261121t170000123',
  '20261121t170000123-0f1e2d3c-x',
  '../20261121t170000123-0f1e2d3c',
])('does not accept %j as an id', id => expect(id).not.toMatch(MESSAGE_ID))
