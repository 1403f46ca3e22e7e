import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setEnvironmentContext } from '@netlify/blobs'
import type { StoredActivity } from '#domain/activity/entry.ts'
import type { StoredMessage } from '#domain/contact/message.ts'
import { messageId } from '#domain/contact/messageId.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { type Follower, PARTS } from '#domain/push/follower.ts'
import { DAY } from '#domain/time/civil.ts'
import { databaseSettings } from '#local/blobs/database.ts'
import { fetchInProcess } from '#local/blobs/inProcess.ts'
import { startBlobs } from '#local/blobs/server.ts'
import { activityPage } from '#server/activity/page.ts'
import { activityLog } from '#server/activity/record.ts'
import { readSignIns } from '#server/auth/signInLog.ts'
import { countInbox, messagesPage } from '#server/contact/inbox.ts'
import { prepareEvents, prepareRecentEvents } from '#server/events/prepare.ts'
import { prepareLibrary } from '#server/library/pictures.ts'
import { followerCounts } from '#server/push/followers.ts'
import { prayerSettings } from '#server/settings/prayer.ts'
import { update } from '#server/storage/documents.ts'
import { eventsDocument } from '#server/storage/events.ts'
import { listDocuments } from '#server/storage/listing.ts'
import { listMailbox } from '#server/storage/mailbox.ts'
import { refreshIndex } from '#server/storage/messageIndex.ts'
import { messageEntry } from '#server/storage/messages.ts'
import { addToMonth, packLog } from '#server/storage/packLog.ts'
import { picturesDocument } from '#server/storage/pictures.ts'
import { prayerSettingsDocument } from '#server/storage/prayerSettings.ts'
import { followersDocument } from '#server/storage/push.ts'
import { entryOf } from '#server/storage/shape/entry.ts'
import { signInLogDocument } from '#server/storage/signInLog.ts'
import { openStore } from '#server/storage/store.ts'
import { PICTURES } from '#server/uploads/stored.ts'
import { cpuMicroseconds } from './cpuTime.ts'
import { manyEvents } from './events.ts'
import { LIMITS, STARTS } from './limits.ts'
import { median, report } from './report.ts'

const NOW = Date.parse('2026-11-21T17:00:00Z')
const ROUNDS = 15
const SIZES = [1, 10, 100] as const
const never = new AbortController().signal

interface Grown {
  /** What a mosque has. */
  count: number
  /** More are not kept. */
  most?: number
  fill: (count: number) => Promise<unknown>
  open: () => Promise<unknown>
  /** The ratios for 10 and 100 times as much before lists were kept small. */
  starts?: readonly [number, number]
}

const activity = (at: number): StoredActivity => ({
  action: `Updated event: Evening of community number ${at % 997}`,
  who: ['Amina', 'Bilal', 'Celma'][at % 3] ?? '',
  at: new Date(NOW - at).toISOString(),
  event: `bench${at % 997}`,
  revision: 1 + at,
})

/** Ten years of entries, already packed. */
async function fillLog(count: number): Promise<void> {
  const step = (3650 * DAY) / count
  const months = new Map<string, Record<string, StoredActivity>>()
  for (let at = 0; at < count; at++) {
    const time = NOW - at * step
    const month = new Date(time).toISOString().slice(0, 7)
    const entries = months.get(month) ?? {}
    entries[`${Math.floor(9_999_999_999_999 - time)}-0000000${at % 10}`] = activity(at)
    months.set(month, entries)
  }
  for (const [month, entries] of months) await addToMonth(activityLog, month, entries)
  // Few of the newest wait to be packed; from 50 on they are.
  for (let at = 0; at < 50; at++) {
    await openStore('logs').setJSON(`activity/${9_999_999_999_999 - NOW}-1${at}`, activity(at))
  }
  await packLog(activityLog, null, never)
}

const message = (at: number): StoredMessage => ({
  ...{ form: 'contact', subject: 'general', name: `Visitor ${at}`, email: 'visitor@example.net' },
  ...{ phone: '', message: 'Is there room for a stroller? '.repeat(10), mailed: false },
  receivedAt: new Date(NOW - at * 60_000).toISOString(),
  verdict: { score: 0, reasons: [], quarantined: false },
  receipt: `receipt-${at}`,
})

async function fillMessages(count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const id = messageId(new Date(NOW - at * 60_000), at.toString(16).padStart(8, '0'), 'inbox')
    await openStore('messages').setJSON(`received/${id}`, entryOf(messageEntry, message(at)))
  }
  await refreshIndex(await listMailbox(), new Date(NOW), never, await listDocuments())
}

const follower = (at: number): Follower => ({
  endpoint: `https://push.example.net/${at}`,
  keys: { p256dh: 'BA'.padEnd(87, 'a'), auth: 'a'.repeat(22) },
  topics: ['janazah', 'events'],
  key: 'bench',
  since: '2026-11-21',
})

