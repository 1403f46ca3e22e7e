import { expect, it } from 'vitest'
import { readCalendar } from './readCalendar.ts'

const LONDON = { zone: 'Europe/London', today: '2026-11-26' }
const read = (text: string, place = LONDON) =>
  readCalendar(text.trimStart().replaceAll('\n', '\r\n'), place).events

/** As Google Calendar's secret address gives it: UTC for single events, folded lines, HTML. */
const GOOGLE = `
BEGIN:VCALENDAR
PRODID:-//Google Inc//Google Calendar 70.9054//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:PUBLISH
X-WR-CALNAME:Masjid an-Noor\\, Sparkhill
X-WR-TIMEZONE:Europe/London
BEGIN:VTIMEZONE
TZID:Europe/London
X-LIC-LOCATION:Europe/London
BEGIN:DAYLIGHT
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
TZNAME:GMT+1
DTSTART:19700329T010000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
TZNAME:GMT
DTSTART:19701025T020000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
DTSTART;TZID=Europe/London:20260902T183000
DTEND;TZID=Europe/London:20260902T200000
RRULE:FREQ=WEEKLY;WKST=MO;UNTIL=20270721T225959Z;BYDAY=MO,WE
EXDATE;TZID=Europe/London:20261223T183000
EXDATE;TZID=Europe/London:20261228T183000
DTSTAMP:20261126T204312Z
UID:5k2d8v1q7halqa@google.com
CREATED:20260801T101112Z
DESCRIPTION:<p>Tafsir of Surah Yusuf with tea.</p><p>Everyone is welcome\\, <b>
 children too</b>&nbsp\\; see <a href="https://www.google.com/url?q=https://noor
 .test/halqa">the page</a></p>
LAST-MODIFIED:20261120T091530Z
LOCATION:Main hall\\, 40 Stratford Road\\, Birmingham B11 1AA\\, UK
SEQUENCE:2
STATUS:CONFIRMED
SUMMARY:Halqa – Surah Yusuf 📖 for brothers and sisters\\, with questions afterw
 ards
TRANSP:OPAQUE
BEGIN:VALARM
ACTION:DISPLAY
DESCRIPTION:This is an event reminder
TRIGGER:-P0DT0H30M0S
END:VALARM
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=Europe/London:20261203T190000
DTEND;TZID=Europe/London:20261203T203000
DTSTAMP:20261126T204312Z
UID:5k2d8v1q7halqa@google.com
RECURRENCE-ID;TZID=Europe/London:20261202T183000
SUMMARY:Halqa\\, on Thursday this week
STATUS:CONFIRMED
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=Europe/London:20261207T183000
DTEND;TZID=Europe/London:20261207T200000
DTSTAMP:20261126T204312Z
UID:5k2d8v1q7halqa@google.com
RECURRENCE-ID;TZID=Europe/London:20261207T183000
SUMMARY:Halqa
STATUS:CANCELLED
END:VEVENT
BEGIN:VEVENT
DTSTART;VALUE=DATE:20261219
DTEND;VALUE=DATE:20261221
DTSTAMP:20261126T204312Z
UID:0retreat@google.com
SUMMARY:Family retreat
STATUS:TENTATIVE
TRANSP:TRANSPARENT
END:VEVENT
BEGIN:VEVENT
DTSTART:20270614T170000Z
DTEND:20270614T190000Z
DTSTAMP:20261126T204312Z
UID:1open@google.com
SUMMARY:Open day
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=Europe/London:20261210T200000
DTEND;TZID=Europe/London:20261210T210000
DTSTAMP:20261126T204312Z
UID:invited@google.com
RECURRENCE-ID;TZID=Europe/London:20261210T200000
SUMMARY:Council of mosques
END:VEVENT
END:VCALENDAR
`

