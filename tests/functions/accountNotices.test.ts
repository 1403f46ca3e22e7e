import { beforeEach, describe, expect, it } from 'vitest'
import { dismissNotice, saveAccount } from '#contract/account.ts'
import { beginBackup } from '#contract/backup.ts'
import { forgotPassword } from '#contract/forgotPassword.ts'
import { invitePerson, removePerson, resetPerson, signOutPerson } from '#contract/people.ts'
import { getSessionStatus } from '#contract/sessionStatus.ts'
import { setPassword } from '#contract/setPassword.ts'
import type { AccountNotice } from '#domain/account/profile.ts'
import type { User } from '#domain/account/user.ts'
import { formatMoment } from '#domain/time/format.ts'
import { addAdmin, Browser, PASSWORD, signedIn } from './browser.ts'
import { amina, browser, mail, site, withAmina, withMail } from './running.ts'

const NEW = 'quinces and dates'
const QUIET = {
  emailNotifications: false,
  prayerTimeUpdates: false,
  siteProblems: true,
  securityAlerts: false,
}
const proof = { currentPassword: PASSWORD }

let bilal: User
withMail(beforeEach)
withAmina(beforeEach, () => ({ SMTP_URL: mail.url, SITE_URL: 'https://www.example.org' }))
beforeEach(async () => {
  // Mails about the own account are sent even if all notifications are off.
  bilal = await addAdmin('Bilal', { notifications: QUIET })
})

const noticesOf = async (user: User): Promise<AccountNotice[]> =>
  (await (await signedIn(site, user)).fetchJson(getSessionStatus)).notices
const textsOf = async (user: User) => (await noticesOf(user)).map(({ text }) => text)
const mailsTo = (address: string) => mail.received.filter(({ to }) => to.includes(address))
const use = async (link: string) => {
  const token = new URL(link).hash.replace('#token=', '')
  const response = await site.send(setPassword, { body: { token, newPassword: NEW } })
  expect(response.status).toBe(200)
}
const forBilal = () => ({ params: { id: bilal.id }, body: proof })

describe('mails and notices to the affected admin', () => {
  it.each([
    [
      false,
      'Amina made a link to a new password for your account.',
      'A new password was set with a link.',
    ],
    [
      true,
      'Amina made a link to a new password for your account. Using it turns your second factor off.',
      'A new password was set with a link. It also turned your second factor off.',
    ],
  ])(
    'for a reset link and its use, removing the second factor: %s',
    async (removes, made, used) => {
      const twoFactor = {
        secret: 'A'.repeat(32),
        lastStep: 0,
        recovery: { salt: 'AAAA', hashes: [] },
      }
      const carla = await addAdmin('Carla', { notifications: QUIET, twoFactor })
      const { link, expiresAt } = await browser.fetchJson(resetPerson, {
        params: { id: carla.id },
        body: { ...proof, removeTwoFactor: removes },
      })
      const [mail] = mailsTo(carla.email)
      expect(mail?.text).toContain('Amina made a link to a new password for your account.')
      expect(mail?.text).toContain(link)
      // A new site has its place still to be chosen.
      const until = formatMoment(new Date(expiresAt), 'UTC')
      expect(mail?.text).toContain(`It works once, until ${until} UTC.`)
      expect(mail?.text.includes('turns your second factor off')).toBe(removes)
      expect(mail?.text).toContain('change your password at once: the link then stops working')
      expect(await textsOf(carla)).toEqual([made])
      await use(link)
      expect(mailsTo(carla.email)[1]?.text).toContain('A new password was set by a link.')
      expect(await textsOf({ ...carla, sessionVersion: 1 })).toEqual([made, used])
      expect(await textsOf(amina)).toEqual([])
    },
  )

  it('notifies an admin whom another one signs out', async () => {
    await browser.fetchJson(signOutPerson, forBilal())
    expect(mailsTo(bilal.email)[0]?.text).toContain('Amina signed you out on all your devices.')
    expect(await textsOf(bilal)).toEqual(['Amina signed you out on all your devices.'])
  })

  it('mails a changed e-mail address to the old one, and shows no notice in the session that changed it', async () => {
    const email = 'new@example.org'
    const { name, bio, notifications } = amina
    const body = { name, bio, notifications, email, ...proof }
    await browser.fetchJson(saveAccount, { body })
    expect(mail.received.map(({ to }) => to)).toEqual([[amina.email]])
    expect(mail.received[0]?.text).toContain(
      'The e-mail address of your account was changed from amina@example.org to new@example.org.',
    )
    expect((await browser.fetchJson(getSessionStatus)).notices).toEqual([])
    expect(await textsOf(amina)).toEqual([
      'The e-mail address of your account was changed from amina@example.org to new@example.org.',
    ])
  })

  it('notifies a removed admin by mail only', async () => {
    await browser.fetchJson(removePerson, forBilal())
    expect(mailsTo(bilal.email)[0]?.text).toContain('Amina removed you from the admins')
  })

  it('notifies an admin whose password was set with a link from Forgot password', async () => {
    await site.send(forgotPassword, { body: { email: bilal.email } })
    const [mail] = mailsTo(bilal.email)
    expect(mail?.text).toContain('Someone asked for a new password')
    await use(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    expect(await textsOf({ ...bilal, sessionVersion: 1 })).toEqual([
      'A new password was set with a link.',
    ])
  })

  it('shows the notice at the next sign-in even if the mail fails', async () => {
    mail.setBehavior('refuses')
    const body = await browser.fetchJson(resetPerson, forBilal())
    expect(body.mailed).toBe(false)
    expect(await textsOf(bilal)).toHaveLength(1)
  })
})

describe('mails to all admins with security alerts', () => {
  it('reports an invitation, also to the admin whose account sent it', async () => {
    const body = { name: 'Guest', email: 'guest@example.org', ...proof }
    const { link } = await browser.fetchJson(invitePerson, { body })
    expect(mailsTo(amina.email)[0]?.text).toContain(
      'Amina invited Guest (guest@example.org) as an owner.',
    )
    expect(mailsTo(bilal.email)).toEqual([])
    await use(link)
    const guest = new Browser(site)
    await guest.signIn({ ...amina, email: 'guest@example.org' }, NEW)
    expect((await guest.fetchJson(getSessionStatus)).notices).toEqual([])
  })

  it('reports a downloaded backup', async () => {
    await browser.fetchJson(beginBackup, { body: proof })
    expect(mailsTo(amina.email)[0]?.text).toContain('Amina downloaded a backup of the website.')
    expect(mailsTo(bilal.email)).toEqual([])
  })
})

describe('a notice', () => {
  it('keeps a notice until its owner dismisses it', async () => {
    await browser.fetchJson(signOutPerson, forBilal())
    const his = await signedIn(site, bilal)
    const { notices } = await his.fetchJson(getSessionStatus)
    const [{ id, at }] = notices
    expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000)
    await browser.fetchJson(dismissNotice, { params: { id } })
    expect((await his.fetchJson(getSessionStatus)).notices).toEqual(notices)
    await his.fetchJson(dismissNotice, { params: { id } })
    await his.fetchJson(dismissNotice, { params: { id } })
    expect((await his.fetchJson(getSessionStatus)).notices).toEqual([])
  })

  it('keeps the newest 20 notices', async () => {
    for (let index = 0; index < 25; index++) await browser.fetchJson(signOutPerson, forBilal())
    expect(await noticesOf(bilal)).toHaveLength(20)
  })
})
