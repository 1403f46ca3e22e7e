import { expect, it } from 'vitest'
import { storedUserOf } from './user.ts'

const user = { name: 'Amina', email: 'amina@example.org', role: 'admin' }

it.each([
  [JSON.stringify(user), user],
  [JSON.stringify({ ...user, token: 'x' }), user],
  ['{"email":"a@example.org"}', { name: '', email: 'a@example.org', role: '' }],
  ['{"email":""}', null],
  ['{"name":"Amina"}', null],
  ['"amina@example.org"', null],
  ['{broken', null],
  ['null', null],
  [null, null],
])('storedUserOf(%o) is %o', (json, expected) => {
  expect(storedUserOf(json)).toEqual(expected)
})
