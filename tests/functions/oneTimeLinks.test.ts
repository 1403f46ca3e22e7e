import { beforeAll, expect, it, vi } from 'vitest'
import { forgotPassword } from '#contract/forgotPassword.ts'
import { invitePerson, resetPerson } from '#contract/people.ts'
import { setPassword } from '#contract/setPassword.ts'
import { ROLES } from '#domain/account/roles.ts'
import { listEntries, readEntry } from '#server/storage/entries.ts'
import { addAdmin, PASSWORD, signedIn } from './browser.ts'
import { mail, site, withMail, withSite } from './running.ts'
import { allEndpoints, ORIGIN } from './site.ts'

const proof = { currentPassword: PASSWORD }
const logged: unknown[] = []

withMail(beforeAll)
withSite(beforeAll, () => ({ SMTP_URL: mail.url, MAIL_FROM: 'site@example.org', SITE_URL: ORIGIN }))
beforeAll(() => {
  for (const method of ['error', 'warn', 'log', 'info'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void logged.push(...words))
  }
})

const tokenOf = (text: string) => /#token=([\w-]+)/.exec(text)?.[1] ?? ''

it('shows a one-time link once, to its maker and its person, and nowhere else', async () => {
  const [amina, bilal] = [await addAdmin('Amina'), await addAdmin('Bilal')]
  const hers = await signedIn(site, amina)
  const guest = { name: 'Guest', email: 'guest@example.org', role: 'editor' }
  const invited = await hers.fetchJson(invitePerson, { body: { ...guest, ...proof } })
  const reset = await hers.fetchJson(resetPerson, { params: { id: bilal.id }, body: proof })
  await hers.send(forgotPassword, { body: { email: amina.email } })

  const mails = mail.received.map(({ to, text }) => ({ to: to.join(), token: tokenOf(text) }))
  const tokens = new Map([
    [guest.email, tokenOf(invited.link)],
    [bilal.email, tokenOf(reset.link)],
    [amina.email, mails.find(({ to, token }) => to === amina.email && token)?.token ?? ''],
  ])
  expect([...tokens.values()].every(token => token.length > 40)).toBe(true)
  // Mails with a link went to its person alone; alerts to owners are among the others.
  expect(mails.filter(({ token }) => token)).toEqual(
    [...tokens].map(([to, token]) => expect.objectContaining({ to, token })),
  )
  expect(mails.some(({ token }) => !token)).toBe(true)

  const reads = (await allEndpoints()).filter(({ method }) => method === 'GET')
  const params = {
    id: bilal.id,
    hash: 'a'.repeat(64),
    pageId: 'about',
    sectionId: 'mission-vision',
  }
  const texts: string[] = logged.map(String)
  for (const role of ROLES) {
    const browser = await signedIn(site, await addAdmin(`The-${role}`, { role }))
    for (const endpoint of reads) {
      const given = {
        ...params,
        revision: '1',
        language: 'ar',
        image: 'a.png',
        videoId: 'dQw4w9WgXcQ',
      }
      texts.push(await (await browser.send(endpoint, { params: given })).text())
    }
  }
  for (const { store, key } of await listEntries()) {
    texts.push(new TextDecoder().decode((await readEntry(store, key))!.bytes))
  }
  expect(texts.length).toBeGreaterThan(100)
  for (const token of tokens.values()) {
    expect(texts.filter(text => text.includes(token))).toEqual([])
  }

  const body = { token: tokens.get(guest.email), newPassword: 'quinces and dates' }
  const set = await site.send(setPassword, { body })
  expect(await set.text()).not.toContain(body.token)
  expect((await site.send(setPassword, { body })).status).toBe(400)
})
