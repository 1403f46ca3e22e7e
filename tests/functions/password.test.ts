import { beforeAll, describe, expect, it } from 'vitest'
import { changePassword } from '#contract/changePassword.ts'
import { WRONG_CURRENT_PASSWORD } from '#contract/proof.ts'
import { getSessionStatus } from '#contract/sessionStatus.ts'
import { PASSWORD_TEXTS } from '#domain/account/passwordRules.ts'
import { addAdmin, Browser, PASSWORD, signedIn } from './browser.ts'
import { site, withSite } from './running.ts'

withSite(beforeAll)

let count = 0
const FRESH = 'quinces and dates'

describe('POST /api/change-password', () => {
  it('changes the password, gives this browser a new session and ends all others', async () => {
    const user = await addAdmin('Amina')
    const [desk, phone] = [await signedIn(site, user), await signedIn(site, user)]
    const before = desk.cookies.get('__Host-session') ?? ''
    const body = { currentPassword: PASSWORD, newPassword: FRESH, confirmPassword: FRESH }
    expect(await desk.fetchJson(changePassword, { body })).toEqual({ success: true })
    expect((await desk.send(getSessionStatus)).status).toBe(200)
    expect((await phone.send(getSessionStatus)).status).toBe(401)
    const replay = await site.send(getSessionStatus, {
      headers: { cookie: `__Host-session=${before}` },
    })
    expect(replay.status).toBe(401)
    expect((await new Browser(site).signIn(user, PASSWORD)).status).toBe(401)
    expect((await new Browser(site).signIn(user, FRESH)).status).toBe(200)
  })

  it.each([
    [
      'words with spaces around',
      '  figs, olives and quinces at noon under the old cedar of the yard  ',
    ],
    ['Arabic', 'نخلة عند البئر تظلل المارين في حر الظهيرة كل صيف وكل عام تعطي تمرا طيبا'],
    ['letters with accents', 'Éclairs, crème brûlée et café noir près du vieux moulin, à l’aube'],
    ['256 signs', '🕌🌙'.repeat(128)],
  ])('accepts a passphrase of %s, whole and as it was typed', async (_, passphrase) => {
    expect([...passphrase].length).toBeGreaterThanOrEqual(64)
    const user = await addAdmin(`Long${count++}`)
    const body = { currentPassword: PASSWORD, newPassword: passphrase }
    await (await signedIn(site, user)).fetchJson(changePassword, { body })
    const signIn = async (typed: string) => (await new Browser(site).signIn(user, typed)).status
    expect(await signIn(passphrase)).toBe(200)
    expect(await signIn(passphrase.normalize('NFD'))).toBe(200)
    expect(await signIn(passphrase.slice(0, -2))).toBe(401)
    expect(await signIn(` ${passphrase}`)).toBe(401)
  })

  it.each([
    ['short', { newPassword: 'seven c' }, 400, PASSWORD_TEXTS.short],
    ['missing', {}, 400, PASSWORD_TEXTS.short],
    [
      'not confirmed',
      { newPassword: FRESH, confirmPassword: `${FRESH}!` },
      400,
      PASSWORD_TEXTS.mismatch,
    ],
    ['common', { newPassword: 'password1' }, 400, PASSWORD_TEXTS.common],
    ['common in capitals', { newPassword: 'QWERTYUIOP' }, 400, PASSWORD_TEXTS.common],
    ['a row of letters', { newPassword: 'abcdefgh' }, 400, PASSWORD_TEXTS.sequence],
    ['common with a year', { newPassword: 'liverpool2026' }, 400, PASSWORD_TEXTS.decorated],
    ['of one’s own name', { newPassword: 'bilal-2026' }, 400, PASSWORD_TEXTS.personal],
    ['of the site’s name', { newPassword: 'mercyislamic' }, 400, PASSWORD_TEXTS.siteName],
    ['the old one', { newPassword: PASSWORD }, 400, PASSWORD_TEXTS.same],
    ['too long', { newPassword: 'x9'.repeat(200) }, 400, PASSWORD_TEXTS.long],
    [
      'with a wrong current one',
      { currentPassword: 'no', newPassword: FRESH },
      403,
      WRONG_CURRENT_PASSWORD,
    ],
  ])('rejects a password that is %s', async (name, values, status, text) => {
    const user = await addAdmin('Bilal', { email: `${name.replaceAll(/\W/g, '')}@example.org` })
    const browser = await signedIn(site, user)
    const body = { currentPassword: PASSWORD, ...values }
    const refused = await browser.fetchJson(changePassword, { body }, status)
    expect(refused.error).toBe(text)
    expect((await new Browser(site).signIn(user)).status).toBe(200)
  })

  it('responds with the specification’s text', () => {
    expect(PASSWORD_TEXTS.short).toBe('New password must be at least 8 characters.')
    expect(PASSWORD_TEXTS.mismatch).toBe('New password and confirmation do not match.')
    expect(changePassword.failure).toBe('Password change failed.')
  })

  it('accepts only one of two parallel changes from the same password', async () => {
    const user = await addAdmin('Celma')
    const browsers = [await signedIn(site, user), await signedIn(site, user)]
    const responses = await Promise.all(
      browsers.map((browser, index) =>
        browser.send(changePassword, {
          body: { currentPassword: PASSWORD, newPassword: `${FRESH} ${index}` },
        }),
      ),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 403])
  })
})
