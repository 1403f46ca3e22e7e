import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PASSWORD_TEXTS } from '#domain/account/passwordRules.ts'
import { type FakeBrowser, fakeBrowser } from '#panel/testing/browser.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = fakeBrowser({ signedIn: false })
  vi.stubGlobal('location', { hash: '#token=x', pathname: '/set-password' })
})
afterEach(() => {
  vi.unstubAllGlobals()
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
