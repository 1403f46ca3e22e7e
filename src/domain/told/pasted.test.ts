import { expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { computeDay } from '#domain/prayer/times.ts'
import { readPasted, type Told } from './pasted.ts'
import type { ToldSlot } from './words.ts'

/** A Tuesday. */
const NOW = { date: '2026-11-24', clock: '12:00' }
const [WED, THU, FRI, SAT, SUN] = [25, 26, 27, 28, 29].map(day => `2026-11-${day}`) as [
  string,
  string,
  string,
  string,
  string,
]
const TODAY = NOW.date

const janazah = (name: string, rest: object): Told =>
  ({ what: 'janazah', name, date: TODAY, ...rest }) as Told
const iqamas = (...iqamas: [prayer: string, time: string, from: string][]): Told =>
  ({
    what: 'times',
    times: iqamas.map(([prayer, time, from]) => ({ prayer, time, from })),
  }) as Told
const iqama = (...one: [prayer: string, time: string, from: string]): Told => iqamas(one)
const jumuahs = (from: string, ...slots: ToldSlot[]): Told =>
  ({ what: 'times', times: [{ prayer: 'jumuah', slots, from }] }) as const
const jumuah = (part: 'khutbah' | 'time', time: string, from = FRI): Told =>
  jumuahs(from, { [part]: time })
const both = (...all: Told[]): Told => ({
  what: 'times',
  times: all.flatMap(told => (told.what === 'times' ? told.times : [])),
})
const off = (date: string) => expect.objectContaining({ what: 'off', date })
const noJumuah = (from = FRI): Told => ({
  what: 'times',
  times: [{ prayer: 'jumuah', slots: [], from, until: from }],
})
const closed = (reason: string, until = TODAY, from = ''): Told => ({
  ...{ what: 'closed', reason, until },
  ...(from && { from }),
})

it.each<[string, unknown]>([
  ["No Jumu'ah this Friday due to snow", noJumuah()],
  ['Jummah prayers will not be held this week', noJumuah()],
  ["Salam, Friday prayer is cancelled on Dec 4. We'll pray Zuhr at home.", noJumuah('2026-12-04')],
  ['Jumuah cancelled this Friday', noJumuah()],
  ...[
    'Jumuah at 1:30 pm is cancelled this Friday',
    'Second Jumuah is cancelled this Friday',
    'No Jumuah at the Oak Street hall this Friday',
  ].map((text): [string, Told] => [text, { what: 'other', text }]),
  ["Pas de jumu'a ce vendredi", noJumuah()],
  ['Pas de cours dimanche', off(SUN)],
  ['Le cours de samedi est annulé', off(SAT)],
  [
    'Inna lillahi wa inna ilayhi raji’oun. Salat janaza de notre frère Ali Benali après l’asr',
    janazah('Ali Benali', { follows: 'asr' }),
  ],
  [
    'Prière mortuaire pour Fatima Haddad demain après la prière du dhohr',
    janazah('Fatima Haddad', { follows: 'dhuhr', date: WED }),
  ],
  ['Isha à 19h45 à partir de vendredi', iqama('isha', '19:45', FRI)],
  ['Icha à 20h dès demain', iqama('isha', '20:00', WED)],
  ['Fajr : iqama à 6h30 à partir du 1er décembre', iqama('fajr', '06:30', '2026-12-01')],
  ['La mosquée est fermée aujourd’hui à cause de la neige', closed('snow')],
  ['Khatib : Cheikh Youssef', expect.objectContaining({ what: 'khateeb' })],
  ['No Jummah parking on Oak Street', expect.objectContaining({ what: 'other' })],
  ['The Jumuah youth lunch is cancelled', off(TODAY)],
  [
    'Inna lillahi wa inna ilayhi rajiun. Janazah of Br. Yusuf Ahmed after Asr today at the masjid.',
    janazah('Yusuf Ahmed', { follows: 'asr' }),
  ],
  [
    'Inna lillahi wa inna ilayhi raji’un. Our sister Khadija Begum passed away last night. Salatul Janazah tomorrow after Zuhr.',
    janazah('Khadija Begum', { follows: 'dhuhr', date: WED }),
  ],
  [
    'It is with sadness that we announce the passing of Dr. Abdul-Rahman Siddiqui. Funeral prayer will be after Jummah on Friday',
    janazah('Abdul-Rahman Siddiqui', { follows: 'jumuah', date: FRI }),
  ],
  [
    '*Janazah announcement*\nHaji Mohammed Ali has returned to Allah. Janaza prayer at 2:30 pm Thursday, burial at Oak Hill.',
    janazah('Mohammed Ali', { time: '14:30', date: THU, rest: 'Burial at Oak Hill' }),
  ],
  [
    'Janaza salah for Umm Salama bint Idris following maghrib tonight',
    janazah('Umm Salama bint Idris', { follows: 'maghrib' }),
  ],
  ['Namaz e janaza after Isha', janazah('', { follows: 'isha' })],
  [
    'Aisha Omar passed away this morning, janazah after dhuhr inshallah',
    janazah('Aisha Omar', { follows: 'dhuhr' }),
  ],
  ['The masjid is closed today because of the snow storm.', closed('snow')],
  ['Due to a water leak the mosque will be closed until Friday', closed('water damage', FRI)],
  ['Masjid CLOSED tomorrow - carpet cleaning', closed('works', WED, WED)],
  ['We are closed for Thanksgiving Thursday', closed('', THU, THU)],
  ['The masjid is closed from Friday till Sunday for floor works', closed('works', SUN, FRI)],
  ['School is closed tomorrow due to snow', off(WED)],
  ["The sisters' entrance is closed today", expect.objectContaining({ what: 'other' })],
  ['Closed for bad weather today, pray at home', closed('bad weather')],
  ['No prayers at the masjid tonight, power outage', closed('a power cut')],
  ['Building is closed until further notice', closed('')],
  ['no class this Sunday', off(SUN)],
  ['No Sunday school this week, Sun Nov 29', off(SUN)],
  ['Youth night on Saturday is cancelled', off(SAT)],
  ["Salaam all, there will be no sisters' reading circle tomorrow.", off(WED)],
  ['Tafseer class is off on Thursday', off(THU)],
  ['The Friday family halaqa is postponed', off(FRI)],
  ['Community dinner on December 12th has been canceled', off('2026-12-12')],
  ['Weekend school will not be held on 5 Dec', off('2026-12-05')],
  ['Isha 7:45 from Friday', iqama('isha', '19:45', FRI)],
  ['Fajr iqamah will be at 6:15 starting tomorrow', iqama('fajr', '06:15', WED)],
  ["Asr jama'at moves to 3.45pm on Sunday", iqama('asr', '15:45', SUN)],
  ['New time for Zuhr: 1:30 PM effective 12/1', iqama('dhuhr', '13:30', '2026-12-01')],
  ['From tomorrow Esha will be 8 pm', iqama('isha', '20:00', WED)],
  ['Duhr at 12:45 from Saturday', iqama('dhuhr', '12:45', SAT)],
  ['Maghrib iqama now 4:40', iqama('maghrib', '16:40', WED)],
  [
    'Khateeb this Friday: Sheikh Omar Suleiman',
    { what: 'khateeb', name: 'Sheikh Omar Suleiman', date: FRI },
  ],
  [
    'The khutbah will be delivered by Imam Khalid Latif in sha Allah',
    { what: 'khateeb', name: 'Imam Khalid Latif', date: FRI },
  ],
  [
    'إنا لله وإنا إليه راجعون. Br. Yusuf Ahmed passed away. Salatul Janazah after Dhuhr tomorrow',
    janazah('Yusuf Ahmed', { follows: 'dhuhr', date: WED }),
  ],
  ['انا للہ وانا الیہ راجعون\nنماز جنازہ آج بعد نماز عصر', janazah('', { follows: 'asr' })],
  [
    'إنا لله وإنا إليه راجعون\nصلاة الجنازة غدا بعد صلاة الظهر',
    janazah('', { follows: 'dhuhr', date: WED }),
  ],
  [
    'IWIIR. Sr. Fatima Noor passed away, janaza aft Asr tmrw',
    janazah('Fatima Noor', { follows: 'asr', date: WED }),
  ],
  [
    'Rajioon. Uncle Bashir Khan has left this world. Namaz-e-Janaza after Zohr',
    janazah('Bashir Khan', { follows: 'dhuhr' }),
  ],
  ['🚨🚨 MASJID CLOSED TODAY ❄️❄️ stay safe', closed('snow')],
  [
    'Assalamu alaikum wr wb. Due to the weather the masjid will remain closed tonight & tomorrow. JAK',
    closed('bad weather', WED),
  ],
  ['No classes 2moro inshaAllah 🙏', off(WED)],
  ['Salaam, Sun school cancelled this wk (11/29) JZK', off(SUN)],
  ['Reminder: halaqa tonight is OFF 😔', off(TODAY)],
  ['Isha iqamah 7:45pm eff. Fri 11/27', iqama('isha', '19:45', FRI)],
  ['*Fajr* iqāmah ➡️ 6:15 AM from Mon', iqama('fajr', '06:15', '2026-11-30')],
  ['Maghrib jamat moved to 4:40 starting 2day', iqama('maghrib', '16:40', TODAY)],
  ['jumuah khatib this wk: Sh. Omar Said', { what: 'khateeb', name: 'Sh. Omar Said', date: FRI }],
  ['Isha 7:45', iqama('isha', '19:45', WED)],
  [
    'New iqama times from Friday:\nFajr 6:15\nAsr: 3:30 PM\nMaghrib 5 min after sunset\nIsha 7:45',
    iqamas(['fajr', '06:15', FRI], ['asr', '15:30', FRI], ['isha', '19:45', FRI]),
  ],
  [
    'Isha 7:45 from Friday, Fajr 6:15 from Sunday',
    iqamas(['isha', '19:45', FRI], ['fajr', '06:15', SUN]),
  ],
  ['Isha changes from 7:30 to 7:45 on Friday', iqama('isha', '19:45', FRI)],
  ['Isha athan 7:15, iqama 7:45 from Friday', iqama('isha', '19:45', FRI)],
  ['Isha is 7:45 from Friday, Isha was 7:30 before', iqama('isha', '19:45', FRI)],
  ['Jumuah 1:30', jumuah('time', '13:30')],
  ["Jumu'ah khutbah 1:15 from Friday", jumuah('khutbah', '13:15')],
  ['The khutbah will be at 1:00 pm from next Friday', jumuah('khutbah', '13:00')],
  ['Jumuah moves from 1:15 to 1:30 on Friday', jumuah('time', '13:30')],
  ['Jumuah is now 1:30 instead of 1:15', jumuah('time', '13:30')],
  ['Jumuah at 1:30. Lunch at 2:30 after prayer, 2nd floor', jumuah('time', '13:30')],
  ["Two Jumu'ahs from Friday: 12:30 and 1:30", jumuahs(FRI, { time: '12:30' }, { time: '13:30' })],
  [
    'From Friday:\n1st Jumuah: 12:30 - Sh. Omar\n2nd Jumuah: 1:30 - Sh. Ali',
    jumuahs(FRI, { time: '12:30' }, { time: '13:30' }),
  ],
  [
    'Jumuah khutbah 1:15, iqama 1:45 from Friday',
    jumuahs(FRI, { khutbah: '13:15', time: '13:45' }),
  ],
  [
    'Jumuah 1:15 khutbah, 1:45 prayer; 2nd khutbah at 2:15, prayer at 2:45',
    jumuahs(FRI, { khutbah: '13:15', time: '13:45' }, { khutbah: '14:15', time: '14:45' }),
  ],
  [
    'First khutbah 1:00, second 2:00 from Friday',
    jumuahs(FRI, { khutbah: '13:00' }, { khutbah: '14:00' }),
  ],
  ['After Jumuah on Friday, Isha iqama will be 7:45', iqama('isha', '19:45', FRI)],
  [
    'From Friday: Jumuah 12:30 & 1:30, Asr 3:30',
    both(jumuahs(FRI, { time: '12:30' }, { time: '13:30' }), iqama('asr', '15:30', FRI)),
  ],
  [
    'Isha 7:45 and Jumuah 1:30 from Friday',
    both(iqama('isha', '19:45', FRI), jumuah('time', '13:30')),
  ],
  ['Jumuah at 1 & 2 pm', jumuahs(FRI, { time: '13:00' }, { time: '14:00' })],
  ['Jumuah 1/2 pm', jumuahs(FRI, { time: '13:00' }, { time: '14:00' })],
  ['1st Jumuah 1pm, 2nd Jumuah 2pm', jumuahs(FRI, { time: '13:00' }, { time: '14:00' })],
  [
    "Jumu'ah: 12:30, 1:30 & 2:30",
    jumuahs(FRI, { time: '12:30' }, { time: '13:30' }, { time: '14:30' }),
  ],
  ['isha jamaat 745 from friday', iqama('isha', '19:45', FRI)],
  ['Assalamu alaikum, *Isha* @ 8 from Friday 🌙', iqama('isha', '20:00', FRI)],
  ['Iqamah change ⏰ Dhuhr 1:15 ➡️ 1:30 starting Friday', iqama('dhuhr', '13:30', FRI)],
  [
    'Salam, Asr at 4pm today only',
    { what: 'times', times: [{ prayer: 'asr', time: '16:00', from: TODAY, until: TODAY }] },
  ],
  ['Eid Mubarak! Eid prayer 8 & 9:30 am', { what: 'eid', times: ['08:00', '09:30'] }],
  ['Moon sighted! Ramadan starts tomorrow', { what: 'moon' }],
  ['Youth night moved from Friday to Saturday 7pm', off(FRI)],
  ['Salam all. Due to heavy rain no maktab 2day. Pls pick up kids', off(TODAY)],
  ["Sad news: Br Imran's father passed away. Janazah after Isha", janazah('', { follows: 'isha' })],
  [
    "Sister Maryam's mother, Zainab Bibi, passed away. Janazah tmrw after dhuhr, burial at Oak Hill",
    janazah('Zainab Bibi', {
      ...{ follows: 'dhuhr', date: WED },
      rest: "Sister Maryam's mother. Burial at Oak Hill",
    }),
  ],
  ...[
    'Taraweeh starts tonight after Isha at 8:30 pm',
    'Free food after Isha from 7:30 pm',
    'Dhuhr will be prayed at 1:30pm on weekends',
    'We need volunteers for the janazah committee',
  ].map((text): [string, Told] => [text, { what: 'other', text }]),
  [
    'Masjid closed today due to flooding. No class tomorrow. Also Isha is 7:45 from Friday',
    [closed('water damage'), off(WED), iqama('isha', '19:45', FRI)],
  ],
  ['Please park on the street today', { what: 'other', text: 'Please park on the street today' }],
  ['Lost: a set of keys near the shoe racks', expect.objectContaining({ what: 'other' })],
  ['   ', []],
])('reads %j', (text, told) => {
  expect(readPasted(text, NOW)).toEqual([told].flat())
})

it('keeps the words by which an event is known', () => {
  expect(readPasted('No Qur’an circle for adults this Saturday', NOW)).toEqual([
    { what: 'off', date: SAT, words: ['qur’an', 'circle', 'adults'] },
  ])
})

/** That Friday: Fajr iqama 6:00, Jumu'ah 1:45 and 2:05 PM, Isha iqama 7:30. */
const times = computeDay(seedPrayerSettings(new Date('2026-11-24T17:00:00Z')), FRI)
const NEXT = '2026-12-04'

it.each<[text: string, clock: string, told: unknown]>([
  ['Jumuah 1:30', '09:00', jumuah('time', '13:30', FRI)],
  ['Jumuah 1:30 from Friday', '14:00', jumuah('time', '13:30', FRI)],
  ['Jumuah 1:30 from Friday', '14:05', jumuah('time', '13:30', NEXT)],
  ['Jumuah 1:30', '18:00', jumuah('time', '13:30', NEXT)],
  ['Jumuah 1:30 from next Friday', '09:00', jumuah('time', '13:30', NEXT)],
  ['Khateeb on Friday: Imam Omar', '12:00', { what: 'khateeb', name: 'Imam Omar', date: FRI }],
  ['Khateeb on Friday: Imam Omar', '15:00', { what: 'khateeb', name: 'Imam Omar', date: NEXT }],
  ['Isha 7:45 from Friday', '18:00', iqama('isha', '19:45', FRI)],
  ['Isha 7:45 from Friday', '19:30', iqama('isha', '19:45', NEXT)],
  ['Isha 7:45 from tomorrow', '19:30', iqama('isha', '19:45', SAT)],
  ['Isha 7:45 from tomorrow', '00:30', iqama('isha', '19:45', FRI)],
  ['Isha 7:45', '00:30', iqama('isha', '19:45', FRI)],
  ['Masjid closed tomorrow for works', '00:30', closed('works', FRI)],
  ['Masjid closed tomorrow for works', '06:00', closed('works', SAT, SAT)],
])('reads %j on a Friday at %s', (text, clock, told) => {
  expect(readPasted(text, { date: FRI, clock }, times)).toEqual([told])
})
