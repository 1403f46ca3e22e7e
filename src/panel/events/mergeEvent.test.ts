import { expect, it } from 'vitest'
import { mergeEvent } from './mergeEvent.ts'
import { type EventValues, newEvent } from './rules/values.ts'

const base: EventValues = {
  ...newEvent,
  ...{ title: 'Tea', date: '2026-11-27', startTime: '19:00', endTime: '20:00' },
  skipped: ['2026-12-04'],
}
const afterMaghrib: Partial<EventValues> = { starts: 'prayer', startTime: '' }

it.each<[string, Partial<EventValues>, Partial<EventValues>, string[]]>([
  ['keeps different fields of both', { location: 'Hall' }, { title: 'Tea & talk' }, []],
  ['keeps a start and an end', { startTime: '19:30' }, { ends: 'lasts', lasts: '90' }, []],
  ['reports a start as one conflict', { startTime: '19:30' }, afterMaghrib, ['start']],
  [
    'reports a title that both changed as a conflict',
    { title: 'A' },
    { title: 'B', active: false },
    ['title'],
  ],
])('%s', (_, mine, theirs, conflicting) => {
  const merged = mergeEvent(base, { ...base, ...mine }, { ...base, ...theirs })
  expect(merged.conflicts.map(({ key }) => key)).toEqual(conflicting)
  expect(merged.value).toEqual({
    ...base,
    ...theirs,
    ...mine,
    ...(conflicting[0] === 'start' && { starts: 'clock' }),
  })
})

it('keeps the weeks off that either added', () => {
  const off = (...dates: string[]) => ({ ...base, skipped: [...base.skipped, ...dates] })
  const { value } = mergeEvent(base, off('2026-12-11'), off('2026-12-18'))
  expect([...value.skipped].sort()).toEqual(['2026-12-04', '2026-12-11', '2026-12-18'])
})
