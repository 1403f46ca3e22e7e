import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { beforeEach, expect, it, vi } from 'vitest'
import { getNewer } from '#contract/newer.ts'
import { getRecentActivity } from '#contract/recentActivity.ts'
import {
  applyRestore,
  beginRestore,
  getLastRestore,
  previewRestore,
  RESTORE_PART_BYTES,
  undoRestore,
} from '#contract/restore.ts'
import type { ActivityEntry } from '#domain/activity/activity.ts'
import { SEED_STRUCTURE } from '#domain/structure/seed.ts'
import { activityLog, recordActivity } from '#server/activity/record.ts'
import { stagedFilesTask } from '#server/backup/stagedFiles.ts'
import { messagesTask } from '#server/contact/task.ts'
import { storeTexts } from '#server/content/store.ts'
import { contentDocument } from '#server/storage/content.ts'
import { forgetDocuments, read, update } from '#server/storage/documents.ts'
import { deleteEntry, listEntries, readEntry, writeEntry } from '#server/storage/entries.ts'
import { eventsDocument } from '#server/storage/events.ts'
import { habitsDocument } from '#server/storage/habits.ts'
import { allMessages } from '#server/storage/mailbox.ts'
import { forgetMessage, forgetMessages, storeMessage } from '#server/storage/messages.ts'
import { packLog } from '#server/storage/packLog.ts'
import { publishingDocument } from '#server/storage/publishing.ts'
import { openStore } from '#server/storage/store.ts'
import { structureDocument } from '#server/storage/structure.ts'
import { themeDocument } from '#server/storage/theme.ts'
import { deleteUpload, putUpload } from '#server/storage/uploads.ts'
import { usersDocument } from '#server/storage/users.ts'
import { addAdmin, PASSWORD, signedIn } from './browser.ts'
import { browser, mail, site, withAmina, withMail } from './running.ts'
import { backupFile, lookedAt, permitFor, sendFile } from './sentBackup.ts'

// The platform takes each tag twice in five seconds: more are awaited, which is another test's matter.
vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

const BY = { id: 'x', name: 'Amina' }
const PICTURE = new Uint8Array(50_000).fill(7)
const proof = { currentPassword: PASSWORD }

let zip: Uint8Array<ArrayBuffer>

const message = async (text: string) => {
  const now = new Date()
  const fields = { name: 'Maryam', email: 'maryam@example.net', phone: '', message: text }
  const details = { form: 'contact', subject: 'general', receivedAt: now.toISOString() } as const
  const verdict = { score: 0, reasons: [], quarantined: false }
  const receipt = crypto.randomUUID().replaceAll('-', '')
  return storeMessage({ ...fields, ...details, verdict, mailed: true, receipt }, now, 'inbox')
}
const event = (id: string, title: string) =>
  update(eventsDocument, ({ value, revision }) => {
    const [seed] = value.events
    const saved = { revision: revision + 1, savedAt: new Date().toISOString(), savedBy: 'Amina' }
    const others = value.events.filter(one => one.id !== id)
    return { ...value, events: [...others, { ...seed!, id, title, ...saved }] }
  })

/** Adds a page to those of a new site, and hides that of the sisters where it is the bazaar's. */
const pages = (id: 'cemetery' | 'bazaar') =>
  update(structureDocument, () => ({
    ...SEED_STRUCTURE,
    sites: { ...SEED_STRUCTURE.sites, other: { ...SEED_STRUCTURE.sites.other, name: id } },
    pages: [
      ...SEED_STRUCTURE.pages.map(page =>
        page.id === 'sisters' && id === 'bazaar' ? { ...page, state: 'hidden' as const } : page,
      ),
      {
        id,
        site: 'main' as const,
        address: `/${id}`,
        title: `Our ${id}`,
        state: 'shown' as const,
        blocks: [],
      },
    ],
  }))

const clock = (clock: '12' | '24') => update(habitsDocument, ({ value }) => ({ ...value, clock }))

