import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setEnvironmentContext } from '@netlify/blobs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Blobs, startBlobs } from '#local/blobs/server.ts'
import { verifyPassword } from '../auth/password.ts'
import { storeTexts } from '../content/store.ts'
import { read } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { usersDocument } from '../storage/users.ts'
import { firstStart } from './firstStart.ts'

let dataDir: string
let blobs: Blobs

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'first-start-'))
  blobs = await startBlobs({ dataDir })
  setEnvironmentContext(blobs.context)
})
afterAll(async () => {
  await blobs.close()
  await rm(dataDir, { recursive: true, force: true })
})

it('makes one admin whose printed password works, and later starts change nothing', async () => {
  const first = await firstStart()
  expect(first.admin?.email).toBe('admin@example.org')
  const { users } = (await read(usersDocument)).value
  expect(users).toHaveLength(1)
  expect(await verifyPassword(first.admin?.password ?? '', users[0]?.passwordHash ?? '')).toBe(true)

  const settings = await read(prayerSettingsDocument)
  expect(settings.revision).toBe(1)
  expect((await firstStart()).admin).toBeUndefined()
  expect((await read(usersDocument)).revision).toBe(1)
  expect(await read(prayerSettingsDocument)).toEqual(settings)
})

it('says which contact values are still examples, until none is', async () => {
  expect((await firstStart()).notes).toEqual([
    'Still examples: address, phone, email. Set them in the panel, Settings, General.',
  ])
  await storeTexts(
    { id: 'amina', name: 'Amina' },
    {
      'header/address': '1 Real Street, Albany, NY',
      'header/phone': '(518) 867-5309',
      'header/email': 'office@mosque.example',
    },
  )
  expect((await firstStart()).notes).toEqual([])
})
