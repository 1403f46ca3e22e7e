import { expect, it } from 'vitest'
import type { PrayerRow } from '#domain/prayer/response.ts'
import { meridiemsOf } from './meridiems.ts'

const day = (dhuhr: string, ishaIqama: string) =>
  ({
    sunrise: '06:49',
    fajr: { time: '05:30', iqama: '05:50' },
    dhuhr: { time: dhuhr, iqama: '13:15' },
    asr: { time: '14:13', iqama: '14:28' },
    maghrib: { time: '16:33', iqama: '16:38' },
    isha: { time: '22:52', iqama: ishaIqama },
  }) as PrayerRow

it('says the half of the day once for every column in which it is the same', () => {
  expect(meridiemsOf([day('11:42', '23:15'), day('11:43', '23:20')])).toEqual({
    sunrise: 'AM',
    fajr: 'AM',
    dhuhr: 'AM / PM',
    asr: 'PM',
    maghrib: 'PM',
    isha: 'PM',
  })
})

it('leaves a column to its cells when its times cross noon or midnight', () => {
  const crossing = meridiemsOf([day('11:59', '23:50'), day('12:01', '00:05')])
  expect(crossing.dhuhr).toBeUndefined()
  expect(crossing.isha).toBeUndefined()
  expect(crossing.fajr).toBe('AM')
})
