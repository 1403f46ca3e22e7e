import { describe, expect, it } from 'vitest'
import { DEFAULT_SCREEN, SCREEN_ID, type Screen } from '#domain/screens/screen.ts'
import {
  newScreen,
  previewOf,
  screenDifferences,
  screenErrors,
  screenSummary,
  seenInWords,
} from './rules.ts'

const hall: Screen = { ...DEFAULT_SCREEN, name: 'Hall' }
const now = new Date('2026-11-21T17:00:00Z')
const seen = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

describe('when a screen was seen', () => {
  it.each([
    [null, false, 'Not seen yet', 'off'],
    [seen(-1), false, 'Seen just now', 'on'],
    [seen(0.5), false, 'Seen just now', 'on'],
    [seen(1), false, 'Seen 1 minute ago', 'on'],
    [seen(4), false, 'Seen 4 minutes ago', 'on'],
    [seen(41), false, 'Seen 41 minutes ago', 'off'],
    [seen(60), false, 'Seen an hour ago', 'off'],
    [seen(121), true, 'Not seen since today, 9:59 AM', 'silent'],
    [seen(121), false, 'Not seen since today, 9:59 AM', 'off'],
    [seen(24 * 60), true, 'Not seen since yesterday, 12:00 PM', 'silent'],
    [seen(72 * 60), true, 'Not seen since Wednesday, November 18, 12:00 PM', 'silent'],
  ])('%s: %s', (seenAt, isSilent, text, state) => {
    expect(seenInWords({ seenAt, isSilent }, 'America/New_York', now)).toEqual({ text, state })
  })
})

it('makes ids that are hard to mistake, and different ones', () => {
  const ids = Array.from({ length: 200 }, () => newScreen().id)
  expect(ids.every(id => SCREEN_ID.test(id) && id.length === 8 && !/[il01o]/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(200)
})

it('names wrong fields by their paths', () => {
  const wrong = { ...hall, id: 'door1', name: '', prayer: { on: true, minutes: Number.NaN } }
  expect(screenErrors([hall, wrong])).toEqual({
    'screens.1.name': 'The screen needs a name.',
    'screens.1.prayer.minutes': 'Minutes must be a number.',
  })
})

it('previews a screen without a name, and nothing while a field is wrong', () => {
  expect(previewOf({ ...hall, name: '' })).toEqual(DEFAULT_SCREEN)
  expect(previewOf({ ...hall, slideSeconds: Number.NaN })).toBeNull()
})

it('sums a screen up', () => {
  expect(screenSummary(hall)).toBe(
    'Times and slides · In the site’s language and Arabic · dark from 9:00 PM to 6:00 AM',
  )
})

it('says what two versions say differently', () => {
  const door = { ...hall, id: 'door1', name: 'Door' }
  const other = { ...hall, slideSeconds: 30, dua: { on: false, minutes: 3 } }
  const differences = screenDifferences({ screens: [hall, door] }, { screens: [other] })
  expect(differences).toEqual([
    { label: 'Hall: Each slide', before: ['15 seconds'], after: ['30 seconds'] },
    { label: 'Hall: Du’a after the prayer', before: ['3 minutes'], after: ['Off'] },
    { label: 'Door', before: ['There is this screen'], after: ['Removed'] },
  ])
  expect(screenDifferences({ screens: [] }, { screens: [door] })).toEqual([
    { label: 'Door', before: [], after: ['Added'] },
  ])
})
