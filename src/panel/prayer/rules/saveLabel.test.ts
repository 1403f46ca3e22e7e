import { expect, it } from 'vitest'
import type { Change, IqamaChange } from './change.ts'
import { saveLabel } from './saveLabel.ts'

const TODAY = '2026-11-23'
const isha: IqamaChange = {
  kind: 'iqama',
  prayer: 'isha',
  rule: { kind: 'fixed', time: '19:45' },
  when: 'offered',
  from: '2026-11-27',
  until: '',
}
const counted = { kind: 'after-athan', minutes: 10 } as const

it.each<[Change, string]>([
  [isha, 'Change Isha to 7:45 PM from Friday'],
  [{ ...isha, from: '2026-11-24' }, 'Change Isha to 7:45 PM from tomorrow'],
  [{ ...isha, from: '2026-12-04' }, 'Change Isha to 7:45 PM from Dec 4'],
  [{ ...isha, until: '2026-12-31' }, 'Change Isha to 7:45 PM from Friday until Dec 31'],
  [{ ...isha, when: 'day' }, 'Change Isha to 7:45 PM on Friday only'],
  [{ ...isha, from: '', hijriMonth: 9 }, 'Change Isha to 7:45 PM in Ramadan'],
  [{ ...isha, from: '', replaces: {} }, 'Change Isha to 7:45 PM'],
  [{ ...isha, rule: counted }, 'Change Isha to 10 minutes after athan from Friday'],
  [
    { ...isha, rule: { ...counted, notBefore: '19:30', notAfter: '21:00', roundTo: 5 } },
    'Change Isha from Friday',
  ],
  [
    {
      kind: 'jumuah',
      slots: [{ time: '13:15' }, { time: '14:15' }],
      from: '2026-11-27',
      until: '',
    },
    "Change Jumu'ah to 1:15 PM and 2:15 PM from Friday",
  ],
  [{ kind: 'day', day: { date: '2027-03-10' } }, 'Save the times of Mar 10'],
  [{ kind: 'khutbah', date: '2026-12-04', slots: [] }, 'Save the khateebs of Dec 4'],
  [
    { kind: 'eid', festival: 'fitr', eid: { year: 1448, prayers: [{ time: '07:30' }] } },
    'Set Eid al-Fitr prayers to 7:30 AM',
  ],
  [{ kind: 'tarawih', tarawih: [] }, 'Remove Tarawih'],
])('names what %j saves', (change, label) => {
  expect(saveLabel(change, TODAY)).toBe(label)
})