/** A site with a backup, on which everything was changed since. */
withMail(beforeEach)
withAmina(beforeEach, () => ({ SMTP_URL: mail.url, MAIL_TO: 'office@example.org' }))
beforeEach(async () => {
  mail.setBehavior('refuses')
  forgetMessages()
  await update(themeDocument, () => ({ theme: 'theme-red' }))
  await storeTexts(BY, { 'about/mission-vision': 'Our mission' })
  await event('iftar', 'Iftar')
  await event('lecture', 'Lecture')
  const old = await message('Before the backup')
  const hash = await putUpload('pictures', PICTURE, 'image/png')
  await recordActivity(BY, 'Before the backup')
  await pages('cemetery')
  await clock('24')
  zip = await backupFile()
  await pages('bazaar')
  await clock('12')
  await update(themeDocument, () => ({ theme: 'theme-purple' }))
  await storeTexts(BY, { 'about/mission-vision': 'Spoiled', 'header/phone': '555 0100' })
  await update(eventsDocument, ({ value }) => ({
    ...value,
    events: value.events.filter(({ id }) => id !== 'iftar'),
  }))
  await event('lecture', 'Lecture, moved')
  await event('bazaar', 'Bazaar')
  await forgetMessage(old.id)
  await message('Since the backup')
  await deleteUpload('pictures', hash)
  await recordActivity(BY, 'Since the backup')
  mail.setBehavior('takes')
})

const restore = async (file = zip) =>
  browser.fetchJson(applyRestore, { body: await lookedAt(browser, file) })
/** What the site is now, as far as a restore may change it. */
async function state() {
  forgetDocuments()
  forgetMessages()
  const { sections } = (await read(contentDocument)).value
  return {
    theme: (await read(themeDocument)).value.theme,
    mission: sections['about/mission-vision']?.content,
    phone: sections['header/phone']?.content,
    events: (await read(eventsDocument)).value.events
      .filter(({ id }) => ['iftar', 'lecture', 'bazaar'].includes(id))
      .map(({ title }) => title)
      .sort(),
    messages: (await allMessages()).map(({ message }) => message.message).sort(),
    pictures: (await listEntries(['uploads'])).length,
  }
}
const SPOILED = {
  theme: 'theme-purple',
  mission: 'Spoiled',
  phone: '555 0100',
  events: ['Bazaar', 'Lecture, moved'],
  messages: ['Since the backup'],
  pictures: 0,
}
const RESTORED = {
  theme: 'theme-red',
  mission: 'Our mission',
  phone: undefined,
  events: ['Iftar', 'Lecture'],
  messages: ['Before the backup', 'Since the backup'],
  pictures: 1,
}

it('says what a backup would change, and changes nothing', async () => {
  const key = await permitFor(browser)
  const parts = await sendFile(browser, key, zip)
  expect(parts).toBe(2)
  await openStore('documents').setJSON('notices', { version: 1, value: { notices: 'none' } })
  forgetDocuments()
  const before = site.dump()
  expect(await browser.fetchJson(previewRestore, { body: { permit: key, parts } })).toEqual({
    madeAt: '2026-11-20T12:00:00.000Z',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    texts: [expect.stringContaining(': Phone'), expect.stringContaining(': Mission')],
    events: { back: ['Iftar'], changed: ['Lecture'], gone: ['Bazaar'] },
    pages: { back: ['Our cemetery'], changed: ['Sisters'], gone: ['Our bazaar'] },
    parts: ['structure', 'habits'],
    unreadable: ['notices'],
    theme: 'theme-red',
    pictures: 1,
    messages: 1,
    accounts: true,
  })
  expect(site.dump()).toEqual(before)
})

it('restores what was changed, keeps what came since, and is undone', async () => {
  expect(await state()).toEqual(SPOILED)
  const users = await read(usersDocument)
  const { revision } = await read(contentDocument)
  const publishing = await read(publishingDocument)
  const versions = (await listEntries(['documents'])).map(({ key }) => key)
  expect(await restore()).toMatchObject({
    last: { by: 'Amina', madeAt: '2026-11-20T12:00:00.000Z' },
  })

  expect(await state()).toEqual(RESTORED)
  expect(await read(usersDocument)).toMatchObject({ value: users.value })
  expect((await read(publishingDocument)).value.built).toEqual(publishing.value.built)
  expect((await listEntries(['documents'])).map(({ key }) => key)).toEqual(
    expect.arrayContaining(versions),
  )
  const { content } = await browser.fetchJson(getNewer, { query: { since: revision } })
  expect(content?.changed['about/mission-vision']?.content).toBe('Our mission')
  await messagesTask.run(new Date(), new AbortController().signal)
  expect(mail.received.map(({ text }) => text).join()).not.toContain('Before the backup')
  expect(mail.received.map(({ text }) => text).join()).toContain(
    'restored the website from a backup',
  )
  expect(await listEntries(['staging'])).toEqual([])

  expect((await browser.fetchJson(getLastRestore)).last).toMatchObject({ by: 'Amina' })
  await browser.fetchJson(undoRestore, { body: proof })
  expect(await state()).toEqual(SPOILED)
  expect((await read(contentDocument)).revision).toBeGreaterThan(revision + 1)
  expect((await browser.fetchJson(getLastRestore)).last).toBeNull()
  expect((await browser.fetchJson(undoRestore, { body: proof }, 409)).code).toBe('nothing_to_undo')
})

