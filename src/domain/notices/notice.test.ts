import { expect, it } from 'vitest'
import { isInForce, type Notice, noticesInForce } from './notice.ts'

const at = (clock: string) => new Date(`2026-11-22T${clock}:00Z`)
const notice = (id: string, kind: Notice['kind'], from: string, until: string): Notice => ({
  ...{ id, kind, title: id, text: '' },
  start: at(from).toISOString(),
  end: at(until).toISOString(),
})

it.each([
  ['07:59', false],
  ['08:00', true],
  ['11:59', true],
  ['12:00', false],
])('shows a notice from its start until its end: %s', (clock, isShown) => {
  const one = notice('a', 'closure', '08:00', '12:00')
  expect(isInForce(one, at(clock))).toBe(isShown)
})

it('puts what is most pressing first, and of one kind what ends first', () => {
  const all = [
    notice('bazaar', 'announcement', '06:00', '20:00'),
    notice('parking', 'announcement', '06:00', '10:00'),
    notice('closed', 'closure', '06:00', '20:00'),
    notice('janazah', 'janazah', '06:00', '20:00'),
    notice('water', 'urgent', '06:00', '20:00'),
    notice('over', 'urgent', '06:00', '08:00'),
    notice('later', 'urgent', '10:00', '20:00'),
  ]
  const ids = noticesInForce(all, at('09:00')).map(({ id }) => id)
  expect(ids).toEqual(['water', 'janazah', 'closed', 'parking', 'bazaar'])
})
