import { describe, expect, it } from 'vitest'
import { DAY } from '#domain/time/civil.ts'
import { screensInWords } from './changes.ts'
import { isLong, isWithin } from './hours.ts'
import { DEFAULT_SCREEN, findScreen, publicScreen, type Screen } from './screen.ts'
import { ScreensSchema } from './screenSchema.ts'
import { isSilent, SILENT_MS } from './seen.ts'

const screen = (id: string, name = id): Screen => ({ ...DEFAULT_SCREEN, id, name })
const hours = (from: string, until: string, on = true) => ({ on, from, until })

describe('hours', () => {
  it.each([
    [hours('08:00', '09:00'), 480, true],
    [hours('08:00', '09:00'), 540, false],
    [hours('21:00', '06:00'), 1260, true],
    [hours('21:00', '06:00'), 0, true],
    [hours('21:00', '06:00'), 359, true],
    [hours('21:00', '06:00'), 360, false],
    [hours('00:00', '00:00'), 720, true],
    [hours('21:00', '06:00', false), 0, false],
  ])('%o at minute %i: %s', (span, minute, inside) => {
    expect(isWithin(span, minute)).toBe(inside)
  })
})

describe('silence', () => {
  const now = Date.parse('2026-11-21T17:00:00Z')
  const quiet = hours('23:00', '05:00')
  it.each([
    ['never seen', null, 720, false],
    ['seen a minute ago', 60_000, 720, false],
    ['silent for two hours', SILENT_MS, 720, false],
    ['silent for longer', SILENT_MS + 1, 720, true],
    ['in its quiet hours', SILENT_MS + 1, 60, false],
    ['shortly after its quiet hours', SILENT_MS + 1, 5 * 60 + 29, false],
    ['half an hour after them', SILENT_MS + 1, 5 * 60 + 30, true],
    ['given up', 31 * DAY, 720, false],
  ])('%s', (_, ago, minute, silent) => {
    expect(isSilent(ago === null ? null : now - ago, quiet, { now, minute })).toBe(silent)
  })
})

describe('screens', () => {
  it('finds the first where none is named, and none for an unknown id', () => {
    const screens = [screen('hall'), screen('door')]
    expect(findScreen(screens)?.id).toBe('hall')
    expect(findScreen(screens, 'door')?.id).toBe('door')
    expect(findScreen(screens, 'gone')).toBeUndefined()
    expect(findScreen([])).toBeUndefined()
  })

  it('keeps the name from the public', () => {
    expect(publicScreen(screen('main', 'Office of Amina'))).toEqual(DEFAULT_SCREEN)
  })

  it('accepts what a site comes with', () => {
    const screens = [screen('main', 'Prayer hall')]
    expect(ScreensSchema.parse({ screens })).toEqual({ screens })
  })

  const bad: [string, object][] = [
    ['id', { id: 'a/b' }],
    ['id', { id: '__proto__' }],
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['layout', { layout: 'slides' }],
    ['slideSeconds', { slideSeconds: 4 }],
    ['slideSeconds', { slideSeconds: 7.5 }],
    ['prayer.minutes', { prayer: { on: true, minutes: 61 } }],
    ['night.from', { night: hours('24:00', '06:00') }],
    ['quiet.until', { quiet: hours('21:00', '', false) }],
    ['donation.address', { donation: { on: true, address: 'http://example.org' } }],
    ['donation.address', { donation: { on: false, address: 'javascript:alert(1)' } }],
  ]
  it.each(bad)('refuses a wrong %s', (path, change) => {
    const parsed = ScreensSchema.safeParse({ screens: [{ ...screen('main'), ...change }] })
    expect(parsed.error?.issues.map(issue => issue.path.join('.'))).toEqual([`screens.0.${path}`])
  })

  it.each([
    ['the same id twice', [screen('main'), screen('main')]],
    ['more than 20', Array.from({ length: 21 }, (_, index) => screen(`screen${index}`))],
  ])('refuses %s', (_, screens) => {
    expect(ScreensSchema.safeParse({ screens }).success).toBe(false)
  })

  const hall = screen('hall', 'Hall')
  const door = screen('door', 'Door')
  it.each([
    [[hall], [hall, door], 'Added the screen “Door”'],
    [[hall, door], [door], 'Removed the screen “Hall”'],
    [[hall], [{ ...hall, drift: false }], 'Changed the screen “Hall”'],
    [[hall, door], [door, hall], 'Changed the order of the screens'],
    [[hall], [hall], 'Saved the screens without a change'],
    [[hall], [door], 'Added the screen “Door”; removed the screen “Hall”'],
    [[], [hall, door], 'Added the screen “Hall”; added the screen “Door”'],
  ])('says what was changed (%#)', (before, after, words) => {
    expect(screensInWords(before, after)).toBe(words)
  })
})

it.each([
  ['23:30', '04:00', false],
  ['18:00', '06:00', false],
  ['18:00', '06:01', true],
  ['08:00', '08:00', true],
])('asks about quiet hours from %s to %s: %s', (from, until, asks) => {
  expect(isLong({ on: true, from, until })).toBe(asks)
})
