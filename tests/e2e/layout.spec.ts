import type { Page } from 'playwright/test'
import { changeNewer, newerContent } from './newer.ts'
import { expect, scriptsHaveRun, test } from './site.ts'
import { expectToFit } from './sound.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

test.describe('on a desktop', () => {
  test.use({ viewport: desktop })

  test('the header names the page, has a skip link and turns solid on scroll', async ({ page }) => {
    await page.goto('/prayer-times')
    await expect(page).toHaveTitle('Prayer Times · Mercy Islamic Center')
    await page.goto('/?at=2027-05-05T12:00')
    await expect(page).toHaveTitle('Mercy Islamic Center')
    await test.step('after 10 px of scrolling it is solid', async () => {
      const header = page.locator('[data-masthead]')
      await page.mouse.wheel(0, 10)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(10)
      await page.waitForTimeout(200)
      await expect(header).not.toHaveAttribute('data-solid')
      await page.mouse.wheel(0, 1)
      await expect(header).toHaveAttribute('data-solid')
    })
    await test.step('the first Tab leads to the content', async () => {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('#content')).toBeFocused()
    })
    await test.step('the footer has the services and this year', async () => {
      const footer = page.getByRole('contentinfo')
      for (const service of [
        'Daily Prayers',
        'Jummah Prayer',
        'Quran Classes',
        'Islamic Studies',
        'Community Events',
        'Counseling Services',
      ]) {
        await expect(footer.getByText(service)).toBeVisible()
      }
      await expect(footer).toContainText('© 2027')
    })
  })

  test('every link of the navigation works, by keyboard too', async ({ page }) => {
    await page.goto('/')
    // Its keys besides Enter are a script's.
    await scriptsHaveRun(page)
    const nav = page.getByRole('navigation', { name: 'Main' })
    const links = 'Home,Prayer Times,Events,School,About,Contact'.split(',')
    for (const name of links) {
      await expect(nav.getByRole('link', { name, exact: true })).toBeVisible()
    }
    for (const [group, links] of [
      ['Services', ['Nikah', 'Explore Islam']],
      ['Community', ['Sisters', 'Youth', 'Volunteer', 'Videos', 'Masjid Donate']],
    ] as const) {
      const button = nav.locator('summary').filter({ hasText: group })
      await button.focus()
      await page.keyboard.press('Enter')
      for (const link of links) {
        await expect(nav.getByRole('link', { name: link, exact: true })).toBeVisible()
      }
      await page.keyboard.press('Escape')
      await expect(nav.getByRole('link', { name: links[0], exact: true })).toBeHidden()
      await expect(button).toBeFocused()
    }
  })

  test('Admin and Logout appear for a signed-in user alone', async ({ page, complaints }) => {
    complaints.allow(/status of 4\d\d/)
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
    const user = { id: '1', email: 'a@example.org', name: 'Admin', role: 'admin' }
    await page.route('**/api/session-status', route =>
      route.fulfill({ json: { success: true, user } }),
    )
    await page.evaluate(stored => localStorage.setItem('user', stored), JSON.stringify(user))
    await page.reload()
    await expect(page.getByRole('link', { name: 'Admin' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled()
    const home = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Logout' }).click()
    await home
    await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  })
})

test.describe('the banner', () => {
  const moves = (page: Page) =>
    page
      .locator('[data-ticker-text]')
      .first()
      .evaluate(async text => {
        const x = () => text.getBoundingClientRect().x
        const before = x()
        await new Promise(resolve => setTimeout(resolve, 400))
        return Math.abs(x() - before) > 1
      })

  test('scrolls, stops for pointer, focus and pause button, and rests where motion is reduced', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize(phone)
    await page.goto('/')
    await expect.poll(() => moves(page)).toBe(true)
    const banner = await page.locator('[data-ticker-text]').first().boundingBox()
    await page.mouse.move(200, (banner?.y ?? 0) + 10)
    await expect.poll(() => moves(page)).toBe(false)
    await page.mouse.move(200, 700)
    await expect.poll(() => moves(page)).toBe(true)
    const pause = page.getByRole('button', { name: /pause/i }).first()
    await pause.focus()
    await expect.poll(() => moves(page)).toBe(false)
    await page.keyboard.press('Enter')
    await page.locator('h1').click()
    await page.waitForTimeout(200)
    expect(await moves(page)).toBe(false)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await page.waitForTimeout(500)
    expect(await moves(page)).toBe(false)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the menu opens, keeps the focus and closes by Escape', async ({ page }) => {
    const links = ['facebookLink', 'youtubeLink', 'xlink', 'instagramLink', 'whatsapp-link']
    const href = 'https://example.org/mosque'
    const linked = { content: href, html: `<a href="${href}">${href}</a>` }
    await changeNewer(page, () =>
      newerContent(Object.fromEntries(links.map(id => [`header/${id}`, linked]))),
    )
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Instagram' })).toBeVisible()
    await expect(footer.locator('.footer-group')).toBeVisible()
    for (const width of [360, 375, 390]) {
      await page.setViewportSize({ ...phone, width })
      const height = async () => (await footer.boundingBox())?.height
      // It may not be laid out yet.
      await expect.poll(height, `footer at ${width} px`).toBeLessThanOrEqual(700)
    }
    await scriptsHaveRun(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('main')).toHaveAttribute('inert')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Prayer Times' })).toBeVisible()
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          Boolean(document.activeElement?.closest('dialog')),
      )
      expect(inside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
    await expect(page.getByRole('main')).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the menu opens and closes', async ({ page }) => {
      await page.goto('/')
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(menu.getByRole('link', { name: 'Prayer Times' })).toBeVisible()
      await menu.getByRole('button', { name: 'Close menu' }).click()
      await expect(menu).toBeHidden()
    })
  })

  test('the words and amounts of a table stay whole', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto('/alfirdaous/info')
    for (const text of ['Amount', '$120']) {
      const cell = page.getByRole('table').getByText(text, { exact: true })
      const lines = await cell.evaluate(element => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getClientRects().length
      })
      expect(lines, text).toBe(1)
    }
  })
})

