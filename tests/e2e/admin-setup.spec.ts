import { openPanel, withOwnSite } from './ownSite.ts'
import { expect, test } from './site.ts'
import { expectAccessible, expectToFit } from './sound.ts'

// The maintainer has set up the mail: the site is as new to its owner.
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@example.org' }
withOwnSite({ ...MAIL, MAIL_TO: 'office@example.org' })

const isUncovered = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

test('a new site is set up on a phone, one question a screen, and left halfway', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const page = await openPanel(browser, '/admin', { width: 390 })
  const question = (title: string) => page.getByRole('heading', { level: 1, name: title })
  const goOn = () => page.getByRole('button', { name: /^(Save and )?go on$/i }).click()

  // A question is not left before its answer can be given.
  let load = () => {}
  const held = new Promise<void>(resolve => {
    load = resolve
  })
  await page.route('**/api/admin/settings', async route => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Set up your site' }).click()
  await expect(question('What is your mosque called?')).toBeVisible()
  await goOn()
  load()
  await page.getByLabel('Name of the center').fill('')
  await goOn()
  await expect(page.getByText('The site needs a name.')).toBeVisible()
  await page.getByLabel('Name of the center').fill('Green Lane Masjid')
  await goOn()

  await expect(question('Which country is it in?')).toBeVisible()
  await page.getByLabel('Country').selectOption({ label: 'United Kingdom' })
  // In reach of a thumb, not behind the bar of a phone.
  const end = page.getByRole('button', { name: 'Save and go on' })
  expect(await end.evaluate(isUncovered)).toBe(true)
  await goOn()

  await expect(question('Where is it?')).toBeVisible()
  // The times of another place are nobody's own.
  await goOn()
  await expect(page.getByText('Choose where your mosque is.')).toBeVisible()
  await page.getByLabel('Find your mosque').fill('Birmingham')
  await page.getByRole('button', { name: 'Birmingham, United Kingdom' }).click()
  await expect(page.getByRole('table', { name: /^Birmingham, / })).toBeVisible()
  await goOn()

  await expect(question('How are your times set?')).toBeVisible()
  // The place is saved with Jumu'ah, so a setup that is left before goes on at the place.
  expect(await page.evaluate(() => localStorage.getItem('setup-step'))).toBe('place')
  // The method that a new site begins with is none of the mosque's own until somebody chooses it.
  await goOn()
  await expect(page.getByText('Choose a method.')).toBeVisible()
  await page.getByRole('radio', { name: /Most mosques in your country/ }).check()
  await expect(page.getByLabel('Method', { exact: true })).toHaveValue('MoonsightingCommittee')
  await page.getByRole('radio', { name: /^Round times/ }).check()
  await expectAccessible(page)
  await expectToFit(page)
  await goOn()

  await expect(question('When is Jummah?')).toBeVisible()
  // A khutbah that is emptied in both seasons is none, since it may be left out.
  for (const season of ['winter', 'summer']) await page.getByLabel(`Khutbah in ${season}`).fill('')
  await expect(page.getByLabel('Khutbah', { exact: false })).toHaveValue('')
  // With the prayer's goes that of the khutbah.
  await page
    .getByLabel(/^A different time/)
    .first()
    .uncheck()
  await expect(page.getByLabel(/^A different time/)).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'To correct before saving' })).toHaveCount(0)
  await goOn()
  await expect(question('How do people reach you?')).toBeVisible()
  await page.getByLabel('Phone').fill('0121 496 0000')
  await goOn()
  await expect(question('Where can people give?')).toBeVisible()
  await expect(page.getByRole('option', { name: 'A registered charity' })).toHaveCount(1)
  await expect(page.getByRole('option', { name: '501(c)(3)' })).toHaveCount(0)

  // Left here, it goes on here.
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Go on setting up' }).click()
  await expect(question('Where can people give?')).toBeVisible()
  await page.getByLabel('Donation page address').fill('http://give.example.org')
  await goOn()
  await expect(page.getByText(/must start with https/)).toBeVisible()
  await page.getByLabel('Donation page address').fill('https://give.example.org/green-lane')
  await goOn()

  await expect(question('What does it look like?')).toBeVisible()
  await page.getByText('Drawn building: Dome and minaret').click()
  await page.getByText('Modern hall', { exact: true }).click()
  await goOn()
  await expect(question('What should the pages say at first?')).toBeVisible()
  const { building } = await (await page.request.get('/api/admin/theme')).json()
  expect(building).toBe('hall')
  await goOn()
  await expect(page.getByText('Choose what the pages begin with.')).toBeVisible()
  await page.getByRole('radio', { name: /^Helpful texts/ }).check()
  await expectAccessible(page)
  await expectToFit(page)
  await goOn()
  await expect(question('Do you have a school?')).toBeVisible()
  await page.getByLabel('The mosque has a school').uncheck()
  await goOn()
  await expect(question('What should the site show?')).toBeVisible()
  await expect(page.getByLabel('Nikah')).not.toBeChecked()
  // Every page leads to the prayer times.
  await expect(page.getByLabel('Prayer Times')).toHaveCount(0)
  await page.getByLabel('Videos').uncheck()
  await page.getByLabel('Explore Islam').uncheck()
  await expectAccessible(page)
  await goOn()
  await expect(question('Who else helps?')).toBeVisible()
  // What was an example before the setup is not called one until it is counted again.
  let count = () => {}
  const counted = new Promise<void>(resolve => {
    count = resolve
  })
  await page.route('**/api/dashboard', async route => {
    await counted
    await route.continue()
  })
  await goOn()
  await expect(question('Your site is ready to look at')).toBeVisible()
  const examples = page.getByRole('heading', { name: /^Still examples/ })
  await expect(examples).toHaveCount(0)
  count()
  await expect(examples).toHaveText(/\([1-9]\)/)
  await expect(page.getByRole('link', { name: 'Donation page', exact: true })).toHaveCount(0)

  const { info } = await (await page.request.get('/api/prayertimes')).json()
  const clocks = info.flatMap(
    ({ fajr, isha }: { fajr: { iqama: string }; isha: { iqama: string } }) => [
      fajr.iqama,
      isha.iqama,
    ],
  )
  expect(clocks.filter((clock: string) => !/:(00|15|30|45)$/.test(clock))).toEqual([])
  const { settings } = await (await page.request.get('/api/admin/settings')).json()
  expect(settings).toMatchObject({ latitude: 52.48, longitude: -1.9 })
  const content = await (await page.request.get('/api/content')).json()
  expect(content.header.sections['site-name'].content).toBe('Green Lane Masjid')
  expect(JSON.stringify(content)).not.toMatch(/Mercy Islamic|New York|501|school/i)
  const { structure } = await (await page.request.get('/api/structure')).json()
  expect(structure.sites.school.on).toBe(false)
  await page.context().close()
})
