import type { BackupEntry, Manifest } from '#domain/backup/manifest.ts'
import { isQuiet, isSettled, repliesIn } from '#domain/contact/delivery.ts'
import { firstState, type MessageState } from '#domain/contact/message.ts'
import { skipUnreadable } from '../storage/errors.ts'
import { messageEntry, readKept, stateEntry } from '../storage/messages.ts'
import { type Entry, entryOf, readEntryOf } from '../storage/shape/entry.ts'
import { readVerified, storedJson } from './contents.ts'
import { messageIn } from './eachEntry.ts'
import type { ZipFile } from './zipFile.ts'

const STATE = /^states\/(.+)$/

/**
 * The states, by key, with which messages of a backup are restored if their state in the backup
 * would mail them. Most were mailed after the backup was made, so they are mailed again only when
 * an admin requests it. If this site has the message, its delivery state is kept; an unknown
 * message is not mailed. Throws DamagedError, StorageError.
 */
export async function heldStates(
  zip: ZipFile,
  { entries }: Manifest,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const readIn = async <T extends object>(kind: Entry<T>, entry: BackupEntry): Promise<T> =>
    readEntryOf(kind, storedJson(kind, await readVerified(zip, entry))).value
  const stateIn = async (message: BackupEntry, stored: BackupEntry | undefined) =>
    stored
      ? (await readIn(stateEntry, stored)).state
      : firstState(await readIn(messageEntry, message))
  const states = new Map<string, BackupEntry>()
  for (const entry of entries) {
    const id = entry.store === 'messages' ? STATE.exec(entry.key)?.[1] : undefined
    if (id) states.set(id, entry)
  }
  const held = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const entry of entries) {
    const id = messageIn(entry)
    if (!id) continue
    const state = await stateIn(entry, states.get(id)).catch(skipUnreadable)
    // A message that cannot be read is not mailed.
    if (!state || isQuiet(state)) continue
    const known = (await readKept(id).catch(skipUnreadable))?.state
    const blob = entryOf(stateEntry, {
      write: crypto.randomUUID(),
      state: withoutMail(state, known),
    })
    held.set(`states/${id}`, new TextEncoder().encode(JSON.stringify(blob)))
  }
  return held
}

/** The state with which nothing is mailed by itself; `known`: what this site knows of the message. */
function withoutMail(state: MessageState, known: MessageState | undefined): MessageState {
  const off = { state: 'off' as const }
  const settled = (delivery: MessageState['delivery'] | undefined) =>
    delivery && isSettled(delivery) ? delivery : off
  const replies = new Map(known && repliesIn(known).map(({ id, delivery }) => [id, delivery]))
  return {
    ...state,
    delivery: isSettled(state.delivery) ? state.delivery : settled(known?.delivery),
    ...(state.thread && {
      thread: state.thread.map(entry =>
        entry.kind === 'note' || isSettled(entry.delivery)
          ? entry
          : { ...entry, delivery: settled(replies.get(entry.id)) },
      ),
    }),
  }
}
