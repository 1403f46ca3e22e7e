import { expect, it } from 'vitest'
import { cleanContent } from './clean.ts'

const event = { date: '2026-11-21', title: 'Fair', description: '', category: 'event' }

it.each([
  ['a number', 17, '17'],
  ['a text', 'e1', 'e1'],
])('keeps the id of a school event that is %s as text', (_, id, kept) => {
  const [stored] = JSON.parse(cleanContent('schoolEvents', JSON.stringify([{ ...event, id }])))
  expect(stored).toEqual({ ...event, id: kept })
})

it.each(['', `[ ${JSON.stringify({ ...event, id: 'e1' })} ]`])('leaves %j as written', content => {
  expect(cleanContent('schoolEvents', content)).toBe(content)
})
