import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MonthCalendar } from './MonthCalendar.tsx'

const entry = (id: string, date: string) => ({ id, date, label: `Talk ${id}`, tone: 'event' })
const ENTRIES = [
  entry('a', '2026-11-21'),
  ...['b', 'c', 'd'].map(id => entry(id, '2026-11-22')),
  ...['e', 'f'].map(id => entry(id, '2026-11-23')),
  ...Array.from('123456789', id => entry(id, '2026-11-25')),
  ...Array.from('1234567', id => entry(id, '2026-11-26')),
]

const html = (today: string | undefined) =>
  renderToString(
    <MonthCalendar
      today={today}
      builtOn="2026-11-20"
      entriesOn={date => ENTRIES.filter(one => one.date === date)}
      renderEntry={one => <b>{one.label}</b>}
      legend={[{ tone: 'event', label: 'Event' }]}
    />,
  ).replaceAll('<!-- -->', '')

it('prebuilds the month of the build without a today, and without style attributes', () => {
  const prebuilt = html(undefined)
  expect(prebuilt).toContain('November 2026')
  expect(prebuilt.match(/data-date=/g)).toHaveLength(30)
  expect(prebuilt).not.toContain('aria-current')
  expect(prebuilt).not.toContain('Events on')
  expect(prebuilt).not.toContain('style=')
})

it('lets Tab reach one day: the selected one, today at first', () => {
  expect(html('2026-11-21').match(/<button[^>]*tabindex="0"[^>]*>/gi)).toEqual([
    expect.stringContaining('data-date="2026-11-21"'),
  ])
})

it.each([
  ['2026-11-21', 'Today, Saturday, November 21 Talk a'],
  ['2026-11-22', 'Sunday, November 22 Talk b +2 more : Talk c, Talk d'],
  ['2026-11-23', 'Monday, November 23 Talk e Talk f'],
  ['2026-11-24', 'Tuesday, November 24'],
  [
    '2026-11-25',
    'Wednesday, November 25 Talk 1 +8 more : Talk 2, Talk 3, Talk 4, Talk 5, Talk 6 and 3 others',
  ],
  [
    '2026-11-26',
    'Thursday, November 26 Talk 1 +6 more : Talk 2, Talk 3, Talk 4, Talk 5, Talk 6 and 1 other',
  ],
])('names %s by what it shows, and by what it leaves out', (date, name) => {
  const button = new RegExp(`<button[^>]*data-date="${date}".*?</button>`).exec(html('2026-11-21'))
  const text = button?.[0].replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  expect(text?.trim()).toBe(name)
})

it.each([
  ['2026-11-21', '<b>Talk a</b>'],
  ['2026-11-24', 'No events on this day.'],
])('shows the events of %s when it is today', (today, text) => {
  expect(html(today)).toContain(text)
})
