import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { blankValues, type Fields, isShown } from './fields.ts'
import { errorsByPath, shapeOf } from './schema.ts'
import { differencesIn } from './words.ts'

const FIELDS = {
  title: { kind: 'line', label: 'Title', most: 5, missing: 'Enter a title.' },
  link: { kind: 'address', label: 'Link', most: 40, isSecure: true },
  layout: { kind: 'choice', label: 'Layout', options: { a: 'First', b: 'Second' }, missing: 'No.' },
  rest: {
    kind: 'switched',
    label: 'A rest',
    fields: {
      minutes: { kind: 'number', label: 'Minutes', least: 1, most: 9, unit: 'minute' },
    },
  },
  shines: { kind: 'flag', label: 'Shines', fallback: true, shownIf: { layout: 'b' } },
} as const satisfies Fields
const VALUES = {
  title: 'Hall',
  link: '',
  layout: 'a',
  rest: { on: true, minutes: 1 },
  shines: true,
} as const

const sent = z.object(shapeOf(FIELDS, 'sent'))

describe('the schema of declared fields', () => {
  it('gives a field that is newer than what is stored its fallback', () => {
    const { shines: _, ...older } = VALUES
    expect(sent.parse(older)).toEqual(VALUES)
  })

  it.each([
    [{ title: ' ' }, { title: 'Enter a title.' }],
    [{ title: 'A hallway' }, { title: 'The title can have at most 5 characters.' }],
    [{ link: 'javascript:alert(1)' }, { link: 'Must start with https://' }],
    [{ layout: '' }, { layout: 'No.' }],
    [{ rest: { on: false, minutes: 10 } }, { 'rest.minutes': 'Minutes must be at most 9.' }],
    [{ rest: { on: true, minutes: 1.5 } }, { 'rest.minutes': 'Minutes must be whole.' }],
  ])('refuses %o', (change, errors) => {
    expect(errorsByPath(sent, { ...VALUES, ...change })).toEqual(errors)
  })
})

it('says what two versions say differently, by the labels of the fields', () => {
  const other = { ...VALUES, layout: 'b', rest: { on: false, minutes: 1 } }
  expect(differencesIn(FIELDS, VALUES, other)).toEqual([
    { label: 'Layout', before: ['First'], after: ['Second'] },
    { label: 'A rest', before: ['1 minute'], after: ['Off'] },
  ])
})

it('shows a field only beside the values that it needs', () => {
  expect(isShown(FIELDS.shines, VALUES)).toBe(false)
  expect(isShown(FIELDS.shines, { ...VALUES, layout: 'b' })).toBe(true)
})

it('begins something new with nothing entered', () => {
  const blank = blankValues(FIELDS)
  expect(blank).toMatchObject({ title: '', layout: '', shines: false, rest: { on: false } })
})
