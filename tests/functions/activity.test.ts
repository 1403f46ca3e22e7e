import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { getAccount } from '#contract/account.ts'
import { sendMessage } from '#contract/contact.ts'
import { planSection, shareDraft } from '#contract/content.ts'
import { deleteEvent } from '#contract/events.ts'
import { getMessages } from '#contract/messages.ts'
import { createNotice, deleteNotice } from '#contract/notices.ts'
import { startPasskey } from '#contract/passkeys.ts'
import { deletePicture } from '#contract/pictures.ts'
import { prayerApi } from '#contract/prayerSettings.ts'
import { applyRestore } from '#contract/restore.ts'
import { screensApi } from '#contract/screens.ts'
import { getSettings } from '#contract/settings.ts'
import { saveStart } from '#contract/start.ts'
import { startTwoFactor } from '#contract/twoFactor.ts'
import { uploadImage } from '#contract/uploads.ts'
import type { User } from '#domain/account/user.ts'
import { areaOf } from '#domain/activity/areas.ts'
import { habitsOfCountry } from '#domain/habits/habits.ts'
import { DEFAULT_PUSH_SETTINGS } from '#domain/push/quietHours.ts'
import { SEED_STRUCTURE } from '#domain/structure/seed.ts'
import { activityLog } from '#server/activity/record.ts'
import { readPage } from '#server/storage/log.ts'
import { Authenticator } from '../support/authenticator.ts'
import areas from './areas.json' with { type: 'json' }
import { addAdmin, type Browser, PASSWORD, signedIn } from './browser.ts'
import { anEvent, eventForm } from './eventForms.ts'
import { aNotice } from './notices.ts'
import { testDocument, testPicture } from './pictures.ts'
import { amina, browser, withAmina } from './running.ts'
import { backupFile, lookedAt } from './sentBackup.ts'
import { allEndpoints, ORIGIN, type Send } from './site.ts'
import { type Smtp, startSmtp } from './smtpServer.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

const proof = { currentPassword: PASSWORD }
/** The public half of a key of age. */
const RECIPIENT = 'age1jsq53wzq3y76r9dw0fd6x8g58carw6p3pq5zejyrc4rlan3a6d0q6dxuvu'
let app: TOTP
/** The app's code half a minute later: each is accepted once. */
function nextCode(): string {
  vi.setSystemTime(Date.now() + 30_000)
  return app.generate()
}

/** What each changing endpoint is sent so that it succeeds; a new endpoint needs a line here. */
const CALENDAR =
  'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Tea\r\nDTSTART:20990304T190000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'

