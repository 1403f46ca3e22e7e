import { expect, it, vi } from 'vitest'
import { paintNotices } from './notices.ts'

it.each([
  ['11:59', [], undefined, undefined],
  ['12:00', ['water'], 'urgent', undefined],
  ['13:00', ['water', 'janazah', 'closed'], 'urgent', 'dhuhr'],
  ['14:00', ['closed'], 'closure', undefined],
  ['15:00', [], undefined, undefined],
])('shows at %s: %j', (clock, ids, kind, janazah) => {
  const place = (id: string, own: string, from: string, until: string, after?: string) => ({
    ...{ id, hidden: false, tagName: 'STRONG' },
    dataset: {
      ...(after && { after }),
      kind: own,
      shownFrom: `2026-11-22T${from}:00.000Z`,
      shownUntil: `2026-11-22T${until}:00.000Z`,
    },
  })
  const places = [
    place('water', 'urgent', '12:00', '14:00'),
    place('janazah', 'janazah', '13:00', '14:00', '2026-11-22 jumuah'),
    place('closed', 'closure', '13:00', '15:00'),
  ]
  const more = { dataset: {} as Record<string, string>, firstElementChild: { textContent: '' } }
  const dataset: Record<string, string> = { notice: 'janazah', janazah: 'asr' }
  vi.stubGlobal('document', {
    documentElement: { dataset },
    querySelector: () => more,
    querySelectorAll: () => places,
  })
  paintNotices(new Date(`2026-11-22T${clock}:00Z`), 'America/New_York')
  expect(places.filter(({ hidden }) => !hidden).map(({ id }) => id)).toEqual(ids)
  expect([dataset.notice, dataset.janazah]).toEqual([kind, janazah])
  expect(more.firstElementChild.textContent).toBe(
    ids.length > 1 ? `and ${ids.length - 1} more` : 'Details',
  )
})
