import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_LOCALE, setLocale } from '#locale/locale.ts'
import { attentionTask } from '#server/attention/task.ts'
import { followHabits } from '#server/http/followHabits.ts'
import { attentionDocument } from '#server/storage/attention.ts'
import { forgetDocuments, update } from '#server/storage/documents.ts'
import { languagesDocument } from '#server/storage/languages.ts'
import { prayerSettingsDocument } from '#server/storage/prayerSettings.ts'
import { themeDocument } from '#server/storage/theme.ts'
import { addAdmin } from './browser.ts'
import { mail, site, withMail, withSite } from './running.ts'

withMail(beforeEach)
withSite(beforeEach, () => ({
  SMTP_URL: mail.url,
  SITE_URL: 'https://masjid.example',
  SITE_NOW: '2026-12-25T17:00:00Z',
}))
beforeEach(async () => {
  const wants = { emailNotifications: false, prayerTimeUpdates: false, securityAlerts: false }
  await addAdmin('Amina', { notifications: { ...wants, siteProblems: true } })
  await addAdmin('Bilal', { notifications: { ...wants, siteProblems: false } })
  await addAdmin('Invited', { passwordHash: null })
})

afterEach(() => setLocale(DEFAULT_LOCALE))

const START = Date.now()
const runAfter = (hours: number) =>
  attentionTask.run(new Date(START + hours * 3_600_000), new AbortController().signal)
const endJumuah = () =>
  update(prayerSettingsDocument, ({ value }) => ({
    ...value,
    jumuah: [{ until: '2026-12-31', slots: [{ time: '13:30' }] }],
  }))

it('is mailed to admins who want it, once a day, when something is new', async () => {
  await runAfter(0)
  expect(mail.received).toEqual([])
  await endJumuah()
  await runAfter(1)
  expect(mail.received).toEqual([])
  await runAfter(24)
  expect(mail.received.map(({ to }) => to)).toEqual([['amina@example.org']])
  const [{ text, head }] = mail.received as [(typeof mail.received)[number]]
  // Nobody has named the site yet.
  expect(head.subject).toBe('masjid.example: one thing to look at')
  expect(head['auto-submitted']).toBe('auto-generated')
  expect(text).toContain("- Jumu'ah has no time from January 1, 2027 on.")
  expect(text).toContain('https://masjid.example/admin/prayer-times')
  await runAfter(48)
  expect(mail.received).toHaveLength(1)
})

it('is mailed in the panel’s words where it has the site’s language, else in English', async () => {
  await endJumuah()
  const mailIn = async (own: string) => {
    await update(languagesDocument, () => ({ own, others: [] }))
    await followHabits({ isNew: true })
    await update(attentionDocument, () => ({ checkedAt: '', mailedAt: '', mailed: {} }))
    await runAfter(0)
    return mail.received.at(-1)
  }
  const french = await mailIn('fr')
  expect(french?.head).toMatchObject({ 'content-language': 'fr' })
  expect(french?.head.subject).toMatch(/\u00a0: un point à regarder$/)
  expect(french?.text).toContain('- La Joumou’a n’a pas d’horaire à partir du 1er janvier 2027.')
  expect(french?.text).not.toMatch(/\b(?:the|you|site asks|mail once)\b/)
  const arabic = await mailIn('ar')
  expect(arabic?.head).toMatchObject({ 'content-language': 'en' })
  expect(arabic?.text).toContain("- Jumu'ah has no time from January 1, 2027 on.")
})

it('is mailed about failed saves within the hour, once, although it cannot be recorded', async () => {
  site.setEnv({ STORAGE_FOLDER: site.dataDir })
  await runAfter(0)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (async (input: string, init: RequestInit = {}) =>
    /^put$/i.test(init.method ?? '')
      ? new Response(null, { status: 403 })
      : fetch(input, init)) as typeof globalThis.fetch)
  await update(themeDocument, () => ({ theme: 'theme-red' })).catch(() => {})
  for (const hours of [1, 2, 20]) await runAfter(hours)
  expect(mail.received).toHaveLength(1)
  expect(mail.received[0]?.text).toMatch(
    /Changes and visitors’ messages cannot be saved\. It first failed: \w+day, \w+ \d+, \d{4}/,
  )
})

it('is mailed to the admins known from before when storage cannot be read', async () => {
  site.setEnv({ STORAGE_FOLDER: site.dataDir })
  await runAfter(100)
  forgetDocuments()
  vi.stubGlobal('fetch', (async () => new Response(null, { status: 403 })) as typeof fetch)
  await runAfter(124)
  expect(mail.received.map(({ to }) => to)).toEqual([['amina@example.org']])
  expect(mail.received[0]?.text).toContain('What is stored cannot be read.')
})