const CHANGES: Record<string, (browser: Browser, other: User) => Send | Promise<Send>> = {
  'POST /api/theme': () => ({ body: { theme: 'theme-red' } }),
  'PUT /api/settings': async browser => ({
    body: { ...(await browser.fetchJson(getSettings)).settings, latitude: 40.7 },
  }),
  'PUT /api/account': () => ({
    body: {
      name: 'Amina',
      email: 'amina@example.org',
      bio: '',
      notifications: {
        emailNotifications: true,
        prayerTimeUpdates: true,
        siteProblems: true,
        securityAlerts: true,
      },
    },
  }),
  'POST /api/account/avatar': async () => {
    const body = new FormData()
    body.set('avatar', await testPicture('jpeg'), 'me.jpg')
    return { body }
  },
  'DELETE /api/account/avatar': () => ({}),
  'POST /api/uploads': async () => {
    const body = new FormData()
    body.set('image', await testPicture(), 'eid.png')
    return { body }
  },
  'POST /api/documents': () => {
    const body = new FormData()
    body.set('document', testDocument(), 'form.pdf')
    return { body }
  },
  'PUT /api/pictures/:hash': async browser => ({
    params: { hash: await pictureIn(browser, '#111') },
    body: { name: 'The hall', alt: 'The prayer hall' },
  }),
  'DELETE /api/pictures/:hash': async browser => ({
    params: { hash: await pictureIn(browser, '#222') },
  }),
  'POST /api/pictures/:hash/restore': async browser => {
    const params = { hash: await pictureIn(browser, '#333') }
    await browser.fetchJson(deletePicture, { params })
    return { params }
  },
  'POST /api/pictures/:hash/replace': async browser => ({
    params: { hash: await pictureIn(browser, '#444') },
    body: { by: await pictureIn(browser, '#555') },
  }),
  'POST /api/events': () => ({ body: eventForm() }),
  'PUT /api/events/:id': async browser => ({
    params: { id: await anEvent(browser) },
    body: eventForm({ title: 'Another title' }),
  }),
  'DELETE /api/events/:id': async browser => ({ params: { id: await anEvent(browser) } }),
  'POST /api/events/:id/restore': async browser => {
    const id = await anEvent(browser)
    await browser.fetchJson(deleteEvent, { params: { id } })
    return { params: { id } }
  },
  'POST /api/admin/events': async browser => ({
    body: { changes: [{ id: await anEvent(browser), active: false }] },
  }),
  'POST /api/admin/calendar-import': () => ({
    body: { source: { text: CALENDAR }, uids: ['1'], category: 'social', active: true },
  }),
  'POST /api/admin/notices': () => ({ body: aNotice() }),
  'PUT /api/admin/notices/:id': async browser => ({
    params: await noticeBy(browser),
    body: aNotice({ title: 'Closed until noon' }),
  }),
  'DELETE /api/admin/notices/:id': async browser => ({ params: await noticeBy(browser) }),
  'POST /api/admin/notices/:id/restore': async browser => {
    const params = await noticeBy(browser)
    await browser.fetchJson(deleteNotice, { params })
    return { params }
  },
  'POST /api/passkeys/add': async browser => {
    const { options } = await browser.fetchJson(startPasskey, { body: proof })
    return { body: { credential: new Authenticator(ORIGIN).create(options) } }
  },
  'PUT /api/passkeys/:id': async browser => ({
    params: await ownPasskey(browser),
    body: { name: 'Phone' },
  }),
  'POST /api/passkey-requirement': () => ({ body: { ...proof, isRequired: false } }),
  'POST /api/passkeys/:id/remove': async browser => ({
    params: await ownPasskey(browser),
    body: proof,
  }),
  'POST /api/publishing': () => ({}),
  'POST /api/people': () => ({
    body: { name: 'Celma', email: 'celma@example.org', ...proof },
  }),
  'POST /api/people/:id/reset': (_, { id }) => ({ params: { id }, body: proof }),
  'POST /api/people/:id/sign-out': (_, { id }) => ({ params: { id }, body: proof }),
  'POST /api/people/:id/role': (_, { id }) => ({
    params: { id },
    body: { ...proof, role: 'school' },
  }),
  'POST /api/people/:id/remove': (_, { id }) => ({ params: { id }, body: proof }),
  'PUT /api/prayer-settings': async browser => ({
    body: { settings: (await browser.fetchJson(prayerApi.read)).settings },
  }),
  'POST /api/prayer-settings/restore': async browser => {
    const { settings } = await browser.fetchJson(prayerApi.read)
    for (let save = 0; save < 2; save++) {
      await browser.fetchJson(prayerApi.save, { body: { settings } })
    }
    return { body: { revision: 1 } }
  },
  'PUT /api/admin/push': () => ({ body: DEFAULT_PUSH_SETTINGS }),
  'PUT /api/habits': async () => ({ body: habitsOfCountry('GB') }),
  'POST /api/habits/restore': async () => ({ body: { revision: 0 } }),
  'PUT /api/languages': () => ({ body: { own: 'en', others: ['ar'] } }),
  'POST /api/languages/restore': () => ({ body: { revision: 0 } }),
  'PUT /api/translations/:language': () => ({
    params: { language: 'ar' },
    body: { texts: { 'about/hero-title': { of: ['About'], text: ['عنّا'] } } },
  }),
  'POST /api/translations/:language/restore': () => ({
    params: { language: 'ar' },
    body: { revision: 0 },
  }),
  'PUT /api/screens': async browser => ({
    body: { screens: (await browser.fetchJson(screensApi.read)).screens },
  }),
  'POST /api/screens/restore': async browser => {
    const { screens } = await browser.fetchJson(screensApi.read)
    for (let save = 0; save < 2; save++)
      await browser.fetchJson(screensApi.save, { body: { screens } })
    return { body: { revision: 1 } }
  },
  'PUT /api/structure': () => ({ body: { structure: SEED_STRUCTURE } }),
  'POST /api/structure/restore': () => ({ body: { revision: 0 } }),
  'PUT /api/messages/:id': async browser => ({
    params: await messageFor(browser),
    body: { place: 'answered' },
  }),
  'POST /api/messages/:id/delivery': async browser => {
    mail = await startSmtp()
    browser.site.setEnv({ SMTP_URL: mail.url, MAIL_TO: 'office@example.org' })
    return { params: await messageFor(browser) }
  },
  'POST /api/messages/:id/replies': async browser => {
    mail = await startSmtp()
    browser.site.setEnv({ SMTP_URL: mail.url })
    const body = { id: crypto.randomUUID(), text: 'Yes.', seen: 0 }
    return { params: await messageFor(browser), body }
  },
  'POST /api/content-drafts': () => ({
    body: { pageId: 'about', texts: { 'mission-vision': 'Soon' } },
  }),
  'DELETE /api/content-drafts/:id': async browser => {
    const input = { body: { pageId: 'about', texts: { 'mission-vision': 'Soon' } } }
    const { address } = await browser.fetchJson(shareDraft, input)
    return { params: { id: address.split('draft=')[1] } }
  },
  'PUT /api/khateebs': () => ({
    body: { base: 0, people: [{ name: 'Imam Yusuf', email: '', agreed: false }] },
  }),
  'PUT /api/reply-templates': () => ({ body: { templates: [] } }),
  'POST /api/reply-templates/restore': () => ({ body: { revision: 0 } }),
  'PUT /api/content/:pageId/:sectionId/later': () => ({
    params: { pageId: 'about', sectionId: 'mission-vision' },
    body: { content: 'Later', at: inAnHour() },
  }),
  'DELETE /api/content/:pageId/:sectionId/later': async browser => {
    const params = { pageId: 'about', sectionId: 'mission-vision' }
    await browser.fetchJson(planSection, {
      params,
      body: { content: 'Later', at: inAnHour() },
    })
    return { params }
  },
  'DELETE /api/messages/:id': async browser => ({ params: await messageFor(browser) }),
  'PUT /api/content/:pageId/:sectionId': () => ({
    params: ABOUT,
    body: { content: 'To be good neighbors.' },
  }),
  'POST /api/content/:pageId/:sectionId/restore': () => ({ params: ABOUT, body: { revision: 0 } }),
  'POST /api/two-factor/confirm': async browser => {
    const { uri } = await browser.fetchJson(startTwoFactor, { body: proof })
    app = new TOTP({ secret: Secret.fromBase32(new URL(uri).searchParams.get('secret') ?? '') })
    return { body: { code: app.generate() } }
  },
  'POST /api/two-factor/recovery-codes': () => ({ body: { ...proof, code: nextCode() } }),
  'POST /api/two-factor/disable': () => ({ body: { ...proof, code: nextCode() } }),
  'POST /api/backup': () => ({ body: proof }),
  'PUT /api/offsite-backups': () => ({ body: { ...proof, recipient: RECIPIENT } }),
  'POST /api/restore/apply': async browser => ({
    body: await lookedAt(browser, await backupFile()),
  }),
  'POST /api/restore/undo': async browser => {
    await browser.fetchJson(applyRestore, { body: await lookedAt(browser, await backupFile()) })
    return { body: proof }
  },
  'PUT /api/retention': () => ({ body: { ...proof, logMonths: 12 } }),
  'POST /api/change-password': () => ({ body: { ...proof, newPassword: 'quinces and dates' } }),
  'DELETE /api/sessions/:id': async (browser, other) => {
    const mine = await signedIn(browser.site, { ...other, id: amina.id, sessionVersion: 1 })
    const token = mine.cookies.get('__Host-session')?.split('.')[1] ?? ''
    return { params: { id: JSON.parse(Buffer.from(token, 'base64url').toString()).jti } }
  },
  'DELETE /api/sessions': () => ({ query: { keep: 'current' } }),
  // The first choice also deletes the examples among the events, an entry each.
  'PUT /api/start': async browser => {
    await browser.fetchJson(saveStart, { body: { start: 'helpful' } })
    return { body: { start: 'empty' } }
  },
}

