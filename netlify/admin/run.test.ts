import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setEnvironmentContext } from '@netlify/blobs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Blobs, startBlobs } from '#local/blobs/server.ts'
import { setPasswordByLink } from '#server/account/password.ts'
import { forgetEnv } from '#server/env.ts'
import { forgetDocuments, read } from '#server/storage/documents.ts'
import { usersDocument } from '#server/storage/users.ts'
import { commandResult } from './testing/command.ts'

let dataDir: string
let blobs: Blobs

/** Runs the command while a site is running. */
const admin = (...words: string[]) =>
  commandResult('main', words, { ...process.env, DATA_DIR: dataDir, PORT: '8888', SITE_URL: '' })
const tokenIn = (text: string) => /#token=([\w-]+)/.exec(text)?.[1] ?? ''

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'admin-'))
})
afterAll(async () => {
  await blobs?.close()
  await rm(dataDir, { recursive: true, force: true })
})

it('refuses a folder without a site', async () => {
  const { code, text } = await admin('list')
  expect(code).toBe(1)
  expect(text).toContain('holds no site yet')
})

it('creates, lists and resets admins of a running site', async () => {
  blobs = await startBlobs({ dataDir })
  setEnvironmentContext(blobs.context)
  process.env.SESSION_SECRET = 'a secret for tests, of 32 bytes or more'
  forgetEnv()
  forgetDocuments()
  expect((await admin('list')).text).toContain('There is no admin yet.')

  const created = await admin('create', 'amina@example.org', 'Amina Khan')
  expect(created.text).toContain('http://localhost:8888/set-password#token=')
  expect((await admin('create', 'AMINA@example.org')).text).toContain('There is an account')
  expect((await admin('list')).text).toMatch(/amina@example\.org +Amina Khan +invited/)

  await setPasswordByLink(tokenIn(created.text), 'quinces and dates', undefined)
  expect((await admin('list')).text).toMatch(/amina@example\.org +Amina Khan +password/)

  const reset = await admin('reset', 'amina@example.org', '--two-factor')
  await setPasswordByLink(tokenIn(reset.text), 'dates and quinces', undefined)
  expect((await read(usersDocument)).value.users[0]?.sessionVersion).toBe(2)
  expect((await admin('reset', 'nobody@example.org')).text).toContain('There is no admin with')
})

it('prints its usage', async () => {
  const { code, text } = await admin('delete')
  expect([code, text]).toEqual([1, expect.stringContaining('Usage: npm run admin --')])
})
