import { Secret, TOTP } from 'otpauth'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOGIN_REQUIRED, WRONG_CREDENTIALS } from '#contract/login.ts'
import { getSessionStatus } from '#contract/sessionStatus.ts'
import { makeRecoveryCodes } from '#server/auth/recovery.ts'
import { followHabits } from '#server/http/followHabits.ts'
import { update } from '#server/storage/documents.ts'
import { languagesDocument } from '#server/storage/languages.ts'
import { addAdmin, Browser, PASSWORD } from './browser.ts'
import { site, withSite } from './running.ts'
import { callFunction, ORIGIN, refusalPage } from './site.ts'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
withSite(beforeAll)
beforeAll(async () => {
  const recovery = await makeRecoveryCodes()
  await addAdmin('Amina')
  await addAdmin('Bilal', {
    twoFactor: { secret: SECRET, lastStep: -1, recovery: recovery.stored },
  })
  await addAdmin('Locked')
})
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => vi.restoreAllMocks()
})

/** As a browser sends the form of the login page before its script is there. */
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  callFunction(
    new Request(`${ORIGIN}/api/login`, {
      method: 'POST',
      headers: {
        accept: 'text/html,application/xhtml+xml',
        'sec-fetch-site': 'same-origin',
        referer: `${ORIGIN}/login`,
        ...headers,
      },
      body: new URLSearchParams(fields),
    }),
  )
const amina = { username: 'amina@example.org', password: PASSWORD }
const bilal = { username: 'bilal@example.org', password: PASSWORD }

describe('the sign-in form without its script', () => {
  it.each([
    ['/login', undefined, '/login?signed-in'],
    ['/login?from=%2Fadmin%2Fevents', undefined, '/login?from=%2Fadmin%2Fevents&signed-in'],
    ['/login', '/admin/people', '/login?from=%2Fadmin%2Fpeople&signed-in'],
    ['/login?from=https%3A%2F%2Fother.example', undefined, '/login?signed-in'],
    ['/login', '//other.example/admin', '/login?signed-in'],
  ])('signs in from %s (%s) and leads to %s', async (page, from, location) => {
    const fields = { ...amina, ...(from !== undefined && { from }) }
    const response = await post(fields, { referer: ORIGIN + page })
    expect([response.status, response.headers.get('location')]).toEqual([303, location])
    const browser = new Browser(site)
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      browser.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    expect((await browser.fetchJson(getSessionStatus)).user.email).toBe('amina@example.org')
  })

  it('takes no page to return to from the address of another site', async () => {
    const response = await post(amina, {
      referer: 'https://other.example/login?from=/admin/people',
    })
    expect(response.headers.get('location')).toBe('/login?signed-in')
  })

  it('reads no form of thousands of fields, which would take the server a second', async () => {
    const fields = Object.fromEntries(Array.from({ length: 8_000 }, (_, index) => [index, '']))
    const response = await post({ ...amina, ...fields })
    expect(response.status).toBe(413)
    expect(await response.text()).toContain('at most 16 KB')
  })

  it('shows what is wrong as a page, with the e-mail and without the password', async () => {
    const typed = {
      username: '"><script>@example.org',
      password: 'not the password',
      from: '/admin',
    }
    const page = await refusalPage(await post(typed), 401)
    expect(page).toContain(WRONG_CREDENTIALS)
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;@example.org"')
    expect(page).not.toMatch(/<script|not the password/)
  })

  it.each([
    [
      'fr',
      '<html lang="fr" dir="ltr">',
      '<p class="problem" role="alert">L’e-mail ou le mot de passe n’est',
    ],
    ['ur', '<html lang="ur" dir="rtl">', '<p class="problem" role="alert" lang="en" dir="ltr">The'],
  ])('shows it in the site’s own language, %s', async (own, html, problem) => {
    await update(languagesDocument, () => ({ own, others: [] }))
    await followHabits({ isNew: true })
    const page = await refusalPage(await post({ ...amina, password: 'not the password' }), 401)
    expect(page).toContain(html)
    expect(page).toContain(problem)
    await update(languagesDocument, () => ({ own: 'en', others: [] }))
    await followHabits({ isNew: true })
  })

  it('says that both fields are required', async () => {
    const response = await post({ username: '', password: '' })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(LOGIN_REQUIRED)
  })

  it('asks for the code where the account needs one, and returns to the requested page', async () => {
    const first = await post(bilal, { referer: `${ORIGIN}/login?from=%2Fadmin%2Fevents` })
    const page = await first.text()
    expect(first.status).toBe(401)
    expect(first.headers.getSetCookie()).toEqual([])
    expect(page).toContain('name="code"')
    expect(page).toContain('name="from" value="/admin/events"')
    const code = new TOTP({ secret: Secret.fromBase32(SECRET) }).generate()
    const second = await post(
      { ...bilal, code, from: '/admin/events' },
      { referer: `${ORIGIN}/api/login` },
    )
    expect(second.headers.get('location')).toBe('/login?from=%2Fadmin%2Fevents&signed-in')
  })

  it('has the limits on guessing, and says when to try again', async () => {
    const wrong = { username: 'locked@example.org', password: 'not the password' }
    for (let count = 0; count < 5; count++) expect((await post(wrong)).status).toBe(401)
    const response = await post({ ...wrong, password: PASSWORD })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.text()).toContain('Too many tries. Try again in')
  })

  it('is refused when another site sends it', async () => {
    const response = await post(amina, { 'sec-fetch-site': 'cross-site' })
    expect(response.status).toBe(403)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('gives programs that ask for JSON the API’s response', async () => {
    const response = await post(amina, { accept: 'application/json' })
    expect([response.status, (await response.json()).success]).toEqual([200, true])
  })
})