/** A new picture of the library, by its color. */
async function pictureIn(browser: Browser, color: string): Promise<string> {
  const body = new FormData()
  body.set('image', await testPicture('png', color), 'hall.png')
  return (await browser.fetchJson(uploadImage, { body })).image.slice(0, 64)
}

/** A new notice. */
async function noticeBy(browser: Browser): Promise<{ id: string }> {
  return { id: (await browser.fetchJson(createNotice, { body: aNotice() })).notice.id }
}

/** The passkey that an earlier change added. */
async function ownPasskey(browser: Browser): Promise<{ id: string }> {
  const [passkey] = (await browser.fetchJson(getAccount)).passkeys
  if (!passkey) throw new Error('There is no passkey')
  return { id: passkey.id }
}

/** A visitor's message, with a name and an address that must not be in the log. */
async function messageFor(browser: Browser): Promise<{ id: string }> {
  await browser.site.send(sendMessage, {
    body: {
      name: 'Maryam Odeh',
      email: 'maryam@example.net',
      phone: '',
      subject: 'general',
      message: 'Is there room for a stroller?',
      key: crypto.randomUUID(),
    },
  })
  return { id: (await browser.fetchJson(getMessages)).messages[0].id }
}

const ABOUT = { pageId: 'about', sectionId: 'mission-vision' }
const SILENT = [
  // They change nothing of the site: what is sent is checked, and restored by another call.
  'POST /api/restore',
  'POST /api/restore/part',
  'POST /api/restore/preview',
  // A calendar is looked at.
  'POST /api/admin/calendar-preview',
  // They ask another site: calendars.test.ts looks at what they record.
  'POST /api/admin/calendars',
  'POST /api/admin/calendars/:id/read',
  'DELETE /api/admin/calendars/:id',
  // Nothing has changed yet when the secret is shown.
  'POST /api/two-factor/start',
  // Neither does what a passkey signs, and the proof made of it is recorded where it is used.
  'POST /api/passkeys/start',
  'POST /api/passkey-proof/start',
  'POST /api/passkey-proof',
  // A file of the messages changes none of them.
  'POST /api/message-export',
  // The notice that it sends is recorded already.
  'POST /api/admin/push/send',
  // Marking it as read changes nothing for others.
  'DELETE /api/account/notices/:id',
  // Always refused.
  'PUT /api/events',
  'DELETE /api/events',
]

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

