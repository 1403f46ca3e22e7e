import { expect, it } from 'vitest'
import { activityKind } from './activity.ts'

it.each([
  ['Added the event “Quran circle”', 'event'],
  ['Edited content: About, mission', 'content'],
  ['EVENT removed', 'event'],
  ['Moved an event into the content', 'event'],
  ['Changed the site theme to purple', 'general'],
  ['', 'general'],
])('%j is of the kind %s', (action, kind) => expect(activityKind(action)).toBe(kind))