it('reads what Google Calendar exports', () => {
  const events = read(GOOGLE)
  expect(
    events.map(({ title, date, startTime, endTime, uid }) =>
      [date, startTime, endTime, title, uid].join(' | '),
    ),
  ).toEqual([
    '2026-09-02 | 18:30 | 20:00 | Halqa – Surah Yusuf 📖 for brothers and sisters, with questions afterwards | 5k2d8v1q7halqa@google.com#WE',
    '2026-09-07 | 18:30 | 20:00 | Halqa – Surah Yusuf 📖 for brothers and sisters, with questions afterwards | 5k2d8v1q7halqa@google.com#MO',
    '2026-12-03 | 19:00 | 20:30 | Halqa, on Thursday this week | 5k2d8v1q7halqa@google.com#2026-12-02',
    '2026-12-10 | 20:00 | 21:00 | Council of mosques | invited@google.com#2026-12-10',
    '2026-12-19 |  |  | Family retreat | 0retreat@google.com',
    '2027-06-14 | 18:00 | 20:00 | Open day | 1open@google.com',
  ])
  const [wednesday, monday] = events
  expect(wednesday).toMatchObject({
    ...{ recurring: true, until: '2027-07-21', skipped: ['2026-12-02', '2026-12-23'] },
    location: 'Main hall, 40 Stratford Road, Birmingham B11 1AA, UK',
    description: 'Tafsir of Surah Yusuf with tea.\nEveryone is welcome, children too  see the page',
  })
  expect(monday).toMatchObject({ skipped: ['2026-12-07', '2026-12-28'] })
})

/** As Outlook on the web publishes it: Windows’ names of zones, set positions, midnights for whole days. */
const OUTLOOK = `
\uFEFFBEGIN:VCALENDAR
METHOD:PUBLISH
PRODID:Microsoft Exchange Server 2010
VERSION:2.0
X-WR-CALNAME:Calendar
BEGIN:VTIMEZONE
TZID:GMT Standard Time
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T010000
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VTIMEZONE
TZID:Arabian Standard Time
BEGIN:STANDARD
DTSTART:16010101T000000
TZOFFSETFROM:+0400
TZOFFSETTO:+0400
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T000000
TZOFFSETFROM:+0400
TZOFFSETTO:+0400
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
DESCRIPTION:\\n
RRULE:FREQ=MONTHLY;UNTIL=20270604T190000Z;INTERVAL=1;BYDAY=FR;BYSETPOS=1
EXDATE;TZID=GMT Standard Time:20270101T200000
UID:040000008200E00074C5B7101A82E00800000000D0A1B2C3
SUMMARY;LANGUAGE=en-GB:Trustees
DTSTART;TZID=GMT Standard Time:20261204T200000
DTEND;TZID=GMT Standard Time:20261204T213000
CLASS:PUBLIC
PRIORITY:5
DTSTAMP:20261126T203001Z
TRANSP:OPAQUE
STATUS:CONFIRMED
SEQUENCE:0
LOCATION;LANGUAGE=en-GB:Library
X-MICROSOFT-CDO-APPT-SEQUENCE:0
X-MICROSOFT-CDO-BUSYSTATUS:BUSY
X-MICROSOFT-CDO-ALLDAYEVENT:FALSE
END:VEVENT
BEGIN:VEVENT
DESCRIPTION:\\n
RRULE:FREQ=WEEKLY;UNTIL=20270628T170000Z;INTERVAL=1;BYDAY=SA;WKST=SU
UID:0400000082WALK
SUMMARY;LANGUAGE=en-GB:Walk
DTSTART;TZID=GMT Standard Time:20261128T100000
DTEND;TZID=GMT Standard Time:20261128T120000
STATUS:CONFIRMED
END:VEVENT
BEGIN:VEVENT
UID:0400000082CLEAN
SUMMARY;LANGUAGE=en-GB:Clean-up day
DTSTART;TZID=GMT Standard Time:20261212T000000
DTEND;TZID=GMT Standard Time:20261213T000000
X-MICROSOFT-CDO-ALLDAYEVENT:TRUE
END:VEVENT
BEGIN:VEVENT
UID:0400000082CALL
SUMMARY:Call with Dubai
DTSTART;TZID=Arabian Standard Time:20261215T233000
DTEND;TZID=Arabian Standard Time:20261216T003000
END:VEVENT
END:VCALENDAR
`

it('reads what Outlook publishes', () => {
  const events = read(OUTLOOK)
  expect(
    events.map(({ title, date, startTime, endTime }) =>
      [date, startTime, endTime, title].join(' | '),
    ),
  ).toEqual([
    '2026-11-28 | 10:00 | 12:00 | Walk',
    '2026-12-04 | 20:00 | 21:30 | Trustees',
    '2026-12-12 |  |  | Clean-up day',
    '2026-12-15 | 19:30 | 20:30 | Call with Dubai',
  ])
  expect(events[1]).toMatchObject({
    ...{ repeats: 'monthWeekday', until: '2027-06-04', skipped: ['2027-01-01'], description: '' },
  })
  expect(events[0]).toMatchObject({ recurring: true, until: '2027-06-28' })
})