/** What the entries of an endpoint are about, by the beginning of its path. */
const AREAS = areas as [string, string][]

let mail: Smtp | undefined
let other: User
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
withAmina(beforeAll, { BUILD_HOOK_URL: 'http://127.0.0.1:9', SITE_URL: ORIGIN })
beforeAll(async () => {
  other = await addAdmin('Bilal')
})
afterAll(async () => {
  await mail?.close()
})

const endpoints = await allEndpoints()
const changing = endpoints.filter(({ access, method }) => !access && method !== 'GET')
const label = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

it('covers every endpoint that changes something', () => {
  expect([...Object.keys(CHANGES), ...SILENT].sort()).toEqual(changing.map(label).sort())
})

it.each(Object.keys(CHANGES))('%s writes one entry with the admin’s name', async name => {
  const endpoint = changing.find(one => label(one) === name)!
  const sent = await CHANGES[name]!(browser, other)
  const before = await readPage(activityLog, 1, 500)
  await browser.fetchJson(endpoint, sent)
  const after = await readPage(activityLog, 1, 500)
  expect(after.total).toBe(before.total + 1)
  const known = new Set(before.entries.map(({ id }) => id))
  const { value } = after.entries.find(({ id }) => !known.has(id))!
  expect(value.who).toBe('Amina')
  const area = AREAS.find(([path]) => endpoint.path.startsWith(path))?.[1] ?? 'settings'
  expect(areaOf(value)).toBe(area)
  expect(JSON.stringify(value)).not.toMatch(/@|192\.0\.2|Maryam|stroller/)
})
