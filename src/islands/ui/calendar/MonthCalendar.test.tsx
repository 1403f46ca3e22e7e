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

it('prebuilds the month of the build without marking today, and without style attributes', () => {
  const prebuilt = html(undefined)
  expect(prebuilt).toContain('November 2026')
  expect(prebuilt.match(/data-date=/g)).toHaveLength(30)
  expect(prebuilt).not.toContain('aria-current')
  expect(prebuilt).not.toContain('Events on')
  expect(prebuilt).not.toContain('style=')
})

it('lets Tab reach only the selected day, at first today', () => {
  expect(html('2026-11-21').match(/<button[^>]*tabindex="0"[^>]*>/gi)).toEqual([
    expect.stringContaining('data-date="2026-11-21"'),
  ])
})

/** The text of a day in a narrow or wide window, where the style sheet hides the other text. */
function nameOf(date: string, hidden: 'narrow' | 'wide'): string {
  const button = new RegExp(`<button[^>]*data-date="${date}".*?</button>`).exec(html('2026-11-21'))
  const other = new RegExp(
    `<span class="[^"]*calendar-${hidden}"[^>]*>[^<]*<span[^>]*>[^<]*</span></span>`,
    'g',
  )
  const text = button?.[0].replace(other, '').replace(/<[^>]*>/g, ' ')
  return text?.replace(/\s+/g, ' ').trim() ?? ''
}

it.each([
  ['2026-11-21', 'Today, Saturday, November 21 Talk a'],
  ['2026-11-22', 'Sunday, November 22 Talk b +2 more : Talk c, Talk d'],
  ['2026-11-23', 'Monday, November 23 Talk e +1 more : Talk f'],
  ['2026-11-24', 'Tuesday, November 24'],
  [
    '2026-11-25',
    'Wednesday, November 25 Talk 1 +8 more : Talk 2, Talk 3, Talk 4, Talk 5, Talk 6 and 3 others',
  ],
])('shows one entry of %s in a narrow window, and counts the others', (date, name) => {
  expect(nameOf(date, 'wide')).toBe(name)
})

it.each([
  ['2026-11-21', 'Today, Saturday, November 21 Talk a'],
  ['2026-11-22', 'Sunday, November 22 Talk b Talk c Talk d'],
  [
    '2026-11-25',
    'Wednesday, November 25 Talk 1 Talk 2 Talk 3 +6 more : Talk 4, Talk 5, Talk 6, Talk 7, Talk 8 and 1 other',
  ],
  [
    '2026-11-26',
    'Thursday, November 26 Talk 1 Talk 2 Talk 3 +4 more : Talk 4, Talk 5, Talk 6, Talk 7',
  ],
])('shows three entries of %s in a wide window, and counts the others', (date, name) => {
  expect(nameOf(date, 'narrow')).toBe(name)
})

it.each([
  ['2026-11-21', '<b>Talk a</b>'],
  ['2026-11-24', 'No events on this day.'],
])('shows the events of %s when it is today', (today, text) => {
  expect(html(today)).toContain(text)
})
