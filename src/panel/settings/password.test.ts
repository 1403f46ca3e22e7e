import { expect, it } from 'vitest'
import { fakeBrowser } from '#panel/testing/browser.ts'

it.each([
  [undefined, 'Failed to change password. Please try again.'],
  [new Response('', { status: 500 }), 'Password change failed.'],
])('a change that gets %s says so, and is not done', async (response, problem) => {
  const browser = fakeBrowser()
  browser.responses['POST /api/change-password'] = response
  const { $passwordForm, savePassword } = await import('./password.ts')
  const password = 'harbor willow comet'
  const values = {
    currentPassword: 'mine',
    newPassword: password,
    confirmPassword: password,
    code: '',
  }
  expect(await savePassword(values)).toBe(false)
  expect($passwordForm.get()).toEqual({ saving: false, errors: {}, problem })
})
