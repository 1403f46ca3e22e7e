import { expect, it } from 'vitest'
import { DEFAULT_SCREEN } from '#domain/screens/screen.ts'
import { previewMoments } from './moments.ts'

const day = { iso: '2026-11-21', asr: { time: '14:20', iqama: '14:45' } }
const inWords = (screen = DEFAULT_SCREEN) =>
  previewMoments(day, screen).map(({ value, at }) => `${value} ${at?.slice(11) ?? ''}`.trim())

it('previews each part of the time around a prayer', () => {
  expect(inWords()).toEqual([
    ...['now', 'day 10:00', 'before 14:40', 'iqama 14:45', 'prayer 14:47', 'dua 14:56'],
    'night 23:00',
  ])
  expect(previewMoments(day, DEFAULT_SCREEN)[1]?.at).toBe('2026-11-21T10:00')
})

it('leaves out what is switched off', () => {
  const off = { on: false, minutes: 5 }
  expect(inWords({ ...DEFAULT_SCREEN, iqamaNotice: off })).toContain('prayer 14:46')
  expect(inWords({ ...DEFAULT_SCREEN, iqamaNotice: off, prayer: off, dua: off })).toEqual([
    ...['now', 'day 10:00', 'before 14:40', 'night 23:00'],
  ])
})

it('previews now alone while the prayer times are not known', () => {
  expect(previewMoments(undefined, DEFAULT_SCREEN)).toEqual([{ value: 'now', label: 'Now' }])
})
