import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { expect, firstAccount, SLOW, signedInRequest, test } from './adminAccount.ts'
import { expectAccessible } from './sound.ts'
import { visitorSees } from './visitor.ts'

/** A section that no other test changes. */
const PLACE = 'about/trustees'

/** Uploads a picture that no other test has, by its color, where the page has one such field. */
async function upload(page: Page, label: string, name: string, background: string) {
  const drawn = sharp({ create: { width: 400, height: 500, channels: 3, background } })
  const buffer = await drawn.png().toBuffer()
  await page.getByLabel(label).setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer })
}

test('a picture of the library is used for a person, kept while it is shown, and replaced', async ({
  page,
}, { project }) => {
  test.setTimeout(90_000)
  const api = await signedInRequest(project.use.baseURL, firstAccount())
  const pictureTo = (verb: string, name: string) =>
    page.getByRole('button', { name: new RegExp(`^${verb} ${name}(?! \\()`) })
  const tile = (name: string) => pictureTo('Open', name)
  const photo = (visitor: Page, hash: string) =>
    visitor.locator(`main .people img[src*="${hash}"]`).first()
  const hashOf = async (name: string) =>
    /[0-9a-f]{64}/.exec((await tile(name).locator('img').getAttribute('src')) ?? '')?.[0] ?? '?'
  try {
    await page.goto('/admin/pictures')
    await upload(page, 'Choose pictures to upload', 'Amina at the gate', '#2a6f5c')
    await expect(tile('Amina at the gate')).toContainText('Not used', SLOW)
    const before = await hashOf('Amina at the gate')

    await page.goto(`/admin/content/${PLACE}`)
    await page.locator('.item-toggle').first().click(SLOW)
    // What is typed while a picture is on its way stays, and saving waits for the picture.
    const { promise: typed, resolve: sendOn } = Promise.withResolvers<void>()
    await page.route('**/api/uploads', route => typed.then(() => route.continue()))
    await upload(page, 'Photo: choose a picture', 'Amina', '#7a2a5c')
    await expect(page.getByText(/Uploading/)).toBeVisible(SLOW)
    await page.getByLabel('Name', { exact: true }).fill('Amina Rahman')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    sendOn()
    await expect(page.getByText('Content has been successfully updated.')).toBeVisible(SLOW)
    await visitorSees(page, '/about', visitor =>
      visitor.locator('main .people li', { hasText: 'Amina Rahman' }).locator('img'),
    )
    await page.goto(`/admin/content/${PLACE}`)
    await page.locator('.item-toggle').first().click(SLOW)
    await page.getByRole('button', { name: 'From the library' }).click()
    await pictureTo('Choose', 'Amina at the gate').click()
    await page.getByRole('button', { name: 'Crop or turn' }).click()
    const crop = page.getByRole('dialog', { name: 'Crop or turn the picture' })
    await crop.getByRole('button', { name: 'Turn' }).click(SLOW)
    await crop.getByLabel('Shape').selectOption('Square')
    // The frame lies on the picture, and on nothing below it.
    const frame = await crop.locator('.ReactCrop').boundingBox()
    expect(await crop.locator('canvas').boundingBox()).toMatchObject({ height: frame?.height })
    await expectAccessible(page)
    await crop.getByRole('button', { name: 'Use this part' }).click()
    await expect(page.getByText(/^Uploaded: 400 × 400 pixels/)).toBeVisible(SLOW)
    await expect(page.getByRole('button', { name: 'Crop or turn' })).toBeFocused()
    await page.getByRole('button', { name: 'From the library' }).click()
    await expect(page.getByRole('button', { name: 'Choose Amina at the gate (2)' })).toBeVisible()
    await pictureTo('Choose', 'Amina at the gate').click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Content has been successfully updated.')).toBeVisible()
    await visitorSees(page, '/about', visitor => photo(visitor, before))

    await page.goto('/admin/pictures')
    await tile('Amina at the gate').click(SLOW)
    const dialog = page.getByRole('dialog', { name: 'Amina at the gate' })
    await expect(dialog.getByRole('link', { name: 'About, Board of Trustees' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
    const refused = await api.delete(`/api/pictures/${before}`)
    expect(await refused.json()).toMatchObject({ code: 'in_use' })
    await expectAccessible(page)

    await dialog.getByRole('button', { name: 'Replace it everywhere' }).click()
    await upload(page, 'Choose a picture to upload', 'Amina today', '#b5651e')
    await expect(page.getByText('The picture was replaced in one place.')).toBeVisible(SLOW)
    await expect(tile('Amina today')).toContainText('Used in one place')
    await expect(tile('Amina at the gate')).toBeHidden()
    await expect(page.getByText(/^Deleted pictures/)).toBeVisible()
    const after = await hashOf('Amina today')
    await visitorSees(page, '/about', visitor => photo(visitor, after))
  } finally {
    await api.post(`/api/content/${PLACE}/restore`, { data: { revision: 0 } })
    await api.dispose()
  }
})
