import type { APIRequestContext, Page } from 'playwright/test'
import type { EventResponse } from '#contract/events.ts'
import { firstAccount, signedInRequest } from './adminAccount.ts'
import { changeNewer } from './newer.ts'
import { expect, test, watchLayoutShifts } from './site.ts'
import { expectAccessibleInBoth, expectToFit } from './sound.ts'
import { ONE_CHECK, reopenUntil } from './visitor.ts'

const AT = 'at=2026-11-21T12:00'
const cards = (page: Page) => page.locator('.events-group').getByRole('article')
const day = (page: Page, name: RegExp) => page.getByRole('gridcell').getByRole('button', { name })
const chosen = (page: Page) => page.getByRole('region', { name: 'Selected day' })

/** Opens the list and waits until it works: only then are days seen from today. */
async function openList(page: Page, query = '') {
  await page.goto(`/events?${AT}${query}`)
  await expect(
    cards(page)
      .getByText(/^(Today|Tomorrow|This|Next) /)
      .first(),
  ).toBeVisible()
}

test('the event list of a page that was built days ago is grouped again without a shift', async ({
  page,
}) => {
  // The page is of a Saturday with one event left; on Monday afternoon the next is on Wednesday.
  await page.clock.setFixedTime('2026-11-23T19:00:00Z')
  await page.setViewportSize({ width: 390, height: 900 })
  const moved = await watchLayoutShifts(page)
  await page.goto('/events')
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Later' })).toBeVisible()
  expect(await moved()).toEqual([])
})

