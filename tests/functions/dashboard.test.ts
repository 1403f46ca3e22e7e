import { beforeEach, expect, it, vi } from 'vitest'
import { getDashboard } from '#contract/dashboard.ts'
import { createNotice } from '#contract/notices.ts'
import type { Role } from '#domain/account/roles.ts'
import { countInbox } from '#server/contact/inbox.ts'
import { read, update } from '#server/storage/documents.ts'
import { prayerSettingsDocument } from '#server/storage/prayerSettings.ts'
import { screensDocument, seenScreensDocument } from '#server/storage/screens.ts'
import { addAdmin, signedIn } from './browser.ts'
import { aNotice } from './notices.ts'
import { browser, lines, site, withAmina } from './running.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

vi.mock('#server/contact/inbox.ts', async original => {
  const inbox = await original<typeof import('#server/contact/inbox.ts')>()
  return { ...inbox, countInbox: vi.fn(inbox.countInbox) }
})

withAmina(beforeEach)

it.each<[Role, string[]]>([
  [
    'admin',
    [
      ...['activity', 'events', 'health', 'messages', 'notices', 'prayer', 'publishing', 'setup'],
      ...['silentScreens', 'translations'],
    ],
  ],
  [
    'editor',
    [
      ...['activity', 'events', 'messages', 'notices', 'publishing', 'silentScreens'],
      'translations',
    ],
  ],
  ['timekeeper', ['activity', 'notices', 'prayer', 'publishing', 'silentScreens']],
])('has for the role %s the parts that it may read', async (role, parts) => {
  const bilal = await signedIn(site, await addAdmin('Bilal', { role }))
  const all = await bilal.fetchJson(getDashboard)
  expect(Object.keys(all).sort()).toEqual([...parts].sort())
  expect(Object.values<object>(all).every(part => 'value' in part)).toBe(true)
})

it('has what is left to set up on a new site', async () => {
  const { setup } = await browser.fetchJson(getDashboard)
  expect(setup).toMatchObject({
    value: {
      steps: expect.arrayContaining([
        expect.objectContaining({ title: 'Where the mosque is', isDone: false }),
      ]),
      examples: expect.arrayContaining([{ name: 'Address', at: '/admin/settings/general' }]),
    },
  })
})

it('has what ends soon, what comes, and the notices in force', async () => {
  vi.setSystemTime(new Date('2026-12-01T17:00:00Z'))
  const bilal = await signedIn(site, await addAdmin('Bilal'))
  await update(prayerSettingsDocument, ({ value }) => ({
    ...value,
    iqama: {
      ...value.iqama,
      isha: [
        { until: '2026-12-05', rule: { kind: 'fixed' as const, time: '19:30' } },
        {
          from: '2026-12-06',
          until: '2026-12-10',
          rule: { kind: 'fixed' as const, time: '20:00' },
        },
      ],
    },
  }))
  const notice = aNotice()
  await bilal.fetchJson(createNotice, { body: notice })
  const { prayer, notices } = await bilal.fetchJson(getDashboard)
  expect(prayer).toMatchObject({
    value: {
      tasks: [
        {
          lines: ['The iqama of Isha has no rule from December 11, 2026 on.'],
          href: '/admin/prayer-times',
          label: 'Open prayer times',
        },
      ],
      coming: expect.arrayContaining([
        { date: '2026-12-06', text: 'Isha iqama at 8:00 PM', href: '/admin/prayer-times' },
      ]),
      asksForMoon: false,
    },
  })
  expect(notices).toMatchObject({ value: [{ text: expect.stringContaining(notice.title) }] })
})

it('lists the screens that are silent', async () => {
  const { screens } = (await read(screensDocument)).value
  const id = screens[0]?.id ?? ''
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  await update(seenScreensDocument, () => ({ seen: { [id]: yesterday } }))
  const { silentScreens } = await browser.fetchJson(getDashboard)
  expect(silentScreens).toMatchObject({ value: [{ id, seenAt: yesterday }] })
})

it('has the other parts where one fails, and logs why', async () => {
  vi.mocked(countInbox).mockRejectedValueOnce(new Error('Storage is away.'))
  const all = await browser.fetchJson(getDashboard)
  expect(all.messages).toEqual({ failure: 'The messages could not be counted.' })
  expect(all.prayer).toMatchObject({ value: { asksForMoon: expect.any(Boolean) } })
  expect(lines.join()).toContain('part of the dashboard failed')
})
