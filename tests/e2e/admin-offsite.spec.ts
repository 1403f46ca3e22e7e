import { writeFile } from 'node:fs/promises'
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expectLogged } from './activityLog.ts'
import { expect, firstAccount, SLOW, signedInContext, test } from './adminAccount.ts'
import { expectAccessible } from './sound.ts'

const ADDRESS = '**/api/offsite-backups'

test('an owner saves the key of the off-site backups and enters it again', async ({
  baseURL,
  browser,
}, info) => {
  // The others' first day does not cover backups.
  const account = firstAccount()
  const page = await (await signedInContext(browser, baseURL, account)).newPage()
  // The site under test has no place for them.
  await page.route(ADDRESS, async route => {
    const response = await route.fetch()
    const json = { ...(await response.json()), isSetUp: true }
    await route.fulfill({ response, json })
  })
  await page.goto('/admin/settings/backup')
  await page.getByRole('button', { name: /^Make (?:the|a new) key$/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Save the key' })).toBeVisible(SLOW)
  const next = dialog.getByRole('button', { name: 'Continue' })
  await expect(next).toBeDisabled()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save the key' }).click(),
  ])
  const file = info.outputPath('backup-key.txt')
  await download.saveAs(file)
  await next.click()

  const field = dialog.getByLabel('Key', { exact: true })
  await next.click()
  await expect(dialog.getByText('There is no key in it.')).toBeVisible()
  await field.fill(`AGE-SECRET-KEY-1${'Q'.repeat(58)}`)
  await next.click()
  await expect(dialog.getByText('This is another key')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('File of the key').setInputFiles(file)
  await expect(field).toHaveValue(/public key: age1/)
  await next.click()
  const sent = page.waitForRequest(
    request => request.method() === 'PUT' && request.url().endsWith('/api/offsite-backups'),
  )
  const proof = page.getByRole('dialog', { name: 'Use this key' })
  await proof.getByLabel('Your password').fill(account.password)
  await proof.getByRole('button', { name: 'Use this key' }).click()
  // The half that opens them stays in the browser.
  expect((await sent).postData()).not.toContain('SECRET')
  await expect(dialog.getByRole('heading', { name: 'The key is set' })).toBeVisible(SLOW)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('The first one is made within minutes.')).toBeVisible()
  await expectLogged(page, 'Set the key of the off-site backups')
})

test('the panel opens an encrypted backup with its key alone', async ({
  baseURL,
  browser,
}, info) => {
  const page = await (await signedInContext(browser, baseURL, firstAccount())).newPage()
  await page.goto('/admin/settings/backup')
  const identity = await generateX25519Identity()
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(identity))
  const path = info.outputPath('backup-2026-11-23-0400.zip.age')
  await writeFile(path, await encrypter.encrypt('PK, as a ZIP begins'))
  const keys = { other: await generateX25519Identity(), none: 'hello', right: identity }
  for (const [name, text] of Object.entries(keys)) await writeFile(info.outputPath(name), text)

  await page.getByLabel('Backup to restore').setInputFiles(path)
  const dialog = page.getByRole('dialog', { name: 'This backup is encrypted' })
  const key = dialog.getByLabel('File of the key')
  await key.setInputFiles(info.outputPath('none'))
  await expect(dialog.getByText('There is no key in this file.')).toBeVisible(SLOW)
  await key.setInputFiles(info.outputPath('other'))
  await expect(dialog.getByText('This key does not open the backup')).toBeVisible()
  await expectAccessible(page)
  await key.setInputFiles(info.outputPath('right'))
  await expect(page.getByRole('dialog', { name: 'Restore a backup' })).toBeVisible()
})