test.describe('the visitor’s theme', () => {
  test('is kept, and applied before the first paint', async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.goto('/')
    await page.locator('summary[aria-label="Display settings"]').click()
    const settings = page.locator('[data-settings] form')
    await settings.getByText('Purple').click()
    await settings.getByText('Easier to read').click()
    await settings.getByText('Dark', { exact: true }).click()
    const html = page.locator('html')
    await expect(html).toHaveClass(/theme-purple/)
    await expect(html).toHaveAttribute('data-font', 'alt')
    await expect(html).toHaveAttribute('data-mode', 'dark')
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
      colorTheme: 'purple',
      fontTheme: 'alt',
      isDarkMode: 'true',
    })

    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return
        ;(globalThis as unknown as { atFirstBody: string }).atFirstBody =
          `${document.documentElement.className} ${document.documentElement.dataset.font} ${document.documentElement.dataset.mode}`
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/prayer-times')
    expect(
      await page.evaluate(() => (globalThis as unknown as { atFirstBody: string }).atFirstBody),
    ).toBe('theme-purple alt dark')
    const fonts = () =>
      page.evaluate(() => [...document.fonts].filter(f => f.status === 'loaded').map(f => f.family))
    await expect.poll(fonts).toContainEqual(expect.stringMatching(/Atkinson Hyperlegible Next/))
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(background).not.toBe('rgb(255, 255, 255)')
  })

  test('ignores invalid values in storage', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('colorTheme', '"><script>')
      localStorage.setItem('fontTheme', 'comic')
      localStorage.setItem('isDarkMode', 'maybe')
      localStorage.setItem('user', '{')
    })
    // The site's own theme is another test's to change.
    await changeNewer(page, () => newerContent({}, 0))
    await page.goto('/')
    await expect(page.locator('html')).toHaveClass(/theme-green/)
    await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  })
})

