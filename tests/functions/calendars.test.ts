import { createServer, request as plainRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  followCalendar,
  getCalendars,
  readCalendarNow,
  unfollowCalendar,
} from '#contract/calendars.ts'
import {
  changeEvents,
  deleteEvent,
  type EventResponse,
  getAdminEvents,
  updateEvent,
} from '#contract/events.ts'
import { previewCalendar } from '#contract/importEvents.ts'
import { getEvents } from '#contract/listedEvents.ts'
import { getRecentActivity } from '#contract/recentActivity.ts'
import { calendarsTask } from '#server/events/import/task.ts'
import { eventForm } from './eventForms.ts'
import { purged } from './purged.ts'
import { browser, withAmina } from './running.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

/** Stands in for the internet: every https host is this server. */
let server: Server
vi.mock('node:https', () => ({
  request: (url: URL, { signal, headers }: { signal: AbortSignal; headers: object }, on: never) =>
    plainRequest(
      {
        host: '127.0.0.1',
        port: (server.address() as AddressInfo).port,
        path: url.pathname,
        signal,
        headers: { ...headers },
      },
      on,
    ),
}))

const year = new Date().getUTCFullYear() + 1
const entry = (uid: string, title: string, rest = '') => `BEGIN:VEVENT
UID:${uid}@example.org
SUMMARY:${title}
DTSTART;TZID=America/New_York:${year}0304T190000
DTEND;TZID=America/New_York:${year}0304T200000
${rest}END:VEVENT
`
const calendar = (...entries: string[]) =>
  `BEGIN:VCALENDAR\nVERSION:2.0\nX-WR-CALNAME:Halls\n${entries.join('')}END:VCALENDAR\n`.replaceAll(
    '\n',
    '\r\n',
  )
const WEEKLY = `RRULE:FREQ=WEEKLY
EXDATE;TZID=America/New_York:${year}0311T190000
`
let [text, version, status, broken] = ['', '"1"', 200, '']
const asked: (string | undefined)[] = []
const paths: (string | undefined)[] = []

