import { atom } from 'nanostores'
import { type MessageChange, replyToMessage, templatesApi } from '#contract/messages.ts'
import type { Message } from '#domain/contact/inbox.ts'
import type { ReplyTemplate } from '#domain/contact/replyTemplates.ts'
import { showError, showSuccess } from '#panel/shell/banner.ts'
import { draftOf, dropDraft, keepDraft } from '#panel/shell/drafts.ts'
import { isUnanswered, resource, textOf } from '#panel/shell/loaded.ts'
import { callAsAdmin, owner, signedIn } from '#panel/shell/session.ts'
import { attempt, change, openMessage, showIfOpen } from './messages.ts'

/** A reply that is being written; its id stays the same until it is sent, so that it is sent once. */
export interface ReplyDraft {
  id: string
  text: string
}

const draftName = (message: Message) => `reply/${message.id}`

/** The reply that was begun in this browser; null where none was. */
export const begunReply = (message: Message): ReplyDraft | null =>
  draftOf<ReplyDraft, null>(draftName(message), owner(), 'browser')?.values ?? null

/** As people write it in the language of the page that a message came from. */
const GREETINGS: Readonly<Record<string, (name: string) => string>> = {
  ar: name => `السلام عليكم ${name}،`,
  ur: name => `السلام علیکم ${name}،`,
  bn: name => `আসসালামু আলাইকুম ${name},`,
  bs: name => `Es-selamu alejkum ${name},`,
  fr: name => `Assalamou alaykoum ${name},`,
  id: name => `Assalamu’alaikum ${name},`,
  so: name => `Assalaamu calaykum ${name},`,
  tr: name => `Selâmün aleyküm ${name},`,
}

export const newReply = ({ name, language = 'en' }: Message): ReplyDraft => ({
  id: crypto.randomUUID(),
  text: `${GREETINGS[language]?.(name) ?? `Assalamu alaikum ${name},`}\n\n`,
})

/** The first line where it speaks to somebody: it ends in a comma. */
const GREETING = /^[^\n]*[,،]\n+/

/** What a reply says below its greeting. */
export const bodyOf = (text: string): string => text.replace(GREETING, '').trim()

/** A reply that begins with a template in place of another; what was typed otherwise stays below it. */
export function withTemplate(text: string, template: string, before: string): string {
  const typed = bodyOf(text)
  const kept = typed === before.trim() ? '' : typed
  return `${GREETING.exec(text)?.[0] ?? ''}${[template, kept].filter(Boolean).join('\n\n')}\n`
}

export const keepReply = (message: Message, values: ReplyDraft): void =>
  keepDraft(draftName(message), owner(), { values, aside: null }, 'browser')

export const dropReply = (message: Message): void => dropDraft(draftName(message), 'browser')

/** Why the last reply was not sent; null where nothing failed. */
export const $replyProblem = atom<string | null>(null)

const repliesOf = ({ thread }: Message) => thread.filter(({ delivery }) => delivery)

/** Sends a reply and returns whether it is stored; what is typed stays until then. */
export function sendReply(message: Message, { id, text }: ReplyDraft): Promise<boolean> {
  $replyProblem.set(null)
  return attempt('reply', async () => {
    try {
      const body = { id, text, seen: repliesOf(message).length }
      const response = await callAsAdmin(replyToMessage, { params: { id: message.id }, body })
      dropReply(message)
      showIfOpen(response.message)
      const reply = response.message.thread.find(entry => entry.id === id)
      if (reply?.delivery?.state === 'sent') showSuccess('Your reply has been sent.')
      else showError('The mail server did not take your reply. It will be tried again.')
      return true
    } catch (error) {
      $replyProblem.set(textOf(error))
      // Somebody else may have replied: that reply is shown above the form.
      if (!isUnanswered(error)) await openMessage.load(message.id)
      return false
    }
  })
}

/** Tries a reply again that was not sent, or of which nobody knows. */
export function sendAgain(message: Message, replyId: string): Promise<boolean> {
  const reply = message.thread.find(({ id }) => id === replyId)
  return attempt('reply', async () => {
    const body = { id: replyId, text: reply?.text ?? '', seen: repliesOf(message).length }
    const response = await callAsAdmin(replyToMessage, { params: { id: message.id }, body })
    showIfOpen(response.message)
  })
}

/** What is said once a message is somebody's, or nobody's. */
function heldInWords({ holder, canReply }: Message): string {
  if (!holder) return 'Nobody takes care of this message now.'
  if (holder.id === signedIn()?.id) return 'You take care of this message now.'
  const { name } = holder
  return canReply
    ? `${name} takes care of this message now, and gets an e-mail.`
    : `${name} takes care of this message now.`
}

/** Passes a message to a person, or adds a note; returns whether that worked. */
export const changeThread = (
  { id }: Message,
  what: Pick<MessageChange, 'holder' | 'note'>,
): Promise<boolean> =>
  attempt('thread', async () => {
    const changed = await change(id, what)
    showIfOpen(changed)
    showSuccess(what.note === undefined ? heldInWords(changed) : 'The note has been added.')
  })

/** Texts that replies begin with. */
export const replyTemplates = resource(() => callAsAdmin(templatesApi.read))

/** Saves the templates; a template of the same name is replaced. */
export function saveTemplates(
  next: (templates: readonly ReplyTemplate[]) => readonly ReplyTemplate[],
): Promise<boolean> {
  return attempt('thread', async () => {
    const { templates, revision } = await callAsAdmin(templatesApi.read)
    const body = { templates: next(templates), base: revision }
    replyTemplates.set(await callAsAdmin(templatesApi.save, { body }))
    showSuccess('The templates have been saved.')
  })
}