test('the WhatsApp card is closed for 12 hours, or for good', async ({ page }) => {
  const group = 'https://chat.whatsapp.com/example'
  const changed = {
    'header/whatsapp-link': { content: group, html: `<a href="${group}">${group}</a>` },
  }
  await changeNewer(page, () => newerContent(changed))
  await page.clock.install()
  const card = page.getByRole('complementary', { name: 'Join our WhatsApp group' })
  const invite = card.getByRole('link', { name: 'Join Now' })
  const later = async (time: string) => {
    await page.clock.fastForward(time)
    await page.goto('/calendar')
    await expect(page.locator('[data-group-card] a')).toHaveAttribute('href', group)
    await page.clock.fastForward(5_000)
  }
  await later('01:00')
  await expect(invite).toBeVisible()
  await card.getByRole('button', { name: 'Close' }).click()
  await expect(card).toBeHidden()
  await later('11:59:00')
  await expect(card).toBeHidden()
  await later('02:00')
  await expect(invite).toBeVisible()
  await card.getByRole('button', { name: 'Never show again' }).click()
  await expect(card).toBeHidden()
  await later('23:00:00')
  await expect(card).toBeHidden()

  // With the card out of the way, the next visit says once that the site can be installed.
  const hint = page.getByRole('complementary', { name: 'Prayer times on your home screen' })
  const offer = () =>
    page.evaluate(() => {
      const prompt = async () => document.body.setAttribute('data-prompted', '')
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
    })
  const expectHint = (text: string) =>
    expect(async () => {
      await page.clock.fastForward(5_000)
      await expect(hint).toContainText(text, { timeout: 100 })
    }).toPass()
  const expectNone = async () => {
    await page.clock.fastForward(5_000)
    await expect(hint).toBeHidden()
  }
  await offer()
  await expectNone()
  // On an iPhone, whose browser has no prompt.
  await page.addInitScript(() => Object.assign(navigator, { standalone: false }))
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expectHint('Tap the Share button')
  await hint.getByRole('button', { name: 'Close' }).click()
  await offer()
  await expectNone()
  await page.evaluate(() => localStorage.removeItem('installHint'))
  await offer()
  await expectHint('Opens like an app')
  await hint.getByRole('button', { name: 'Install' }).click()
  await expect(page.locator('[data-prompted]')).toBeVisible()
  await expectNone()
})

test('banner and header are low on any page and day, and wide homes have Jumu’ah in a line', async ({
  page,
}) => {
  await test.step('the drawn classroom is whole at the top on the widest windows', async () => {
    await page.setViewportSize({ width: 2560, height: 1300 })
    await page.goto('/')
    const school = page.locator('main .school')
    await school.scrollIntoViewIfNeeded()
    const [top, drawn] = await Promise.all(
      [school, school.locator('.art')].map(one =>
        one.evaluate(element => element.getBoundingClientRect().top),
      ),
    )
    expect(drawn).toBeCloseTo(top ?? 0)
  })
  for (const [path, at] of [
    ['/', '2026-11-24T12:00'],
    ['/about', '2026-11-27T11:42'],
    ['/alfirdaous', '2027-03-08T20:30'],
  ] as const) {
    await page.goto(`${path}?at=${at}`)
    for (const [width, most] of [
      [320, 96],
      [390, 96],
      [768, 96],
      [1024, 112],
      [1366, 112],
      [1920, 112],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const [banner, header] = await Promise.all(
        ['.banner', '.masthead'].map(part =>
          page.locator(part).evaluate(element => element.getBoundingClientRect().height),
        ),
      )
      expect((banner ?? 0) + (header ?? 0), `${path} at ${width}`).toBeLessThanOrEqual(most)
      // A menu of few letters leaves the name its place.
      if (width >= 1024) {
        await expect(page.locator('.masthead .brand-name')).toHaveCSS('clip-path', 'none')
      }
      await expectToFit(page)
      if (path === '/' && width >= 1366) {
        const cells = page.locator('.is-day .today-jumuah :is(th, td)')
        const tops = await cells.evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
        expect(new Set(tops).size, `Jumu'ah and its times at ${width}`).toBe(1)
      }
    }
  }
})

test('a menu of very many letters leaves the logo its place', async ({ page }) => {
  await page.goto('/about')
  for (const width of [1100, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const gap = await page.locator('.masthead').evaluate(header => {
      header.dataset.crowded = ''
      const words = [...header.querySelectorAll('.main-nav > ul > li')]
      for (const one of words) one.querySelector('a, summary')?.prepend('wwwwww')
      const left = Math.min(...words.map(one => one.getBoundingClientRect().left))
      return left - (header.querySelector('.brand .logo')?.getBoundingClientRect().right ?? 0)
    })
    expect(gap, `${width}`).toBeGreaterThan(0)
  }
})

test('each layout has its own donation link', async ({ page }) => {
  for (const [path, name, address] of [
    ['/calendar', 'Make a Donation', '/donate'],
    ['/alfirdaous/info', 'Donate Today', '/alfirdaous/donate'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('link', { name })).toHaveAttribute(
      'href',
      address,
    )
  }
})
