import { formsReady, newAccount, SLOW, signIn } from './adminAccount.ts'
import { expect, test } from './site.ts'

test('a passkey is added, named, used to sign in and as proof, and removed', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(baseURL, 'Safiya')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })

  await signIn(page, account, '/login?from=/admin/settings/security')
  const section = page.getByRole('region', { name: 'Passkeys' })
  const dialog = page.getByRole('dialog')
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(dialog).toContainText('Adding a passkey signs your other devices out.')
  await dialog.getByLabel('Your password').fill(account.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Create the passkey' }).click(SLOW)
  await expect(page.getByText('ready, and your other devices are signed out.')).toBeVisible(SLOW)
  await expect(section.getByRole('listitem')).toContainText(/ on Linux.*not used yet/s, SLOW)
  await section.getByRole('button', { name: 'Rename' }).click()
  await dialog.getByLabel('Name').fill('My phone')
  await dialog.getByRole('button', { name: 'Save the name' }).click()
  await expect(section.getByRole('listitem')).toContainText('My phone')

  await page.getByRole('complementary').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('/')
  await page.goto('/login?from=/admin/settings/security')
  await formsReady(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/admin/settings/security', SLOW)
  await expect(section.getByRole('listitem')).toContainText('last used today')

  await section.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(page.getByText('The passkey “My phone” is removed.')).toBeVisible(SLOW)
  await expect(section.getByRole('listitem')).toHaveCount(0)
})