async function fillFollowers(count: number): Promise<void> {
  for (let part = 0; part < PARTS; part++) {
    const own = Array.from({ length: Math.ceil(count / PARTS) }, (_, at) => [
      `${part.toString(16)}${at.toString(16).padStart(23, '0')}`,
      follower(at),
    ])
    await update(followersDocument(part), () => Object.fromEntries(own))
  }
}

const fillEvents = (count: number) =>
  update(eventsDocument, ({ value }) => ({ ...value, events: manyEvents(count) }))

const picture = (at: number) => ({
  ...{ extension: 'webp', bytes: 200_000, width: 1600, height: 900, alt: 'The prayer hall' },
  ...{
    name: `Hall ${at}`,
    uploadedAt: new Date(NOW - at * DAY).toISOString(),
    uploadedBy: 'Amina',
  },
})

async function fillPictures(count: number): Promise<void> {
  const hashes = Array.from({ length: count }, (_, at) => at.toString(16).padStart(64, '0'))
  for (const hash of hashes) await openStore('uploads').set(`${PICTURES}/${hash}`, hash)
  await update(picturesDocument, () => ({
    pictures: Object.fromEntries(hashes.map((hash, at) => [hash, picture(at)])),
  }))
}

const GROWN: Record<string, Grown> = {
  'activity log, first page': {
    count: 1_000,
    fill: fillLog,
    open: () => activityPage({}),
  },
  'activity log, of one person': {
    count: 1_000,
    fill: fillLog,
    open: () => activityPage({ person: 'Amina', page: 3 }),
  },
  'messages, first page': {
    count: 50,
    fill: fillMessages,
    open: () => messagesPage({}),
    starts: STARTS.growth.messages,
  },
  'messages, of one folder and form': {
    count: 50,
    fill: fillMessages,
    open: () => messagesPage({ place: 'inbox', form: 'contact', page: 2 }),
  },
  'messages, counted': {
    count: 50,
    fill: fillMessages,
    open: countInbox,
    starts: STARTS.growth.messages,
  },
  pictures: {
    count: 10,
    fill: fillPictures,
    open: prepareLibrary,
  },
  'versions of the prayer settings': {
    count: 20,
    async fill(count) {
      const settings = seedPrayerSettings(new Date(NOW))
      for (let at = 0; at <= count; at++) await update(prayerSettingsDocument, () => settings)
    },
    open: () => prayerSettings.versions(),
  },
  'events, for visitors': { count: 20, fill: fillEvents, open: prepareRecentEvents },
  'events, in the panel': { count: 20, fill: fillEvents, open: () => prepareEvents('all') },
  'followers, counted': { count: 200, fill: fillFollowers, open: followerCounts },
  'sign-ins': {
    count: 100,
    most: 1_500,
    fill: count =>
      update(signInLogDocument, () => ({
        entries: Array.from({ length: count }, (_, at) => ({
          ...{ userId: 'a', at: Date.now() - at, device: 'Firefox on Windows' },
          ...{ isKnownNetwork: true, result: 'signed_in' as const },
        })),
      })),
    open: () => readSignIns({}),
  },
}

/** Milliseconds of processors that opening it takes: the first time in a new store, then warm. */
async function measure({ fill, open }: Grown, count: number, dataDir: string) {
  await rm(dataDir, { recursive: true, force: true })
  const blobs = await startBlobs({ dataDir })
  setEnvironmentContext(blobs.context)
  const { fetch } = globalThis
  globalThis.fetch = fetchInProcess(blobs, fetch)
  try {
    await fill(count)
    const timed = async () => {
      const before = cpuMicroseconds()
      await open()
      return (cpuMicroseconds() - before) / 1000
    }
    const first = await timed()
    const warm: number[] = []
    for (let round = 0; round < ROUNDS; round++) warm.push(await timed())
    return { first, warm: median(warm) }
  } finally {
    globalThis.fetch = fetch
    await blobs.close()
  }
}

/** Prints what opening lists takes with what a mosque has, and with 10 and 100 times as much. */
export async function benchGrowth(folder: string): Promise<void> {
  databaseSettings.synchronous = 'OFF'
  for (const [name, grown] of Object.entries(GROWN)) {
    const results = []
    for (const times of SIZES) {
      const count = Math.min(grown.count * times, grown.most ?? Number.POSITIVE_INFINITY)
      results.push({ count, ...(await measure(grown, count, join(folder, 'growth'))) })
    }
    const [small] = results
    report(
      `Growth: ${name} (CPU)`,
      results.flatMap(({ count, first, warm }, at) => [
        { name: `${count.toLocaleString('en-US')}, first`, value: first, unit: 'ms' },
        {
          name: `${count.toLocaleString('en-US')}, warm`,
          value: warm,
          unit: 'ms',
          ...(small && { reference: small.warm }),
          ...(at > 0 && { limit: LIMITS.growth }),
          ...(at > 0 && grown.starts && { start: grown.starts[at - 1] }),
        },
      ]),
    )
  }
}
