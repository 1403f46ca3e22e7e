import { expect, it } from 'vitest'
import type { PushState } from '#contract/push.ts'
import { TOPICS, type Topic } from '#domain/push/topics.ts'
import type { Loaded } from '#panel/shell/loaded.ts'
import {
  devicesInWords,
  hoursErrors,
  hoursOf,
  isFollowed,
  quietInWords,
  sentInWords,
  settingsOf,
} from './push.ts'

const settings = { quiet: { from: '21:30', until: '05:00' }, iqamaAt: '20:00' }

it.each([settings, { ...settings, quiet: null }])('edits hours and stores the same: %j', stored => {
  expect(settingsOf(hoursOf(stored))).toEqual(stored)
})

it('keeps the hours of the night while they are off', () => {
  const off = { ...hoursOf(settings), isQuiet: false }
  expect(settingsOf(off).quiet).toBeNull()
  expect(settingsOf({ ...off, isQuiet: true })).toEqual(settings)
})

it('knows who is notified', () => {
  const topics = Object.fromEntries(TOPICS.map(topic => [topic, 0])) as Record<Topic, number>
  const ready = (janazah: number) =>
    ({ state: 'ready', data: { topics: { ...topics, janazah } } }) as Loaded<PushState>
  expect(isFollowed(ready(1), 'janazah')).toBe(true)
  expect(isFollowed(ready(0), 'janazah')).toBe(false)
  expect(isFollowed({ state: 'loading' }, 'janazah')).toBe(false)
})

it('names the field that is empty', () => {
  expect(hoursErrors({ ...hoursOf(settings), from: '' })).toEqual({
    from: 'Enter a time such as 22:00.',
  })
  expect(hoursErrors({ ...hoursOf(settings), isQuiet: false, from: '' })).toEqual({})
})

it('takes no quiet hours that are none', () => {
  const none = { ...hoursOf(settings), until: settings.quiet.from }
  expect(hoursErrors(none)).toHaveProperty('until')
  expect(hoursErrors({ ...none, isQuiet: false })).toEqual({})
})

it.each([
  [
    quietInWords(settings),
    'From 9:30 PM to 5:00 AM only janazah, urgent news and the moon are sent; the rest waits.',
  ],
  [quietInWords({ ...settings, quiet: null }), 'Notifications are sent at any hour.'],
  [devicesInWords(1), '1 phone or computer'],
  [devicesInWords(1250), '1,250 phones and computers'],
  [sentInWords({ sent: 0, failed: 0 }), 'nobody follows this'],
  [sentInWords({ sent: 132, failed: 0 }), 'reached 132'],
  [sentInWords({ sent: 132, failed: 3 }), 'reached 132, 3 did not get it'],
])('says %s', (words, expected) => {
  expect(words).toBe(expected)
})
