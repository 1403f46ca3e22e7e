import { expect, it } from 'vitest'
import type { NextSchoolDay } from '#domain/school/nextSchoolDay.ts'
import { nextDayWords } from './nextDayWords.ts'

const day = { state: 'known', date: '2026-12-05', isToday: false, titles: [] } as const

it.each<[string, NextSchoolDay, { day: string; note: string }]>([
  [
    'a day with nothing special',
    { ...day, following: undefined, skipped: undefined },
    { day: 'Saturday, December 5', note: '' },
  ],
  [
    'a day after a holiday',
    { ...day, titles: ['Book fair'], following: undefined, skipped: 'Fall weekend' },
    { day: 'Saturday, December 5', note: 'Book fair · no classes before: Fall weekend' },
  ],
  [
    'today',
    { ...day, isToday: true, following: '2026-12-06', skipped: undefined },
    { day: 'Today, Saturday, December 5', note: 'Then Sunday, December 6' },
  ],
  [
    'a year that is over',
    { state: 'over' },
    {
      day: 'The school year has ended',
      note: 'Its last date is past; the dates of the next year are not in the calendar yet.',
    },
  ],
  [
    'a calendar without classes',
    { state: 'unknown' },
    { day: 'Not in the calendar yet', note: 'Please ask the school office.' },
  ],
])('describes %s', (_, next, words) => {
  expect(nextDayWords(next)).toEqual(words)
})

it('names the language of what the calendar says, where that is not the page’s', () => {
  const next = { ...day, titles: ['Q&A'], following: undefined, skipped: 'Fall weekend' }
  expect(nextDayWords(next, 'en').note).toBe(
    '<bdi lang="en">Q&amp;A</bdi> · no classes before: <bdi lang="en">Fall weekend</bdi>',
  )
})
