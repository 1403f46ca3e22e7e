import type { Page } from 'playwright/test'
import { expect, SLOW, signedInPage, signedOutContext, test } from './adminAccount.ts'
import { api, site, withOwnSite } from './ownSite.ts'
import { expectSound } from './sound.ts'
import { ONE_CHECK, reopenUntil } from './visitor.ts'

/** Nothing is built in it: what is newer than the build is shown by a function. */
withOwnSite({ BUILD_HOOK_URL: 'http://127.0.0.1:9/' })

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(
    page.getByText('The pages and menus have been successfully updated.').first(),
  ).toBeVisible(SLOW)
}

/** The sheets that the page links, by the blocks whose they are. */
async function sheetsOf(visitor: Page) {
  const shell = await (await api.get('/shell/main')).text()
  const all = [...shell.matchAll(/<link data-of="([a-z]+)" rel="stylesheet" href="([^"]+)"/g)]
  const linked = await visitor
    .locator('link[rel=stylesheet]')
    .evaluateAll(links => links.map(link => link.getAttribute('href')))
  return all.filter(([, , href]) => linked.includes(href ?? '')).map(([, block]) => block)
}

test('a page is added, filled, renamed, hidden and brought back', async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await signedInPage(browser, site.url)
  const visitors = await signedOutContext(browser)
  const visitor = await visitors.newPage()
  const at = (path: string) => new URL(path, site.url).href

  await page.goto('/admin/pages')
  const pages = page.getByRole('region', { name: 'Pages', exact: true })
  await pages.getByLabel('A new page').fill('Ramadan meals', SLOW)
  await pages.getByRole('button', { name: 'Add the page' }).click()
  const row = pages.getByRole('listitem', { name: 'Ramadan meals', exact: true })
  await row.getByText('Add a part').click()
  for (const name of ['Cards', 'Prayer times', 'Questions and answers'])
    await row.getByRole('button', { name, exact: false }).first().click()
  await row.getByRole('button', { name: 'Hide Questions and answers on Ramadan meals' }).click()
  const preview = row.frameLocator('iframe')
  await expect(preview.getByRole('heading', { name: 'Ramadan meals', level: 1 })).toBeVisible(SLOW)
  await row.getByRole('button', { name: 'Show Ramadan meals' }).click()
  await row.getByRole('button', { name: 'To the menu Ramadan meals' }).click()
  await expect(row.getByText('In no menu')).toBeHidden()
  await save(page)

  const { structure } = await (await api.get('/api/structure')).json()
  const { id, blocks } = structure.pages.at(-1)
  const cards = blocks.find(({ block }: { block: string }) => block === 'cards').id
  const put = (field: string, content: string) =>
    api.put(`/api/content/${id}/${cards}-${field}`, { data: { content } })
  await put('title', 'What there is to do')
  await put('items', '[{"title":"Cook","text":"For eighty people"}]')
  await reopenUntil(visitor, at('/ramadan-meals'), () =>
    expect(visitor.getByRole('heading', { name: 'Cook' })).toBeVisible(ONE_CHECK),
  )
  await expect(visitor).toHaveTitle(/^Ramadan meals · /)
  await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ramadan-meals$/)
  const fajr = visitor.locator('[data-prayer=fajr] [data-paint=athan-fajr]')
  await expect(fajr).toHaveText(/\d:\d\d/)
  await expect(fajr).toBeVisible()
  expect(await sheetsOf(visitor)).toEqual(['cards', 'prayers'])
  await expectSound(visitor, at('/ramadan-meals'))

  await row.getByLabel('Address').fill('/iftar')
  await save(page)
  await reopenUntil(visitor, at('/ramadan-meals'), () =>
    expect(visitor).toHaveURL(at('/iftar'), ONE_CHECK),
  )

  await row.getByRole('button', { name: 'Hide Ramadan meals' }).click()
  await save(page)
  await expect.poll(async () => (await api.get('/iftar')).status(), SLOW).toBe(404)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(async () => (await api.get('/iftar')).status(), SLOW).toBe(200)

  // One that the build has: visitors leave it, and are not led to it.
  const youth = pages.getByRole('listitem', { name: 'Youth', exact: true })
  await youth.getByRole('button', { name: 'Change Youth' }).click()
  await youth.getByRole('button', { name: 'Hide Youth' }).click()
  await save(page)
  await reopenUntil(visitor, at('/youth'), () => expect(visitor).toHaveURL(at('/404'), ONE_CHECK))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This page is not here')
  await expect(visitor.locator('a[href="/youth"]:not([hidden])')).toHaveCount(0)
  await page.goto('/admin/content/youth')
  await expect(page.getByText('Visitors see nothing of this page')).toBeVisible()
  await page.context().close()
  await visitors.close()
})

test('the parts of a page are arranged on the page itself, saved and undone', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const page = await signedInPage(browser, site.url)
  const stored = async () => {
    const { structure } = await (await api.get('/api/structure')).json()
    const about = structure.pages.find(({ id }: { id: string }) => id === 'about')
    return about.blocks.map(({ id }: { id: string }) => id.split('-')[0])
  }
  const before = await stored()
  const headings = () => page.locator('main h2:visible').allTextContents()
  await page.goto('/about')
  const built = await headings()
  await page.getByRole('button', { name: 'Edit this page' }).click(SLOW)
  await page.getByRole('button', { name: 'Parts of the page' }).click(SLOW)
  const drawer = page.getByRole('dialog', { name: 'Parts of this page' })
  await drawer.getByRole('button', { name: 'Move down: Mission and purpose' }).click(SLOW)
  await expect.poll(headings).toEqual([built[2], built[0], built[1], ...built.slice(3)])
  await drawer.getByRole('button', { name: 'Hide Boards on About' }).click()
  await expect(page.getByRole('heading', { name: 'Board of Trustees' })).toBeHidden()
  await drawer.getByText('Add a part').click()
  await drawer.getByRole('button', { name: /^Events/ }).click()
  const events = page.locator('main [data-piece-title="Events: Which events"]')
  await expect(events).toBeAttached(SLOW)
  await drawer.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.getByText('The pages and menus were changed.')).toBeVisible(SLOW)
  expect(await stored()).toEqual(['opening', 'story', 'mission', ...before.slice(3), 'events'])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(stored, SLOW).toEqual(before)
  await expect.poll(headings).toEqual(built)
  await page.context().close()
})
