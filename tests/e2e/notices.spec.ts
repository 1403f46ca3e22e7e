import { MINUTE } from '#domain/time/civil.ts'
import { startPushService } from '../support/pushService.ts'
import { firstAccount, SLOW, signedInContext } from './adminAccount.ts'
import { startOwnSite } from './ownSite.ts'
import { serverIsAt } from './panelClock.ts'
import { expect, test } from './site.ts'
import { countSteps } from './steps.ts'

/** The server's time as well: noon on a Saturday. */
const NOW = new Date('2026-11-21T17:00:00Z')
/** An urgent notice ends tomorrow night, unless somebody says otherwise. */
const PAST_ITS_END = 48 * 60 * MINUTE
const TITLE = 'Water main broken: please make wudu at home'

test('a notice posted on a phone reaches an open home page, a screen and a follower, and ends by itself', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const service = await startPushService('')
  const site = await startOwnSite({ PUSH_SERVICES: service.url })
  const visitors = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
  try {
    const { key } = await (await visitors.request.get('/api/push')).json()
    service.applicationKey = key
    const follower = service.subscribe()
    const followed = await visitors.request.post('/api/push', {
      data: { subscription: follower, topics: ['urgent'] },
    })
    expect(followed.status(), await followed.text()).toBe(200)

    const [home, screen] = [await visitors.newPage(), await visitors.newPage()]
    for (const [page, path] of [
      [home, '/'],
      [screen, '/display'],
    ] as const) {
      await page.clock.install({ time: NOW })
      await page.goto(path)
      await page.waitForLoadState('networkidle')
    }
    const onHome = home.locator('[data-notice-lines]').getByText(TITLE)
    const onScreen = screen.getByText(TITLE).filter({ visible: true }).first()
    await expect(onHome).toBeHidden()
    await expect(onScreen).toBeHidden()

    const phone = await signedInContext(browser, site.url, firstAccount(), {
      ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    })
    const panel = await phone.newPage()
    await serverIsAt(panel, NOW)
    await panel.clock.install({ time: NOW })
    await panel.goto('/admin')
    const { use, fill, expectAtMost } = countSteps(panel)
    await use(panel.getByRole('link', { name: 'Urgent' }))
    await fill(panel.getByLabel('Title'), TITLE)
    await use(panel.getByRole('button', { name: 'Post notice' }))
    await fill(panel.getByLabel('Your password'), firstAccount().password)
    await use(panel.getByRole('button', { name: 'Notify them' }))
    await expect(panel.getByRole('dialog')).toHaveCount(0, SLOW)
    expectAtMost(5, 'Notice')
    await expect(panel.getByText('Followers are notified in a minute.')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Take back' })).toBeVisible()

    await expect.poll(() => service.titles(follower), SLOW).toContain(TITLE)
    expect(service.problems).toEqual([])
    await home.clock.runFor(5 * MINUTE)
    await expect(onHome).toBeVisible()
    // Within a minute; while people pray, a screen shows a small clock and nothing else.
    await expect(async () => {
      await screen.clock.runFor(MINUTE)
      await expect(onScreen).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 60_000 })

    await visitors.route('**/api/**', route => route.abort())
    for (const page of [home, screen]) {
      await page.clock.fastForward(PAST_ITS_END)
      await page.clock.runFor(MINUTE)
    }
    await expect(onHome).toBeHidden()
    await expect(onScreen).toBeHidden()
    await phone.close()
  } finally {
    await visitors.close()
    await site.stop()
    await service.close()
  }
})
