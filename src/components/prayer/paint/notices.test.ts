import { afterEach, expect, it, vi } from 'vitest'
import { paintNotices } from './notices.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['11:59', [], undefined],
  ['12:00', ['water'], 'urgent'],
  ['13:00', ['water', 'closed'], 'urgent'],
  ['14:00', ['closed'], 'closure'],
  ['15:00', [], undefined],
])('shows at %s: %j', (clock, ids, kind) => {
  const place = (id: string, own: string, from: string, until: string) => ({
    ...{ id, hidden: false },
    dataset: {
      kind: own,
      shownFrom: `2026-11-22T${from}:00.000Z`,
      shownUntil: `2026-11-22T${until}:00.000Z`,
    },
  })
  const places = [
    place('water', 'urgent', '12:00', '14:00'),
    place('closed', 'closure', '13:00', '15:00'),
  ]
  const ticker = { hidden: true }
  const dataset: { notice?: string } = { notice: 'janazah' }
  vi.stubGlobal('document', {
    documentElement: { dataset },
    querySelectorAll: (selector: string) => (selector === '[data-ticker]' ? [ticker] : places),
  })
  paintNotices(new Date(`2026-11-22T${clock}:00Z`))
  expect(places.filter(({ hidden }) => !hidden).map(({ id }) => id)).toEqual(ids)
  expect([dataset.notice, ticker.hidden]).toEqual([kind, ids.length === 0])
})
