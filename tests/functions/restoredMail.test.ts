import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendMessage } from '#contract/contact.ts'
import { getMessages, mailMessage } from '#contract/messages.ts'
import { collect } from '#domain/backup/collect.ts'
import { writeBackup } from '#domain/backup/write.ts'
import { RETRY_AFTER_MS } from '#domain/contact/delivery.ts'
import type { Message } from '#domain/contact/inbox.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { storageSource } from '#server/backup/source.ts'
import { verifyBackup } from '#server/backup/verify.ts'
import { openZip } from '#server/backup/zipFile.ts'
import { messagesTask } from '#server/contact/task.ts'
import { forgetDocuments } from '#server/storage/documents.ts'
import { storeMessage } from '#server/storage/messages.ts'
import { addAdmin, type Browser, signedIn } from './browser.ts'
import { aMessage } from './contactForms.ts'
import { type Site, startSite } from './site.ts'
import { type Smtp, startSmtp } from './smtpServer.ts'

let site: Site
let smtp: Smtp
let folder: string
let file: string

/** A site whose mail server accepts nothing, with two waiting messages and a backup of them. */
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  smtp = await startSmtp()
  smtp.setBehavior('refuses')
  await start()
  await site.send(sendMessage, { body: aMessage({ message: 'Tried once' }) })
  const now = new Date()
  const { homepage, token, key, ...fields } = aMessage({ message: 'Not tried yet' })
  const details = { form: 'contact', subject: 'general', receivedAt: now.toISOString() } as const
  const verdict = { score: 0, reasons: [], quarantined: false }
  const message = { ...fields, ...details, verdict, mailed: true, receipt: 'a'.repeat(32) }
  await storeMessage(message, now, 'inbox')

  const { held } = await collect(storageSource)
  const chunks: Uint8Array[] = []
  const made = { madeAt: now.toISOString(), accounts: true }
  await writeBackup(held, made, chunk => chunks.push(chunk))
  folder = await mkdtemp(join(tmpdir(), 'restored-'))
  file = join(folder, 'backup.zip')
  await writeFile(file, Buffer.concat(chunks))
  smtp.setBehavior('takes')
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await site.stop()
  await smtp.close()
  await rm(folder, { recursive: true })
})

async function start() {
  site = await startSite({ SMTP_URL: smtp.url, MAIL_TO: 'office@example.org' })
}
async function restore() {
  const zip = await openZip(file)
  const done = await restoreBackup(zip, await verifyBackup(zip))
  await zip.close()
  forgetDocuments()
  return done
}
/** Moves the clock to a time at which every mail is due. */
async function ticks() {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const wait of RETRY_AFTER_MS) {
    vi.setSystemTime(Date.now() + wait)
    await messagesTask.run(new Date(), new AbortController().signal)
  }
  vi.useRealTimers()
}
const mailedMessages = () =>
  smtp.received.map(({ text }) => /Tried once|Not tried yet/.exec(text)?.[0]).sort()
const inPanel = async (browser: Browser): Promise<Message[]> =>
  (await browser.fetchJson(getMessages)).messages

it('does not mail again what was mailed since the backup, and shows it as mailed', async () => {
  await ticks()
  expect(mailedMessages()).toEqual(['Not tried yet', 'Tried once'])
  for (let time = 0; time < 2; time++) {
    expect(await restore()).toMatchObject({ held: 2 })
    await ticks()
    expect(mailedMessages()).toEqual(['Not tried yet', 'Tried once'])
  }
  const browser = await signedIn(site, await addAdmin('Amina', { email: 'office@example.org' }))
  const found = await inPanel(browser)
  expect(found.map(({ delivery }) => delivery.state)).toEqual(['sent', 'sent'])
})

it('mails a message with unknown delivery on a new site when an admin requests it', async () => {
  await site.stop()
  await start()
  expect(await restore()).toMatchObject({ held: 2 })
  await ticks()
  expect(mailedMessages()).toEqual([])
  const browser = await signedIn(site, await addAdmin('Amina', { email: 'office@example.org' }))
  const found = await inPanel(browser)
  expect(found.map(({ delivery, place, read }) => ({ delivery, place, read }))).toEqual(
    Array(2).fill({ delivery: { state: 'off', possible: true }, place: 'inbox', read: false }),
  )
  await browser.fetchJson(mailMessage, { params: { id: found[0]!.id } })
  expect(mailedMessages()).toEqual([/Tried once|Not tried yet/.exec(found[0]!.message)![0]])
})
