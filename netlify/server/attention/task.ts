import { writtenIn } from '#config/reader.ts'
import { DAY, MINUTE } from '#domain/time/civil.ts'
import { env } from '../env.ts'
import { canMail } from '../mail/send.ts'
import type { PeriodicTask } from '../periodic/run.ts'
import { type AttentionRecord, attentionDocument } from '../storage/attention.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import { StorageError } from '../storage/errors.ts'
import { writeStatus } from '../storage/writes.ts'
import type { Finding } from './findings.ts'

/** What stays is mailed again after this long. */
const AGAIN_AFTER_MS = 7 * DAY
/** Hourly tasks do not run to the minute. */
const LEEWAY_MS = 10 * MINUTE

const isOver = (since: string, ms: number, now: Date) =>
  since === '' || now.getTime() - Date.parse(since) > ms - LEEWAY_MS

/**
 * Takes the place of the stored record while storage fails, so that admins hear of that as well:
 * on one machine this process stays.
 */
let inMemory: AttentionRecord | undefined

/**
 * Looks through the site once a day, and once storage fails to write, and mails admins who want
 * that what needs their attention: at most once a day, and only when something is new or has been
 * there for another week.
 */
export const attentionTask: PeriodicTask = {
  name: 'attention',
  async run(now) {
    if (!canMail()) return
    const record = await read(attentionDocument)
      .then(({ value }) => (inMemory && inMemory.mailedAt > value.mailedAt ? inMemory : value))
      .catch(error => inMemoryOr(error))
    if (!isOver(record.mailedAt, DAY, now)) return
    if (!isOver(record.checkedAt, DAY, now) && writeStatus().state !== 'failing') return
    const { findAttention } = await import('./look.ts')
    const { mailAttention, readRecipients } = await import('./mail.ts')
    const { panelWords } = await import('../mail/panelWords.ts')
    const words = await panelWords()
    const recipients = await readRecipients()
    const found = await writtenIn(words.language, findAttention)
    if (await claim(found, now)) await mailAttention(recipients, found, words)
  },
}

/** What is to be mailed at `now`, as the record has it then; unchanged: nothing but the check. */
export function nextRecord(
  { mailedAt, mailed, moon }: AttentionRecord,
  found: readonly Finding[],
  now: Date,
): { record: AttentionRecord; isMailed: boolean } {
  const at = now.toISOString()
  const isDue =
    isOver(mailedAt, DAY, now) &&
    found.some(({ id, once }) =>
      once && mailed[id] ? false : isOver(mailed[id] ?? '', AGAIN_AFTER_MS, now),
    )
  const times = found.flatMap(({ id }): [string, string][] => {
    const time = isDue ? at : mailed[id]
    return time === undefined ? [] : [[id, time]]
  })
  return {
    record: {
      ...{ checkedAt: at, mailedAt: isDue ? at : mailedAt, mailed: Object.fromEntries(times) },
      ...(moon && { moon }),
    },
    isMailed: isDue,
  }
}

/** Notes the check before anything is mailed: of any number of processes only one mails. */
async function claim(found: readonly Finding[], now: Date): Promise<boolean> {
  let isMine = false
  const change = (value: AttentionRecord) => {
    const { record, isMailed } = nextRecord(value, found, now)
    isMine = isMailed
    return record
  }
  try {
    await update(attentionDocument, ({ value }) =>
      isOver(value.mailedAt, DAY, now) ? change(value) : UNCHANGED,
    )
  } catch (error) {
    inMemory = change(inMemoryOr(error))
  }
  return isMine
}

/** Only the local host's process lasts. Throws what is not about storage, and on the platform all. */
function inMemoryOr(error: unknown): AttentionRecord {
  if (!(error instanceof StorageError) || !env().storageFolder) throw error
  return inMemory ?? { checkedAt: '', mailedAt: '', mailed: {} }
}
