import { atom } from 'nanostores'
import {
  changeMessage,
  deleteMessage,
  exportMessages,
  getMessage,
  getMessages,
  type MessageChange,
  mailMessage,
} from '#contract/messages.ts'
import type { Holder, Mailbox, Message } from '#domain/contact/inbox.ts'
import { orShowError, showError, showSuccess } from '#panel/shell/banner.ts'
import { resource } from '#panel/shell/loaded.ts'
import { type MessagesView, messagesAddress } from '#panel/shell/messages.ts'
import { go } from '#panel/shell/navigation.ts'
import { callWithProof } from '#panel/shell/proof.ts'
import { saveFile } from '#panel/shell/saveFile.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { messageCounts } from './counts.ts'
import { FOLDERS } from './words.ts'

const queryOf = ({ place, form, subject, q, page }: MessagesView) => ({
  place,
  form: form || undefined,
  subject: subject || undefined,
  q: q || undefined,
  page,
})

/** One page of a folder. */
export const messageList = resource(async (view: MessagesView) => {
  const response = await callAsAdmin(getMessages, { query: queryOf(view) })
  messageCounts.set(response.counts)
  return response
})

/** Saves what is in sight, all pages of it, as a CSV file, with proof. */
export const exportAll = (view: MessagesView, total: number) =>
  orShowError(async () => {
    const { page, ...filter } = queryOf(view)
    const made = await callWithProof(
      exportMessages,
      { body: filter },
      {
        title: total === 1 ? 'Download this message' : `Download ${total} messages`,
        lead: 'The file holds people’s names, addresses and messages: store it where only those who answer them can read it.',
        button: 'Download',
      },
    )
    if (made) saveFile(new Blob([made.csv], { type: 'text/csv' }), made.fileName)
  })

/** The message that is open. */
export const openMessage = resource(async (id: string) => {
  const { message, people } = await callAsAdmin(getMessage, { params: { id } })
  $people.set(people)
  return message
})

/** Who can take care of a message. */
export const $people = atom<readonly Holder[]>([])

/** Opens a message, which marks it read; a failure to mark it is ignored. */
export async function readMessage(id: string): Promise<void> {
  await openMessage.load(id)
  const now = openMessage.$known.get()
  if (now?.id !== id || now.read) return
  try {
    showIfOpen(await change(id, { read: true }))
    void messageCounts.load()
  } catch {}
}

/** Takes over a changed message, unless another one was opened meanwhile. */
export function showIfOpen(message: Message): void {
  const now = openMessage.$data.get()
  if (now.state === 'ready' && !now.busy && now.data.id === message.id) openMessage.set(message)
}

/** What is being done to the open message; one thing at a time. */
type MessageTask = 'move' | 'unread' | 'mail' | 'delete' | 'reply' | 'thread'
export const $messageTask = atom<MessageTask | null>(null)

export const change = async (id: string, body: MessageChange) =>
  (await callAsAdmin(changeMessage, { params: { id }, body })).message

/** Puts the open message elsewhere and goes back to the list. */
export function moveMessage(
  message: Message,
  place: Mailbox,
  view: MessagesView,
): Promise<boolean> {
  return attempt('move', async () => {
    await change(message.id, { place, read: true })
    back(view)
    showSuccess(FOLDERS[place].moved)
  })
}

/** Marks the open message unread and goes back to the list. */
export function markUnread(message: Message, view: MessagesView): Promise<boolean> {
  return attempt('unread', async () => {
    await change(message.id, { read: false })
    back(view)
    showSuccess('The message is marked as unread.')
  })
}

/** Tries to mail the open message now, and says how that went. */
export function mailNow({ id }: Message): Promise<boolean> {
  return attempt('mail', async () => {
    const { message } = await callAsAdmin(mailMessage, { params: { id } })
    showIfOpen(message)
    if (message.delivery.state === 'sent') showSuccess('The message is in the mosque’s mailbox.')
    else showError('The mail server did not take the message. It will be tried again.')
  })
}

/** Deletes the open message permanently and goes back to the list. */
export function deleteForGood(message: Message, view: MessagesView): Promise<boolean> {
  return attempt('delete', async () => {
    await callAsAdmin(deleteMessage, { params: { id: message.id } })
    back(view)
    showSuccess('The message has been deleted permanently.')
  })
}

/** Back to the list, unless the admin left during the request. */
function back(view: MessagesView): void {
  if (location.pathname === messagesAddress({ id: view.id }))
    go(messagesAddress({ ...view, id: '' }))
}

/** Does one thing at a time. True once it is done; `work` may say that it is not. */
export async function attempt(task: MessageTask, work: () => Promise<unknown>): Promise<boolean> {
  if ($messageTask.get()) return false
  $messageTask.set(task)
  const isDone = await orShowError(async () => {
    const result = await work()
    void messageCounts.load()
    return result
  })
  $messageTask.set(null)
  return isDone
}
