import { newUser } from '#domain/account/user.ts'
import type { StoredMessage } from '#domain/contact/message.ts'
import { MINUTE } from '#domain/time/civil.ts'
import { startHost } from '#local/host.ts'
import { hashPassword } from '#server/auth/password.ts'
import { firstStart } from '#server/setup/firstStart.ts'
import { update } from '#server/storage/documents.ts'
import { eventsDocument } from '#server/storage/events.ts'
import { storeMessage } from '#server/storage/messages.ts'
import { usersDocument } from '#server/storage/users.ts'
import { storePicture } from '#server/uploads/picture.ts'
import { cpuMicroseconds } from './cpuTime.ts'
import { manyEvents } from './events.ts'

const ACCOUNTS = 80
const BENCH = { id: 'bench', name: 'Bench' }

/** Accounts that share one password, so that each try of the bench can have its own. */
async function addAccounts(): Promise<void> {
  const passwordHash = await hashPassword('the password of the bench')
  const users = Array.from({ length: ACCOUNTS }, (_, number) =>
    newUser({
      id: `bench-${number}`,
      email: `bench-${number}@example.org`,
      name: 'Bench',
      passwordHash,
      createdAt: new Date().toISOString(),
    }),
  )
  await update(usersDocument, ({ value }) => ({ users: [...value.users, ...users] }))
}

async function addMessage(number: number): Promise<void> {
  const at = new Date(Date.now() - number * MINUTE)
  const message: StoredMessage = {
    form: 'contact',
    subject: 'general',
    name: `Visitor ${number}`,
    email: `visitor-${number}@example.org`,
    phone: '',
    message: `Is there a class on evening ${number}, and may children come along?`,
    receivedAt: at.toISOString(),
    verdict: { score: 0, reasons: [], quarantined: false },
    mailed: false,
    receipt: `bench-${number}`,
  }
  await storeMessage(message, at, 'inbox')
}

/** The site on this machine over a finished build; the bench controls it by messages. */
const [folder = '', dataDir = ''] = [process.env.BENCH_SITE, process.env.BENCH_DATA]
const host = await startHost({
  port: 0,
  dataDir,
  root: process.cwd(),
  pages: { folder },
  rateLimits: false,
  trustProxy: true,
  siteUrl: 'http://localhost:8888',
  prepare: async () => {
    await firstStart()
    await addAccounts()
  },
})
/** Events and messages to be stored. */
interface Stored {
  events: number
  messages: number
}

process.on('message', async (message: string | Uint8Array<ArrayBuffer>[] | Stored) => {
  if (Array.isArray(message)) {
    const stored = message.map(photo => storePicture(BENCH, new Blob([photo]), 'image'))
    process.send?.(await Promise.all(stored))
    return
  }
  if (typeof message === 'object') {
    const image = '/favicon.svg'
    const events = manyEvents(message.events).map(event => ({ ...event, image }))
    await update(eventsDocument, ({ value }) => ({ ...value, events }))
    for (let number = 0; number < message.messages; number++) await addMessage(number)
    host.purge()
  }
  if (message === 'purge') host.purge()
  if (message === 'tick') {
    const started = performance.now()
    await host.runScheduled('tick')
    process.send?.(performance.now() - started)
    return
  }
  if (message === 'pid') process.send?.(process.pid)
  else if (message === 'cpu') process.send?.(cpuMicroseconds())
  else if (message === 'rss') process.send?.(process.memoryUsage.rss())
  else if (message === 'peak') process.send?.(process.resourceUsage().maxRSS)
  else process.send?.(host.url)
})
const stop = async () => {
  await host.close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('disconnect', stop)
