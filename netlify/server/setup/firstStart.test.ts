import { beforeAll, expect, it } from 'vitest'
import { withBlobs } from '#tests/support/blobs.ts'
import { checkPassword } from '../auth/password.ts'
import { storeTexts } from '../content/store.ts'
import { read } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { usersDocument } from '../storage/users.ts'
import { firstStart } from './firstStart.ts'

withBlobs(beforeAll)

it('makes one admin whose printed password works, and later starts change nothing', async () => {
  const first = await firstStart()
  expect(first.admin?.email).toBe('admin@example.org')
  const { users } = (await read(usersDocument)).value
  expect(users).toHaveLength(1)
  expect(await checkPassword(first.admin?.password ?? '', users[0]?.passwordHash ?? null)).toBe(
    true,
  )

  const settings = await read(prayerSettingsDocument)
  expect(settings.revision).toBe(1)
  expect((await firstStart()).admin).toBeUndefined()
  expect((await read(usersDocument)).revision).toBe(1)
  expect(await read(prayerSettingsDocument)).toEqual(settings)
})

it('names each setting that is still an example, and where to change it', async () => {
  const { notes } = await firstStart()
  expect(notes[0]).toMatch(/^Still examples/)
  expect(notes.join('\n')).toMatch(/Phone number +\/admin\/settings\/general/)
  expect(notes.join('\n')).toMatch(/Donation page +\/admin\/content\/header\/donate-id/)
  expect(notes.join('\n')).toMatch(/Mail server +SMTP_URL/)
  await storeTexts(
    { id: 'amina', name: 'Amina' },
    { 'header/phone': '(518) 867-5309', 'header/donate-id': 'https://give.test/masjid' },
  )
  const left = (await firstStart()).notes.join('\n')
  expect(left).not.toMatch(/ {2}(Phone number|Donation page)/)
  expect(left).toMatch(/Nikah application form/)
})