it('marks the entries of the log that it brings back', async () => {
  for (const { store, key } of await listEntries(['logs'])) await deleteEntry(store, key)
  await recordActivity(BY, 'After the backup')
  await restore()
  const { data } = await browser.fetchJson(getRecentActivity)
  const marks = data.map(({ action, restored }: ActivityEntry) => [action, restored !== undefined])
  expect(marks).toEqual([
    ['Restored a backup of 2026-11-20', false],
    ['After the backup', false],
    ['Before the backup', true],
  ])
})

it('brings back packed months of the log, without a mark on what is still there', async () => {
  const never = new AbortController().signal
  for (let at = 0; at < 50; at++) await recordActivity(BY, `Entry ${at}`)
  await packLog(activityLog, null, never)
  const packed = await backupFile()
  for (const { store, key } of await listEntries(['logs'])) await deleteEntry(store, key)
  for (let at = 0; at < 50; at++) await recordActivity(BY, `Later entry ${at}`)
  await packLog(activityLog, null, never)
  await restore(packed)
  const query = { pageSize: 100 }
  const pages = await Promise.all(
    [1, 2].map(page => browser.fetchJson(getRecentActivity, { query: { ...query, page } })),
  )
  const data: ActivityEntry[] = pages.flatMap(page => page.data)
  const marked = data.filter(({ restored }) => restored !== undefined).map(({ action }) => action)
  expect(marked).toEqual(expect.arrayContaining(['Entry 0', 'Entry 49', 'Before the backup']))
  expect(marked.some(action => action.startsWith('Later'))).toBe(false)
  expect(data.filter(({ action }) => action.startsWith('Later'))).toHaveLength(50)
})

it('gives events that it changes a newer save, so that calendar programs take them over', async () => {
  const saveOf = async (id: string) => {
    const { events } = (await read(eventsDocument)).value
    const { revision = 0, savedAt = null } = events.find(one => one.id === id) ?? {}
    return { revision, savedAt }
  }
  const { events } = (await read(eventsDocument)).value
  const untouched = events[0]?.id ?? ''
  const [before, same] = [await saveOf('lecture'), await saveOf(untouched)]
  await restore()
  const restored = await saveOf('lecture')
  expect(restored.revision).toBeGreaterThan(before.revision)
  expect((restored.savedAt ?? '') > (before.savedAt ?? '')).toBe(true)
  await browser.fetchJson(undoRestore, { body: proof })
  expect((await saveOf('lecture')).revision).toBeGreaterThan(restored.revision)
  expect(await saveOf(untouched)).toEqual(same)
})

it('can be undone, or done again, when it broke off halfway', async () => {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (async (input: string, init: RequestInit) =>
    /^put$/i.test(init?.method ?? '') && String(input).endsWith('/theme')
      ? new Response(null, { status: 403 })
      : fetch(input, init)) as typeof globalThis.fetch)
  const body = await lookedAt(browser, zip)
  const failed = await browser.fetchJson(applyRestore, { body }, 500)
  expect(failed.error).toBe('The restore did not end. Restore the same file again, or undo it.')
  vi.unstubAllGlobals()
  expect(await state()).not.toEqual(SPOILED)
  await browser.fetchJson(undoRestore, { body: proof })
  expect(await state()).toEqual(SPOILED)
  await browser.fetchJson(applyRestore, { body })
  expect(await state()).toEqual(RESTORED)
})

it('removes a document that the backup does not have, and an undo puts it back', async () => {
  await restore(await backupFile(({ key }) => !/(^|\/)theme/.test(key)))
  expect((await state()).theme).toBe('theme-green')
  await browser.fetchJson(undoRestore, { body: proof })
  expect((await state()).theme).toBe('theme-purple')
})

