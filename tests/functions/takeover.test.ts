import { beforeEach, expect, it } from 'vitest'
import { invitePerson, resetPerson } from '#contract/people.ts'
import { setPassword } from '#contract/setPassword.ts'
import { read } from '#server/storage/documents.ts'
import { usersDocument } from '#server/storage/users.ts'
import { addAdmin, Browser, PASSWORD, signedIn } from './browser.ts'
import { site, withSite } from './running.ts'

withSite(beforeEach)

const THEIRS = 'quinces and dates'
const twoFactor = {
  secret: 'A'.repeat(32),
  lastStep: 0,
  recovery: { salt: 'AAAA', hashes: [] },
}
const setBy = async (body: { link?: string }) => {
  const token = new URL(body.link ?? 'http://x').hash.replace('#token=', '')
  await site.send(setPassword, { body: { token, newPassword: THEIRS } })
}

it.each([
  ['from an open screen', {}],
  ['with the password that invited it', { currentPassword: PASSWORD }],
])('prevents an invited guest from taking over an account: %s', async (_, proof) => {
  const amina = await addAdmin('Amina')
  const bilal = await addAdmin('Bilal', { twoFactor })
  const screen = await signedIn(site, amina)

  const body = { name: 'Guest', email: 'guest@example.org', ...proof }
  await setBy(await (await screen.send(invitePerson, { body })).json())
  const guest = new Browser(site)
  await guest.signIn({ ...amina, email: 'guest@example.org' }, THEIRS)
  for (const { id } of [amina, bilal]) {
    const reset = { removeTwoFactor: true, currentPassword: THEIRS }
    await setBy(await (await guest.send(resetPerson, { params: { id }, body: reset })).json())
  }

  const { users } = (await read(usersDocument)).value
  const hashes = users.map(({ passwordHash }) => passwordHash)
  expect(hashes.slice(0, 2)).toEqual([amina.passwordHash, bilal.passwordHash])
  expect(users[1]?.twoFactor).toEqual(twoFactor)
  expect((await new Browser(site).signIn(amina, THEIRS)).status).toBe(401)
  expect((await new Browser(site).signIn(bilal, THEIRS)).status).toBe(401)
})