test('the event list searches, filters and keeps both in the address', async ({ page }) => {
  const moved = await watchLayoutShifts(page)
  await page.goto('/events')
  await expect(
    cards(page)
      .getByText(/^(Today|Tomorrow|This|Next) /)
      .first(),
  ).toBeVisible()
  expect(await moved()).toEqual([])
  await openList(page)
  await expect(cards(page).first()).toContainText('Youth night')
  await expect(cards(page).first()).toContainText('Today, November 21')
  await expect(cards(page).first()).toContainText('6:30 PM – 9:00 PM')
  await expect(cards(page).first()).toContainText('Recurring')

  await page.getByPlaceholder('Search events...').fill('BASKETBALL')
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(/[?&]q=BASKETBALL/)
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
  await page.getByPlaceholder('Search events...').fill('')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Charity')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Food pantry packing')
  await page.getByPlaceholder('Search events...').fill('zzz')
  await expect(page.getByRole('heading', { name: 'No events found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible()
  await expect(page.getByRole('search').getByRole('status')).toHaveText('0 events')

  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('')
  await expect(cards(page).nth(1)).toBeVisible()
})

test('the event list keeps what is typed and chosen before its scripts are there', async ({
  page,
}) => {
  const late = Promise.withResolvers<void>()
  await page.route(/_astro\/(?!first\.).*\.js$/, async route => {
    await late.promise
    await route.continue()
  })
  // Somebody types on between the first look at the fields and React's taking them over.
  await page.addInitScript(() => {
    const all = document.querySelectorAll.bind(document)
    let isFirst = true
    const querySelectorAll = (selectors: string) => {
      const found = all<HTMLInputElement>(selectors)
      if (isFirst && selectors === '.events-toolbar .input') {
        isFirst = false
        queueMicrotask(() => {
          if (found[0]) found[0].value = 'pantry'
        })
      }
      return found
    }
    Object.assign(document, { querySelectorAll })
  })
  await page.goto(`/events?${AT}`, { waitUntil: 'commit' })
  await page.getByPlaceholder('Search events...').fill('pan')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Charity')
  late.resolve()
  await expect(page).toHaveURL(/[?&]q=pantry/)
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByPlaceholder('Search events...')).toHaveValue('pantry')
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('charity')
})

test('a view that is tapped before the scripts are there is shown', async ({ page }) => {
  const scripts = /EventsBrowser.*\.js$/
  let isHeld = true
  await page.route(scripts, route => (isHeld ? undefined : route.continue()))
  const asked = page.waitForRequest(scripts)
  await page.goto('/events', { waitUntil: 'commit' })
  await asked
  isHeld = false
  await page.getByRole('button', { name: 'Calendar View' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
})

test('the month view is used by mouse and keyboard', async ({ page }) => {
  await openList(page)
  await page.getByRole('button', { name: 'Calendar View' }).click()
  await expect(page).toHaveURL(/view=calendar/)
  await expect(page.getByRole('grid', { name: 'November 2026' })).toBeVisible()
  await expect(page.locator('[aria-current="date"]')).toHaveAccessibleName(
    /^Today, Saturday, November 21 10:30 AM .+ 6:30 PM Youth night$/,
  )
  await day(page, /^Friday, November 27/).click()
  await expect(chosen(page)).toContainText('Events on Friday, November 27')
  await expect(chosen(page)).toContainText('Friday family halaqa')
  await expect(chosen(page)).toContainText('7:45 PM – 9:00 PM')
  await expect(chosen(page)).toContainText('Main hall')
  await day(page, /^Tuesday, November 24/).click()
  await expect(chosen(page)).toContainText('No events on this day.')
  await expect(page.getByRole('list', { name: 'Categories' }).getByRole('listitem')).toHaveCount(7)

  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible()
  await expect(page).toHaveURL(/month=2026-12/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(chosen(page)).toContainText(/December/)
  await page.reload()
  await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('grid', { name: 'November 2026' })).toBeVisible()
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true })

  test('the month view shows when its events start, and lists the tapped day', async ({ page }) => {
    await page.goto(`/events?${AT}&view=calendar`)
    await expect(page.locator('[aria-current="date"]')).toBeVisible()
    await expectToFit(page)
    const friday = day(page, /^Friday, November 27/)
    const { width = 0, height = 0 } = (await friday.boundingBox()) ?? {}
    expect(width).toBeGreaterThanOrEqual(44)
    expect(height).toBeGreaterThanOrEqual(100)
    // A phone's cell has the start alone, in figures that can be read; its name has all.
    await expect(friday).toHaveAccessibleName(/7:45 PM Friday family halaqa/)
    const entry = friday.locator('.calendar-entry').first()
    await expect(entry.locator('.calendar-time')).toHaveCSS('font-size', '12px')
    const chip = await entry.boundingBox()
    expect(chip?.width).toBeGreaterThan(36)
    expect(chip?.height).toBeLessThan(24)
    await friday.tap()
    await expect(chosen(page)).toContainText('Friday family halaqa')
    await page.getByRole('button', { name: 'Next month' }).tap()
    await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible()
  })
})

test('an event has a page to read, to share and to add to a calendar', async ({ page }) => {
  await openList(page)
  await cards(page).getByRole('link', { name: 'Friday family halaqa' }).click()
  await expect(page).toHaveURL(/\/events\/friday-family-halaqa-\w+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Friday family halaqa')
  await expect(page.getByRole('heading', { name: 'Every Friday' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    /recur=RRULE%3AFREQ%3DWEEKLY/,
  )
  const file = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  const calendar = await page.request.get(file ?? '')
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toContain('SUMMARY:Friday family halaqa')
  const data = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Event', name: 'Friday family halaqa' })

  // Rendered some days before, and read during the halaqa.
  await expect(page.getByText('On now')).toBeHidden()
  await page.clock.setFixedTime('2026-11-28T01:00:00Z')
  await page.reload()
  await expect(page.getByText('Today, November 27')).toBeVisible()
  await expect(page.getByText('On now')).toBeVisible()
})

test('events and prayers can be followed in a calendar', async ({ page }) => {
  await page.goto('/events')
  await expect(page.getByRole('link', { name: 'Apple, Outlook' })).toHaveAttribute(
    'href',
    /^webcal:\/\/[^/]+\/events\.ics$/,
  )
  await page.goto('/prayer-times')
  await page.getByRole('checkbox', { name: 'Fajr' }).uncheck()
  await page.getByRole('radio', { name: 'Both' }).check()
  const link = page.getByRole('link', { name: 'Apple, Outlook' })
  await expect(link).toHaveAttribute('href', /\?prayers=dhuhr,asr,maghrib,isha,jumuah&times=both$/)
  const address = await link.getAttribute('href')
  const calendar = await page.request.get((address ?? '').replace('webcal:', 'http:'))
  expect(await calendar.text()).not.toContain('Fajr')
})

test.describe('an admin’s change of an event', () => {
  let api: APIRequestContext
  let id = ''
  test.beforeAll(async ({ baseURL }) => {
    api = await signedInRequest(baseURL, firstAccount())
  })
  test.afterAll(async () => {
    if (id) await api.delete(`/api/events/${id}`)
    await api.dispose()
  })

  test('is on an open page after a reload, and has its page without a rebuild', async ({
    page,
    complaints,
  }) => {
    // The site's day, on which the event is to come.
    await page.clock.setFixedTime('2026-11-21T17:00:00Z')
    // Some words are wider than a phone.
    const title = `Lantern evening ${crypto.randomUUID().replaceAll('-', '')}`
    const list = `/events?q=${encodeURIComponent(title)}`
    await page.goto(list)
    await expect(page.getByRole('heading', { name: 'No events found' })).toBeVisible()
    const created = await api.post('/api/events', {
      multipart: {
        title,
        description: `We light three hundred: https://example.org/${'lantern'.repeat(12)}`,
        date: '2026-12-19',
        startTime: '17:00',
        endTime: '19:00',
        location: 'Courtyard',
        category: 'social',
        image: '',
        moreInfoUrl: '',
      },
    })
    const { event } = (await created.json()) as { event: { id: string } }
    id = event.id
    await reopenUntil(page, list, () =>
      expect(cards(page)).toHaveText([/Saturday, December 19/], ONE_CHECK),
    )
    await expectToFit(page, 320)
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(`${title} · Mercy Islamic Center`)
    await expect(page.getByText('5:00 PM – 7:00 PM')).toBeVisible()
    await expectToFit(page)
    await page.waitForLoadState('networkidle')
    const data = await page.locator('script[type="application/ld+json"]').first().textContent()
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Event', name: title })

    await api.delete(`/api/events/${id}`)
    complaints.allow(/status of 410/)
    await reopenUntil(page, page.url(), () =>
      expect(page.getByRole('heading', { level: 1 })).toContainText(
        'taken off the calendar',
        ONE_CHECK,
      ),
    )
    expect((await page.request.get('/events/no-such-event')).status()).toBe(404)
  })
})

test('list, month and event page are accessible in light and dark', async ({ page }) => {
  test.setTimeout(90_000)
  await openList(page)
  await expectAccessibleInBoth(page)
  await page.getByRole('button', { name: 'Calendar View' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.getByRole('button', { name: 'List View' }).click()
  await cards(page).getByRole('link').first().click()
  await expect(page.getByRole('link', { name: 'All events' })).toBeVisible()
  await expectAccessibleInBoth(page)
})

test.describe('without scripts and without functions', () => {
  test.use({ javaScriptEnabled: false })

  test('the events pages work', async ({ page }) => {
    await page.goto('/events')
    await expect(page.getByRole('heading', { name: 'Friday family halaqa' })).toBeVisible()
    await expect(page.getByText('Every Friday')).toBeVisible()
    await expect(page.getByPlaceholder('Search events...')).toBeHidden()
  })
})

test('home shows an earlier event that is newer than the build first', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-21T17:00:00Z')
  const built = (await (await page.request.get('/api/events')).json()) as EventResponse[]
  const walk = {
    ...(built[0] as EventResponse),
    id: 'walk',
    title: 'Lantern walk',
    recurring: false,
  }
  const events = [{ ...walk, date: '2026-11-21', startTime: '12:30', endTime: '13:30' }, ...built]
  let respond = () => {}
  const released = new Promise<void>(resolve => {
    respond = resolve
  })
  await changeNewer(page, async () => {
    await released
    return { events }
  })
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'Events', exact: true })
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel).toHaveAttribute('data-live')
  respond()
  await expect(carousel.getByText('Lantern walk')).toBeInViewport({ ratio: 1 })
})

test('past events are loaded when somebody looks for them', async ({ page }) => {
  const built = (await (await page.request.get('/api/events')).json()) as EventResponse[]
  const [first] = built as [EventResponse]
  const tea = { ...first, id: 'tea', title: 'Tea of 2024', recurring: false, date: '2024-05-05' }
  await changeNewer(page, () => ({
    events: built.slice(1),
    earlierEvents: { before: '2026-10-01', count: 1, categories: [tea.category] },
  }))
  let requests = 0
  await page.route('**/api/events', route => {
    requests++
    return route.fulfill({ json: [...built, tea] })
  })
  const found = page.getByRole('article').filter({ hasText: 'Tea of 2024' })
  await openList(page)
  await expect(page.getByText('Past events (1)')).toBeVisible()
  expect(requests).toBe(0)
  await page.getByText('Past events (1)').click()
  await expect(found).toBeVisible()
  await expect(page.getByText('Past events (1)')).toBeVisible()
  expect(requests).toBe(1)
  await page.goto(`/events?${AT}&q=tea of 2024`)
  await expect(found).toBeVisible()
  await expect(page.getByText('None of these is still to come.')).toBeVisible()
  await page.goto(`/events?${AT}&view=calendar&month=2024-05`)
  await expect(day(page, /Tea of 2024/)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('home lists the week: today marked, what is special said, one tap to an event', async ({
    page,
  }) => {
    const built = (await (await page.request.get('/api/events')).json()) as EventResponse[]
    const halaqa = built.find(({ title }) => title === 'Friday family halaqa') as EventResponse
    await changeNewer(page, async () => ({
      events: [
        ...built.map(event =>
          event.id === halaqa.id ? { ...event, skipped: ['2026-11-27'] } : event,
        ),
        { ...halaqa, id: 'moved', recurring: false, date: '2026-11-26', startTime: '19:00' },
      ],
    }))
    await page.goto('/?at=2026-11-21T17:00')
    await page.getByRole('heading', { name: 'This week' }).scrollIntoViewIfNeeded()
    const week = page.getByRole('region', { name: 'This week' })
    const day = (name: string) =>
      week.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expect(day('Today Nov 21')).toContainText(/6:30 PM.*Youth night.*Court and youth room/)
    await expect(day('Thu Nov 26')).toContainText(/7:00 PM.*Friday family halaqa Moved from Friday/)
    await expect(day('Fri Nov 27')).toContainText(/1:15 PM.*Jumu'ah.*khutbah, also 1:55 PM/)
    await expect(day('Fri Nov 27')).not.toContainText('halaqa')
    await expectToFit(page)
    await week.getByRole('link', { name: 'Youth night' }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Youth night')
  })
})

test('events are grouped, a skipped week is said, and a flyer opens in a dialog', async ({
  page,
}) => {
  const built = (await (await page.request.get('/api/events')).json()) as EventResponse[]
  const halaqa = built.find(({ title }) => title === 'Friday family halaqa') as EventResponse
  const sale = { ...halaqa, id: 'sale', title: 'Bake sale', recurring: false, date: '2026-11-22' }
  await changeNewer(page, async () => ({
    events: [
      ...built.filter(({ id }) => id !== halaqa.id),
      { ...halaqa, skipped: ['2026-11-27'] },
      { ...sale, image: '/favicon.svg' },
    ],
  }))
  await openList(page)
  const group = (name: string) =>
    page.locator('.events-group').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(group('Today').getByRole('article').first()).toContainText('Youth night')
  await expect(group('This week')).toContainText('One time only')
  await expect(
    group('Later').getByRole('article').filter({ hasText: 'Friday family halaqa' }),
  ).toContainText('Not this Friday')

  const flyer = page.getByRole('button', { name: 'Enlarge the picture of Bake sale' })
  await flyer.press('Enter')
  const large = page.getByRole('dialog', { name: 'Bake sale' })
  await expect(large).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(large.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(flyer).toBeFocused()
})