it.each<[string, string, number, (key: string, parts: number) => object | Promise<object>]>([
  ['no permit', 'no_permit', 403, (_, parts) => ({ permit: '', parts })],
  [
    'the permit of another session',
    'no_permit',
    403,
    async (_, parts) => {
      const other = await signedIn(site, await addAdmin('Bilal'))
      const { permit } = await other.fetchJson(beginRestore, { body: proof })
      return { permit, parts }
    },
  ],
  [
    'a file of which a part is missing',
    'damaged',
    400,
    (permit, parts) => ({ permit, parts: parts + 1 }),
  ],
  [
    'a damaged file',
    'damaged',
    400,
    async permit => {
      zip[zip.length >> 1]! ^= 1
      return { permit, parts: await sendFile(browser, permit, zip) }
    },
  ],
  [
    'a backup of a newer release',
    'damaged',
    400,
    async permit => {
      const bytes = new TextEncoder().encode(
        JSON.stringify({
          version: 99,
          revision: 1,
          savedAt: new Date().toISOString(),
          writes: [],
          value: {},
        }),
      )
      await writeEntry('documents', 'theme', { bytes, metadata: {} })
      return { permit, parts: await sendFile(browser, permit, await backupFile()) }
    },
  ],
  [
    'another file than was looked at',
    'another_file',
    409,
    (permit, parts) => ({ permit, parts, sha256: '0'.repeat(64) }),
  ],
])(
  'refuses %s and changes nothing',
  async (_, code, status, bodyOf) => {
    const key = await permitFor(browser)
    const body = await bodyOf(key, await sendFile(browser, key, zip))
    const before = site.dump()
    const sha256 = 'a'.repeat(64)
    const refused = await browser.fetchJson(applyRestore, { body: { sha256, ...body } }, status)
    expect(refused.code).toBe(code)
    expect(site.dump()).toEqual(before)
  },
  30_000,
)

it('refuses a small file that unpacks to gigabytes by its manifest, before it unpacks any', async () => {
  const manifest = JSON.parse(strFromU8(unzipSync(zip)['manifest.json']!))
  manifest.entries = manifest.entries.map((entry: object) => ({ ...entry, size: 64 * 1024 * 1024 }))
  const bomb = new Uint8Array(zipSync({ 'manifest.json': strToU8(JSON.stringify(manifest)) }))
  const permit = await permitFor(browser)
  const body = { permit, parts: await sendFile(browser, permit, bomb) }
  const refused = await browser.fetchJson(previewRestore, { body }, 400)
  expect(refused.error).toMatch(
    /^This backup cannot be used: it is [\d,]+ MB unpacked, and the panel restores up to 500 MB; .+ Nothing was changed\.$/,
  )
})

const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`

it.each([
  ['is not JSON', '{'],
  ['is nested deeper than can be stored', DEEP],
  [
    'has such a part, which nobody reads',
    `{"version":1,"revision":1,"savedAt":"2026-11-20T12:00:00Z","writes":[],"value":{"theme":"theme-blue"},"more":${DEEP}}`,
  ],
])(
  'leaves out what %s, and ends',
  async (_, damaged) => {
    const now = await readEntry('documents', 'theme')
    const [message = ''] = (await allMessages()).map(({ id }) => id)
    const bytes = strToU8(damaged) as Uint8Array<ArrayBuffer>
    for (const [store, key] of [
      ['documents', 'theme'],
      ['logs', 'activity-months/2026-10'],
      ['logs', 'activity-months/2026-13'],
      ['logs', 'activity/tomorrow'],
      ['messages', `received/${message}`],
      ['messages', `states/${message}`],
    ] as const)
      await writeEntry(store, key, { bytes, metadata: {} })
    const file = await backupFile()
    await forgetMessage(message)
    for (const { store, key } of await listEntries(['logs'])) await deleteEntry(store, key)
    await writeEntry('documents', 'theme', now!)
    forgetDocuments()
    await restore(file)
    expect((await state()).theme).toBe('theme-purple')
    await browser.fetchJson(getRecentActivity)
    await browser.fetchJson(undoRestore, { body: proof })
    expect((await state()).theme).toBe('theme-purple')
  },
  30_000,
)

it('gives no document a revision after which there are no more', async () => {
  const text = JSON.stringify({
    ...{ version: 1, revision: Number.MAX_SAFE_INTEGER, savedAt: new Date().toISOString() },
    ...{ writes: [], value: { theme: 'theme-blue' } },
  })
  const now = await readEntry('documents', 'theme')
  await writeEntry('documents', 'theme', { bytes: new TextEncoder().encode(text), metadata: {} })
  const file = await backupFile()
  await writeEntry('documents', 'theme', now!)
  forgetDocuments()
  await restore(file)
  await update(themeDocument, () => ({ theme: 'theme-red' }))
  expect((await state()).theme).toBe('theme-red')
})

it('forgets a file that was sent and not restored, after a day', async () => {
  const large = new Uint8Array(RESTORE_PART_BYTES + 1)
  expect(await sendFile(browser, await permitFor(browser), large, RESTORE_PART_BYTES)).toBe(2)
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const { signal } = new AbortController()
  await stagedFilesTask.run(later(23), signal)
  expect((await listEntries(['staging'])).length).toBeGreaterThan(0)
  await stagedFilesTask.run(later(25), signal)
  expect(await listEntries(['staging'])).toEqual([])
})
