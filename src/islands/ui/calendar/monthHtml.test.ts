import { expect, it } from 'vitest'
import { chosenDayHtml } from './calendar.ts'
import { monthHtml, monthOf } from './monthHtml.ts'

const entry = (id: string, date: string) => ({ id, date, label: `Talk ${id}`, tone: 'event' })
const ENTRIES = [
  entry('a', '2026-11-21'),
  ...['b', 'c', 'd'].map(id => entry(id, '2026-11-22')),
  ...['e', 'f'].map(id => entry(id, '2026-11-23')),
  ...Array.from('123456789', id => entry(id, '2026-11-25')),
  ...Array.from('1234567', id => entry(id, '2026-11-26')),
]

const html = (today: string | undefined) =>
  monthHtml(
    monthOf('2026-11-01', {
      today,
      entriesOn: date => ENTRIES.filter(one => one.date === date),
      legend: [{ tone: 'event', label: 'Event' }],
    }),
  )

it('prebuilds a month without marking today, and without style attributes', () => {
  const prebuilt = html(undefined)
  expect(prebuilt).toContain('November 2026')
  expect(prebuilt.match(/data-date=/g)).toHaveLength(30)
  expect(prebuilt.match(/<td/g)).toHaveLength(35)
  expect(prebuilt.match(/<tr/g)).toHaveLength(6)
  expect(prebuilt).not.toContain('aria-current')
  expect(prebuilt).not.toContain('style=')
})

/** The accessible name of a day: without the figure that only eyes need beside the date. */
function nameOf(date: string): string {
  const button = new RegExp(`<button[^>]*data-date="${date}".*?</button>`).exec(html('2026-11-21'))
  const text = button?.[0]
    .replace(/<span aria-hidden="true">[^<]*<\/span>/g, '')
    .replace(/<\/?bdi[^>]*>|<\/?span class="calendar-wide">/g, '')
  return (
    text
      ?.replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() ?? ''
  )
}

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
])('shows three entries of %s, and counts the others', (date, name) => {
  expect(nameOf(date)).toBe(name)
})

it('has a time whole in the name of its day, also where a phone shows only its figures', () => {
  const day = { id: 'x', date: '2026-11-21', label: 'Tea', tone: 'event', time: 'Until 7:45 PM' }
  const entriesOn = (date: string) => (date === day.date ? [day] : [])
  const [button] = monthOf('2026-11-01', { today: undefined, entriesOn, legend: [] }).cells.filter(
    cell => cell.includes('Tea'),
  )
  expect(button).toContain(
    '<span class="calendar-wide">Until </span>7:45<span class="calendar-wide"> PM</span>',
  )
})

it.each([
  ['2026-11-21', '<b>Talk a</b>'],
  ['2026-11-24', 'No events on this day.'],
])('lists the entries of %s in full', (date, text) => {
  const entries = ENTRIES.filter(one => one.date === date)
  expect(chosenDayHtml(date, entries, one => `<b>${one.label}</b>`)).toContain(text)
})
