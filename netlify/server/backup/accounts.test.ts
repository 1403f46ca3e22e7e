import { readdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { type ZodType, z } from 'zod'
import { isAccountData } from './accounts.ts'

const FOLDER = new URL('../storage/', import.meta.url)

/** Every document that a storage module exports, and the schema of its value. */
async function allDocuments(): Promise<{ key: string; shape: { schema: ZodType } }[]> {
  const files = (await readdir(FOLDER)).filter(name => /^\w+\.ts$/.test(name))
  const modules = await Promise.all(files.map(name => import(new URL(name, FOLDER).pathname)))
  return modules
    .flatMap(module => Object.values(module as object))
    .filter(value => typeof value === 'object' && value !== null && 'seed' in value)
}

it('lists every document that holds a secret of an account', async () => {
  const documents = await allDocuments()
  const secret = documents.filter(({ shape }) =>
    /password|secret|recovery|sessions|token/i.test(
      JSON.stringify(z.toJSONSchema(shape.schema, { unrepresentable: 'any', io: 'input' })),
    ),
  )
  expect(secret.map(({ key }) => key)).toEqual(expect.arrayContaining(['users', 'sign-ins']))
  for (const { key } of secret) {
    expect([key, isAccountData({ store: 'documents', key })]).toEqual([key, true])
  }
})

it.each([
  ['documents', 'users', true],
  ['documents', 'versions/users/0000000001', true],
  ['documents', 'sign-ins', true],
  ['documents', 'tries/0f', true],
  ['uploads', 'avatars/ab', true],
  ['documents', 'users-guide', false],
  ['documents', 'versions/content/0000000001', false],
  ['logs', 'users', false],
  ['uploads', 'events/ab', false],
])('recognizes account data in %s/%s: %s', (store, key, expected) => {
  expect(isAccountData({ store, key })).toBe(expected)
})
