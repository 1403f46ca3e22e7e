import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { firstAccount, SLOW } from './adminAccount.ts'
import { openPanel, site, withOwnSite } from './ownSite.ts'
import { expect, test } from './site.ts'
import { expectAccessible } from './sound.ts'

const run = promisify(execFile)

// Nothing is rebuilt: the restored text reaches visitors through the API.
withOwnSite({ BUILD_HOOK_URL: 'http://127.0.0.1:9/' })

test('an admin looks at a backup, restores it, and undoes that', async ({ browser }, info) => {
  test.setTimeout(120_000)
  const page = await openPanel(browser, '/admin/settings/backup')
  const visitor = await browser.newPage({ baseURL: site.url })
  const save = (content: string) =>
    page.request.put('/api/content/home/welcome', { data: { content } })
  const seen = async (title: string) => {
    await visitor.goto('/')
    await expect(visitor.getByText(title, { exact: true })).toBeVisible(SLOW)
  }
  expect((await save('Peace upon you')).status()).toBe(200)
  const file = info.outputPath('backup.zip')
  await run(process.execPath, ['netlify/admin/backup.ts', file], {
    env: { ...process.env, DATA_DIR: site.dataDir },
  })
  expect((await save('Spoiled')).status()).toBe(200)
  await seen('Spoiled')

  const dialog = page.getByRole('dialog')
  const confirm = async () => {
    await dialog.getByLabel('Your password').fill(firstAccount().password)
  }
  await page.getByLabel('Backup to restore').setInputFiles(file)
  await confirm()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('heading', { name: 'Restore this backup?' })).toBeVisible(SLOW)
  await expect(dialog.getByText('1 text changes back')).toBeVisible()
  await expect(dialog.getByText('those in the file are left out')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'The backup is restored' })).toBeVisible(SLOW)
  await seen('Peace upon you')

  await dialog.getByRole('button', { name: 'Reload the panel' }).click()
  await page.getByRole('button', { name: 'Undo the restore' }).click(SLOW)
  await confirm()
  await dialog.getByRole('button', { name: 'Undo the restore' }).click()
  await expect(dialog.getByRole('heading', { name: 'The restore is undone' })).toBeVisible(SLOW)
  await seen('Spoiled')
  await page.context().close()
  await visitor.close()
})
