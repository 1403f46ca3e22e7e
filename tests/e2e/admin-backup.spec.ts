import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expectLogged } from './activityLog.ts'
import { expect, firstAccount, SLOW, signedInContext, test } from './adminAccount.ts'
import { expectAccessible } from './sound.ts'

const run = promisify(execFile)

test('an admin downloads a backup, and the restore command takes it', async ({
  baseURL,
  browser,
}, info) => {
  test.setTimeout(120_000)
  // The others' first day does not cover backups.
  const account = firstAccount()
  const page = await (await signedInContext(browser, baseURL, account)).newPage()
  await page.goto('/admin/settings/backup')
  const open = page.getByRole('button', { name: 'Download a backup' })
  await open.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Your password')).toBeVisible()
  await expectAccessible(page)

  // While a response is delayed, the dialog shows the progress and can be canceled.
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/api/backup/entry?*', async route => {
    await held
    await route.continue().catch(() => {})
  })
  await dialog.getByLabel('Your password').fill(account.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText(/^0 of \d+ read$/)).toBeVisible(SLOW)
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  release()

  await open.click()
  await dialog.getByLabel('Your password').fill(account.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('heading', { name: 'Your backup is ready' })).toBeVisible(SLOW)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Save the file' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^backup-\d{4}-\d\d-\d\d-\d{4}\.zip$/)
  const file = info.outputPath('backup.zip')
  await download.saveAs(file)
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  const { stdout } = await run(process.execPath, ['netlify/admin/restore.ts', file], {
    env: { ...process.env, DATA_DIR: info.outputPath('restored') },
  })
  expect(stdout).toMatch(/[1-9]\d* entries written, 0 removed\./)
  expect(stdout).toContain('This backup holds no accounts')

  await expectLogged(page, 'Downloaded a backup')
})
