import { describe, expect, it } from 'vitest'
import { readCalendar, unreadInWords } from './readCalendar.ts'
import entries from './testing/entries.json' with { type: 'json' }

const PLACE = { zone: 'America/New_York', today: '2026-11-26' }
const BERLIN = `BEGIN:VTIMEZONE
TZID:W. Europe Standard Time
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE
`
const calendar = (...entries: string[]) =>
  `BEGIN:VCALENDAR\nVERSION:2.0\nX-WR-CALNAME:Masjid\n${BERLIN}${entries
    .map((entry, at) => `BEGIN:VEVENT\nUID:${at}@x\nSUMMARY:Tea\n${entry}\nEND:VEVENT\n`)
    .join('')}END:VCALENDAR\n`.replaceAll('\n', '\r\n')
const events = async (...entries: string[]) =>
  (await readCalendar(calendar(...entries), PLACE)).events
const START =
  'DTSTART;TZID=America/New_York:20261204T190000\nDTEND;TZID=America/New_York:20261204T203000'

describe('an entry of a calendar', () => {
  it.each(entries as [string, string, object][])('%s', async (_, entry, expected) => {
    const [event, ...others] = await events(entry)
    expect(others).toEqual([])
    expect(event).toMatchObject({ title: 'Tea', uid: '0@x', note: '', ...expected })
  })

  it('without an id is told apart from others by its day and title', async () => {
    const other = START.replaceAll('1204T', '1205T')
    const text = calendar(START, other, START.replace('19', '18')).replaceAll(/UID:.*\r\n/g, '')
    const { events } = await readCalendar(text, PLACE)
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(3)
    expect((await readCalendar(text, PLACE)).events).toEqual(events)
  })

  it('of two weekdays is two events', async () => {
    const found = await events(`${START}\nRRULE:FREQ=WEEKLY;BYDAY=FR,TU`)
    expect(found.map(({ uid, date, recurring }) => [uid, date, recurring])).toEqual([
      ['0@x#FR', '2026-12-04', true],
      ['0@x#TU', '2026-12-08', true],
    ])
  })

  it('with a rule that we have none for is listed as single days', async () => {
    const found = await events(`${START}\nRRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=3`)
    expect(found.map(({ date }) => date)).toEqual(['2026-12-04', '2026-12-18', '2027-01-01'])
    expect(found[0]?.note).toMatch(/single days/)
    const inUtc = await events('DTSTART:20261205T010000Z\nRRULE:FREQ=WEEKLY;BYDAY=SA')
    const days = inUtc.map(({ date, startTime }) => `${date} ${startTime}`)
    expect(days).toEqual(expect.arrayContaining(['2026-12-04 20:00', '2027-03-19 21:00']))
    expect(
      (await events(`${START}\nRRULE:FREQ=DAILY;BYHOUR=22,23;COUNT=4`)).map(({ uid }) => uid),
    ).toEqual(['0@x#2026-12-04', '0@x#2026-12-05'])
  })

  it.each([
    ['FREQ=DAILY', ['2026-11-26', '2026-11-27']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU', ['2026-12-01', '2026-12-06']],
    ['FREQ=DAILY;UNTIL=20110101T000000Z', []],
  ])('of many years has its coming days: %s', async (rule, days) => {
    const text = calendar(`DTSTART:20100105T150000Z\nRRULE:${rule}`)
    const { events, unread } = await readCalendar(text, PLACE)
    expect([events.slice(0, 2).map(({ date }) => date), unread]).toEqual([days, []])
  })

  it('with a rule that hardly ever comes again has its first day', async () => {
    expect(await events(`${START}\nRRULE:FREQ=DAILY;INTERVAL=999999999`)).toMatchObject([
      { date: '2026-12-04', recurring: false },
    ])
  })

  it('whose day was moved skips it, and has the other day beside it', async () => {
    const moved = `BEGIN:VEVENT\nUID:0@x\nSUMMARY:Late tea\nRECURRENCE-ID;TZID=America/New_York:20261211T190000\nDTSTART;TZID=America/New_York:20261212T200000\nDTEND;TZID=America/New_York:20261212T210000\nEND:VEVENT\n`
    const text = calendar(`${START}\nRRULE:FREQ=WEEKLY`).replace(
      'END:VCALENDAR',
      `${moved}END:VCALENDAR`,
    )
    const [weekly, single] = (await readCalendar(text, PLACE)).events
    expect(weekly).toMatchObject({ recurring: true, skipped: ['2026-12-11'] })
    expect(single).toMatchObject({
      title: 'Late tea',
      date: '2026-12-12',
      startTime: '20:00',
      recurring: false,
    })
  })

  it.each<[string, string, [string, string, string | undefined, string?][]]>([
    [
      'FREQ=WEEKLY;BYDAY=FR',
      'DTSTART;TZID=America/New_York:20261211T200000',
      [
        ['0@x', '2026-12-04 19:00', '2026-12-10'],
        ['0@x#2026-12-11', '2026-12-11 20:00', undefined, '2026-12-18'],
        ['0@x#2026-12-25', '2026-12-25 21:00', undefined],
      ],
    ],
    [
      'FREQ=WEEKLY;COUNT=3;BYDAY=FR',
      'DTSTART;TZID=America/New_York:20261212T180000',
      [
        ['0@x', '2026-12-04 19:00', '2026-12-10'],
        ['0@x#2026-12-11#2026-12-12', '2026-12-12 18:00', undefined],
        ['0@x#2026-12-11#2026-12-19', '2026-12-19 18:00', undefined],
        ['0@x#2026-12-25', '2026-12-25 21:00', undefined],
      ],
    ],
    [
      'FREQ=WEEKLY',
      'DTSTART:20261211T200000\nSTATUS:CANCELLED',
      [['0@x', '2026-12-04 19:00', '2026-12-10']],
    ],
  ])('%s that changes from a day on does so on all later days', async (rule, changed, expected) => {
    const change = (day: string, range: string, lines: string) =>
      `BEGIN:VEVENT\nUID:0@x\nSUMMARY:Tea\nRECURRENCE-ID;${range}TZID=America/New_York:${day}T190000\n${lines}\nEND:VEVENT\n`
    const text = calendar(
      `${START}\nRRULE:${rule}\nEXDATE;TZID=America/New_York:20261218T190000`,
    ).replace(
      'END:VCALENDAR',
      `${change('20261225', '', 'DTSTART;TZID=America/New_York:20261225T210000')}${change('20261211', 'RANGE=THISANDFUTURE;', changed)}END:VCALENDAR`,
    )
    const found = (await readCalendar(text, PLACE)).events
    expect(found.map(({ uid, date, startTime }) => [uid, `${date} ${startTime}`])).toEqual(
      expected.map(([uid, at]) => [uid, at]),
    )
    expect(found.map(({ until }) => until)).toEqual(expected.map(([, , until]) => until))
    const skipped = expected.map(([, , , day]) => day)
    for (const [at, day] of skipped.entries()) if (day) expect(found[at]?.skipped).toContain(day)
  })

  it('in a zone that nobody describes says to check its hours', async () => {
    const [event] = await events('DTSTART;TZID=Romance Standard Time:20261204T190000')
    const note = 'Its time zone ‘Romance Standard Time’ is not known here: check the hours.'
    expect(event).toMatchObject({ date: '2026-12-04', startTime: '19:00', note })
  })

  it.each<[string, string, [string, string, string][]]>([
    ['on a day', 'RDATE;TZID=America/New_York:20261218T190000', [['2026-12-18', '19:00', '20:30']]],
    ['in UTC', 'RDATE:20261219T023000Z', [['2026-12-18', '21:30', '23:00']]],
    [
      'as periods',
      'RDATE;VALUE=PERIOD:20261218T200000/20261218T220000,20261219T200000/PT1H',
      [
        ['2026-12-18', '20:00', '22:00'],
        ['2026-12-19', '20:00', '21:00'],
      ],
    ],
    ['when it is anyhow', 'RRULE:FREQ=MONTHLY\nRDATE:20270104T190000', []],
    ['that is skipped', 'RDATE:20261218T190000\nEXDATE:20261218T190000', []],
  ])('that comes once more %s has that day beside its own', async (_, line, expected) => {
    const [own, ...added] = await events(`${START}\n${line}`)
    expect(own).toMatchObject({ date: '2026-12-04', startTime: '19:00' })
    expect(added.map(({ date, startTime, endTime }) => [date, startTime, endTime])).toEqual(
      expected,
    )
  })

  it.each([
    ['FREQ=YEARLY', '20250820', ['2027-08-20']],
    ['FREQ=YEARLY', '20240229', ['2028-02-29']],
    ['FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=-1', '20260228', ['2027-02-28']],
    ['FREQ=YEARLY;COUNT=3', '20240229', ['2028-02-29']],
  ])('that comes %s from %s on has its next day', async (rule, from, days) => {
    const found = await events(`DTSTART;VALUE=DATE:${from}\nRRULE:${rule}`)
    expect(found.map(({ date }) => date)).toEqual(days)
  })

  it.each([
    'DTSTART:20270230T190000',
    'DTSTART;VALUE=DATE:20270230',
    'DTSTART:20270204T250000',
    'DTSTART:20270204T196000',
    `${START}\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30`,
    `${START}\nRRULE:FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30`,
    `${START}\nRRULE:FREQ=WEEKLY;BYMONTH=2;BYMONTHDAY=30`,
    `${START}\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30`,
    `${START}\nRRULE:FREQ=SECONDLY;BYMONTH=3`,
    'DTSTART;TZID=(UTC+00:00) Dublin:20261204T190000',
    `${START}\nRRULE:FREQ=SOMETIMES`,
  ])('that cannot be read is named, and the others are read: %s', async broken => {
    const found = await readCalendar(calendar(broken, START), PLACE)
    expect(found.events.map(({ uid }) => uid)).toEqual(['1@x'])
    expect(found.unread).toEqual([{ title: 'Tea', uid: '0@x' }])
    expect(unreadInWords(found)).toBe('Left out, since the date cannot be read: ‘Tea’.')
  })

  it('that is over, private or called off is left out', async () => {
    const { events, past } = await readCalendar(
      calendar(
        START.replaceAll('20261204', '20261101'),
        `${START}\nCLASS:PRIVATE`,
        `${START}\nSTATUS:CANCELLED`,
        `${START.replaceAll('20261204', '20200103')}\nRRULE:FREQ=WEEKLY;UNTIL=20201231T000000Z`,
      ),
      PLACE,
    )
    expect([events, past]).toEqual([[], 2])
  })

  it('has its description as plain text, and a link only to https', async () => {
    const [event] = await events(
      `${START}\nDESCRIPTION:<b>Bring</b> a dish<br>and <script>friends</script> &amp\\; family\nURL:javascript:alert(1)`,
    )
    expect(event).toMatchObject({
      description: 'Bring a dish\nand friends & family',
      moreInfoUrl: '',
    })
  })
})

it.each<[string, (text: string) => string]>([
  ['a mark of its order', text => `\uFEFF${text}`],
  ['lines that end in another way', text => text.replaceAll('\r\n', '\r')],
  ['empty lines', text => text.replaceAll('\r\n', '\r\n\r\n')],
  ['a text broken into lines', text => text.replace('cake', '\r\n\r\ncake')],
  ['lines of nothing', text => text.replaceAll('BEGIN:VEVENT', 'Events\r\nBEGIN:VEVENT')],
])('reads a calendar with %s', async (_, change) => {
  const text = change(calendar(`${START}\nDESCRIPTION:Tea and cake`, START))
  const { events, unread } = await readCalendar(text, PLACE)
  expect([events[0]?.description.replace(/\s+/g, ' '), events.length]).toEqual(['Tea and cake', 2])
  expect(unread).toEqual([])
})

it.each(['', 'hello', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD\r\n', 'BEGIN:VCALENDAR'])(
  'refuses %j',
  async text => {
    await expect(readCalendar(text, PLACE)).rejects.toThrow('This is not a calendar file (.ics).')
  },
)

it.each([
  'DTSTART;TZID=W. Europe Standard Time:20261204T190000',
  `${START}\nDURATION:P99999999999W`.replace(/DTEND.*\n/, ''),
])('gives up what ical.js never ends: %s', async entry => {
  const text = calendar(entry).replace('FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'FREQ=SECONDLY')
  await expect(readCalendar(text, PLACE, 100)).rejects.toThrow(
    'This calendar takes too long to read.',
  )
})

it('reads on beside marks that no tag closes', async () => {
  const marks = ['<a', '<br', ' ', '\t'].map(mark => `DESCRIPTION:x${mark.repeat(200_000)}x`)
  const found = (await readCalendar(calendar(...marks.map(mark => `${START}\n${mark}`)), PLACE))
    .events
  expect(found).toHaveLength(marks.length)
})

it('lets other work have its turn while it reads hundreds of events', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  const found = await events(...Array.from({ length: 400 }, () => START))
  clearInterval(timer)
  expect(found).toHaveLength(400)
  expect(turns).toBeGreaterThan(0)
})
