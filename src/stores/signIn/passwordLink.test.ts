import { beforeEach, expect, it, vi } from 'vitest'
import { LINK_ON_ITS_WAY, NO_MAIL } from '#contract/forgotPassword.ts'
import { INVALID_LINK } from '#contract/setPassword.ts'
import { PASSWORD_TEXTS } from '#domain/account/passwordRules.ts'
import { type FakeBrowser, fakeBrowser } from '#panel/testing/browser.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = fakeBrowser({ signedIn: false })
  vi.stubGlobal('location', { hash: '#token=x', pathname: '/set-password' })
})

it.each([
  ['password1234', undefined, PASSWORD_TEXTS.siteWord],
  ['mercyislamic', PASSWORD_TEXTS.siteName, PASSWORD_TEXTS.siteName],
  ['liverpool2026', PASSWORD_TEXTS.decorated, PASSWORD_TEXTS.decorated],
])('the page of an invitation says why %s is refused', async (password, refusal, shown) => {
  browser.responses['POST /api/set-password'] = refusal && {
    ...{ status: 400, success: false, code: 'weak_password', error: refusal },
    fields: { newPassword: refusal },
  }
  const { $link, submitNewPassword } = await import('./passwordLink.ts')
  await submitNewPassword(password, password)
  expect($link.get()).toEqual({ state: 'idle', errors: { newPassword: shown }, problem: null })
})

it.each([
  [true, LINK_ON_ITS_WAY],
  [false, NO_MAIL],
])('says in the page’s own words whether a link is mailed: %s', async (mailed, message) => {
  browser.responses['POST /api/forgot-password'] = { success: true, mailed, message: '' }
  const { $forgot, requestLink } = await import('./passwordLink.ts')
  await requestLink('amina@example.org')
  expect($forgot.get()).toEqual({ state: 'requested', mailed, message })
})

it('says that a link is no longer valid', async () => {
  const refusal = { status: 400, success: false, code: 'invalid_token', error: INVALID_LINK }
  browser.responses['POST /api/set-password'] = refusal
  const { $link, submitNewPassword } = await import('./passwordLink.ts')
  await submitNewPassword('lantern orchard', 'lantern orchard')
  expect($link.get()).toEqual({ state: 'invalid', message: INVALID_LINK })
})
