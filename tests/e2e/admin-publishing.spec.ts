import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { firstAccount, signedInContext } from './adminAccount.ts'
import { type OwnSite, startOwnSite } from './ownSite.ts'
import { expect, test } from './site.ts'

/*
 * A site of its own: what other tests save would keep the shared one from ever being rebuilt. Its
 * build hook is a server here, which fails until switched and then passes on to the host's.
 */
let site: OwnSite
let hook: Server
let hookWorks = false

test.beforeAll(async () => {
  test.setTimeout(180_000)
  hook = createServer(async (_, response) => {
    if (!hookWorks) return void response.writeHead(503).end()
    const id = readFileSync(join(site.dataDir, 'build-hook'), 'utf8').trim()
    const { status } = await fetch(`${site.url}/build-hooks/${id}`, { method: 'POST' })
    response.writeHead(status).end()
  })
  await new Promise<void>(resolve => hook.listen(0, '127.0.0.1', resolve))
  const { port } = hook.address() as AddressInfo
  site = await startOwnSite({
    BUILD_HOOK_URL: `http://127.0.0.1:${port}/`,
    REBUILD_AFTER_SECONDS: '6',
  })
})
test.afterAll(async () => {
  await site?.stop()
  hook?.close()
})

test('the publishing status goes from live over a failed hook to the rebuilt page', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const context = await signedInContext(browser, site.url, firstAccount())
  const page = await context.newPage()
  const served = async () => (await page.request.get('/')).text()
  const status = (name: RegExp) => page.getByRole('link', { name })
  const news = page.locator('[aria-live="polite"]')

  await page.goto('/admin/settings/general')
  await expect(status(/^Rebuilt at \d+:\d\d [AP]M$/)).toBeVisible()
  await page.getByText('Purple', { exact: true }).click()
  await expect(status(/^Live for visitors/)).toBeVisible()
  await expect(news.filter({ hasText: 'Live for visitors' })).toHaveCount(1)
  expect(await served()).toContain('class="theme-green"')

  await expect(status(/^Failed\s*Next try about \d+:\d\d/)).toBeVisible({ timeout: 40_000 })
  await page.goto('/admin')
  const card = page.getByRole('region', { name: 'Publishing' })
  await expect(card.getByText('The build service responded with an error (503).')).toBeVisible()
  await expect(card.getByText('Visitors still see your changes')).toBeVisible()

  hookWorks = true
  await card.getByRole('button', { name: 'Publish now' }).click()
  await expect(card.getByText('Rebuilding…')).toBeVisible()
  await expect(card.getByText(/^Rebuilt at /)).toBeVisible({ timeout: 120_000 })
  await expect(card.getByRole('button', { name: 'Publish now' })).toHaveCount(0)
  await expect(news.filter({ hasText: /^Rebuilt at / })).toHaveCount(1)
  expect(await served()).toContain('class="theme-purple"')
  await context.close()
})
