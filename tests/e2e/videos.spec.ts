import type { Page } from 'playwright/test'
import type { VideosResponse } from '#contract/videos.ts'
import type { Video } from '#domain/videos/videos.ts'
import { expect, test } from './site.ts'
import { expectAccessible } from './sound.ts'

const video = (index: number, more: Partial<Video> = {}): Video => ({
  videoId: `video-${String(index).padStart(5, '0')}`,
  title: `Khutbah ${index}`,
  thumbnail: `/api/posters/video-${String(index).padStart(5, '0')}`,
  isLive: false,
  publishedAt: '2026-11-20T18:30:00Z',
  ...more,
})
const videos = (others: number, featured: Partial<Video> = {}): VideosResponse => ({
  featuredVideo: video(0, featured),
  otherVideos: Array.from({ length: others }, (_, index) => video(index + 1)),
  updatedAt: '2026-11-21T17:00:00Z',
})

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>'

/** Mocks the API's videos and every request to another host; returns the other hosts. */
async function mockVideos(page: Page, result: () => VideosResponse | number): Promise<Set<string>> {
  const others = new Set<string>()
  await page.route('**/*', (route, request) => {
    const address = new URL(request.url())
    if (address.hostname !== 'localhost') {
      others.add(address.hostname)
      return route.fulfill({ contentType: 'text/html', body: '<title>player</title>A player' })
    }
    if (address.pathname.startsWith('/api/posters/')) {
      return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
    }
    if (address.pathname !== '/api/youtube') return route.fallback()
    const now = result()
    return typeof now === 'number'
      ? route.fulfill({
          status: now,
          json: { success: false, error: 'Failed to fetch YouTube videos.' },
        })
      : route.fulfill({ json: now })
  })
  return others
}

test('videos are found, paged and played by the keyboard alone', async ({ page }) => {
  test.setTimeout(60_000)
  let result: VideosResponse = videos(20, { isLive: true, title: 'This Friday' })
  const others = await mockVideos(page, () => result)
  await page.goto('/videos')
  await expect(page.getByRole('heading', { name: 'Live Now: This Friday' })).toBeVisible()
  const cards = page.getByRole('region', { name: 'More videos' }).getByRole('listitem')
  await expect(cards).toHaveCount(9)
  await expect(page.getByText('Page 1 of 3')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(cards.first()).toContainText('November 20, 2026')
  await expectAccessible(page)

  const next = page.getByRole('button', { name: 'Next' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.getByRole('heading', { name: 'More videos' })).toBeFocused()
  await expect(cards.first()).toContainText('Khutbah 10')
  await next.press('Enter')
  await expect(cards).toHaveCount(2)
  await expect(next).toBeDisabled()
  await page.goBack()
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  await expect(cards.first()).toContainText('Khutbah 10')

  expect([...others]).toEqual([])
  await page.getByRole('link', { name: 'Play: Khutbah 10' }).focus()
  await page.keyboard.press('Enter')
  const player = page.locator('iframe[title="Khutbah 10"]')
  await expect(player).toBeFocused()
  await expect(player.contentFrame().getByText('A player')).toBeVisible()
  expect([...others]).toEqual(['www.youtube-nocookie.com'])

  await page.getByRole('link', { name: 'Play: This Friday' }).press('Enter')
  await expect(page.locator('iframe[title="This Friday"]')).toBeFocused()
  await expect(player).toHaveCount(0)

  result = videos(3)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Featured: Khutbah 0' })).toBeVisible()
  await expect(cards).toHaveCount(3)
  await expect(page.getByText(/^Page \d/)).toBeHidden()
})

test('home shows the latest video without requests to another host', async ({ page }) => {
  const others = await mockVideos(page, () => videos(3, { isLive: true }))
  await page.goto('/')
  const section = page.getByRole('region', { name: 'Khutbah 0' })
  await expect(section).toContainText('Live now')
  await section.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect([...others]).toEqual([])
  await section.getByRole('link', { name: /Watch it/ }).click()
  await expect(page.getByRole('heading', { name: 'Live Now: Khutbah 0' })).toBeVisible()
})

test('the videos page shows an error, and recovers with the next response', async ({
  page,
  complaints,
}) => {
  complaints.allow(/502/)
  let result: VideosResponse | number = 502
  let respond: (() => void) | undefined
  await mockVideos(page, () => result)
  await page.route('**/api/youtube', async route => {
    await new Promise<void>(resolve => {
      respond = resolve
    })
    await route.fallback()
  })
  await page.clock.install()
  await page.goto('/videos')
  await expect(page.getByText('Loading...')).toBeVisible()
  const letRespond = async () => {
    await expect.poll(() => respond).toBeDefined()
    respond?.()
    respond = undefined
  }
  await letRespond()
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch YouTube videos.')
  await expect(page.getByRole('heading', { name: 'Featured: Unable to load video' })).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'More videos' })).toHaveCount(0)
  await expectAccessible(page)

  result = videos(1)
  await page.route('**/api/posters/video-00001*', route => route.fulfill({ status: 502 }))
  await page.clock.runFor(61_000)
  await letRespond()
  await expect(page.getByRole('heading', { name: 'Featured: Khutbah 0' })).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: 'Khutbah 1' })
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('img')).toHaveAttribute('src', '/art/video.svg')
  await expect(page.getByRole('alert')).toBeHidden()
})