withAmina(beforeAll)
beforeAll(async () => {
  server = createServer(({ headers, url }, response) => {
    asked.push(headers['if-none-match'])
    paths.push(url)
    const isSame = headers['if-none-match'] === version
    response
      .writeHead(url === broken ? 503 : isSame ? 304 : status, { etag: version })
      .end(isSame ? '' : text)
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const address = 'https://calendar.example.org/basic.ics'
const own = async (): Promise<EventResponse[]> => {
  const events: EventResponse[] = await browser.fetchJson(getAdminEvents)
  return events.filter(({ calendar }) => calendar)
}
const titles = async () => (await own()).map(({ title }) => title).sort()
const tick = () => calendarsTask.run(new Date(), new AbortController().signal)
const report = async () => (await browser.fetchJson(getCalendars)).calendars[0].reading

it('takes over a calendar, and says nothing of it to visitors', async () => {
  text = calendar(entry('tea', 'Tea'), entry('walk', 'Walk', WEEKLY))
  await browser.fetchJson(previewCalendar, { body: { source: { address } } })
  expect(await titles()).toEqual([])
  const body = { address, category: 'social' }
  const followed = await browser.fetchJson(followCalendar, { body })
  expect(followed.calendar).toMatchObject({ name: 'Halls', reading: { found: 2, added: 2 } })
  expect(await titles()).toEqual(['Tea', 'Walk'])
  expect((await own()).find(({ recurring }) => recurring)?.skipped).toEqual([`${year}-03-11`])
  expect(JSON.stringify(await browser.fetchJson(getEvents))).not.toContain('"calendar"')
  expect((await browser.send(followCalendar, { body })).status).toBe(409)
})

it('changes nothing while the calendar is the same', async () => {
  asked.length = 0
  await tick()
  expect(asked).toEqual(['"1"'])
  expect(await report()).toMatchObject({ found: 2, added: 0, changed: 0, removed: 0, problem: '' })
})

it('keeps what is theirs, and lets an event be hidden', async () => {
  const tea = (await own()).find(({ title }) => title === 'Tea')!
  const params = { id: tea.id }
  const renamed = await browser.send(updateEvent, { params, body: eventForm({ title: 'Coffee' }) })
  expect([renamed.status, (await renamed.json()).code]).toEqual([409, 'from_calendar'])
  expect((await browser.send(deleteEvent, { params })).status).toBe(409)
  const change = (part: object) => ({ body: { changes: [{ id: tea.id, ...part }] } })
  expect((await browser.send(changeEvents, change({ category: 'youth' }))).status).toBe(409)
  await browser.fetchJson(changeEvents, change({ active: false }))
  expect((await own()).find(({ id }) => id === tea.id)).toMatchObject({ active: false })
})

it('follows what is new, changed and gone, with a report', async () => {
  ;[text, version] = [calendar(entry('tea', 'Mint tea'), entry('iftar', 'Iftar')), '"2"']
  purged.length = 0
  await tick()
  expect(await titles()).toEqual(['Iftar', 'Mint tea'])
  expect((await own()).find(({ title }) => title === 'Mint tea')).toMatchObject({ active: false })
  expect(await report()).toMatchObject({ found: 2, added: 1, changed: 1, removed: 1 })
  expect(purged).toEqual(['events'])
  const [latest] = (await browser.fetchJson(getRecentActivity)).data
  expect(latest).toMatchObject({
    action: 'Events of Halls: 1 added, 1 changed, 1 removed',
    who: 'The site',
  })
  ;[text, version] = [calendar(entry('tea', 'Mint tea'), entry('walk', 'Walk')), '"3"']
  await tick()
  expect(await titles()).toEqual(['Mint tea', 'Walk'])
})

it.each([
  ['a page that is gone', 404, '', /answered with 404/],
  ['a file that is no calendar', 200, '<html>', /not a calendar/],
])('keeps the events and says why where there is %s', async (_, code, body, problem) => {
  const before = await own()
  ;[text, version, status] = [body, `"${code}${body}"`, code]
  await tick()
  expect(await own()).toEqual(before)
  expect((await report()).problem).toMatch(problem)
  const refused = await browser.send(followCalendar, {
    body: { address: `${address}2`, category: 'social' },
  })
  expect(refused.status).toBe(400)
  expect((await browser.fetchJson(getCalendars)).calendars).toHaveLength(1)
})

it('keeps an event whose date cannot be read any more, and takes over the others', async () => {
  const broken = entry('walk', 'Walk').replaceAll('America/New_York', '(UTC+00:00) Dublin')
  ;[text, version, status] = [calendar(entry('tea', 'Rose tea'), broken), '"4"', 200]
  await tick()
  expect(await titles()).toEqual(['Rose tea', 'Walk'])
  const unread = 'Left out, since the date cannot be read: ‘Walk’.'
  expect(await report()).toMatchObject({ changed: 1, removed: 0, problem: '', unread })
})

it('is read at once when somebody asks, and takes its events along when it goes', async () => {
  ;[text, version, status] = [calendar(entry('tea', 'Tea')), '"5"', 200]
  const [{ id }] = (await browser.fetchJson(getCalendars)).calendars
  const read = await browser.fetchJson(readCalendarNow, { params: { id } })
  expect(read.calendar.reading).toMatchObject({ changed: 1, removed: 1, problem: '' })
  await browser.fetchJson(unfollowCalendar, { params: { id } })
  expect(await titles()).toEqual([])
  expect(await browser.fetchJson(getCalendars)).toEqual({ calendars: [] })
})

it('reads those that failed after the others', async () => {
  for (const name of ['first', 'second']) {
    text = calendar(entry(name, name))
    const body = { address: `https://calendar.example.org/${name}`, category: 'social' }
    await browser.fetchJson(followCalendar, { body })
  }
  broken = '/first'
  await tick()
  paths.length = 0
  await tick()
  expect(paths).toEqual(['/second', '/first'])
  expect(await titles()).toEqual(['first', 'second'])
})
