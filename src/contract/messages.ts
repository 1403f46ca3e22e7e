import type { z } from 'zod'
import type { MessageFilter } from '#domain/contact/filter.ts'
import type { Holder, Message, MessageCounts } from '#domain/contact/inbox.ts'
import { REPLY_TEMPLATES, type ReplyTemplates } from '#domain/contact/replyTemplates.ts'
import { documentApi } from './documents.ts'
import { endpoint } from './endpoint.ts'
import type { MessageChangeSchema, ReplySchema } from './messages.schema.ts'
import type { Proof } from './proof.ts'

export interface MessagesQuery extends MessageFilter {
  /** From 1; by default 1. */
  page?: number | undefined
}

export interface MessageBatch {
  /** Newest first, MESSAGES_PAGE_SIZE at most. */
  messages: Message[]
  /** The number of matches on all pages. */
  total: number
  /** At least 1. */
  totalPages: number
  counts: MessageCounts
}

/** The messages that match, page by page. */
export const getMessages = endpoint<{
  query: MessagesQuery
  response: MessageBatch
}>('GET /api/messages', {
  right: 'messages',
  failure: 'The messages could not be loaded.',
})

/** The counts in the sidebar and on the dashboard; the panel requests them by itself. */
export const getMessageCounts = endpoint<{ response: MessageCounts }>('GET /api/message-counts', {
  right: 'messages',
  failure: 'The messages could not be counted.',
  passive: true,
})

/** One message, and the people who can take care of it. */
export const getMessage = endpoint<{
  params: { id: string }
  response: { message: Message; people: Holder[] }
}>('GET /api/messages/:id', {
  right: 'messages',
  failure: 'The message could not be loaded.',
})

export type MessageChange = z.output<typeof MessageChangeSchema>

/**
 * Moves a message, marks it read or unread, hands it to a person or adds a note. A message moved out of quarantine is mailed like a
 * new one. 404 when it was deleted.
 */
export const changeMessage = endpoint<{
  params: { id: string }
  body: MessageChange
  response: { success: true; message: Message }
}>('PUT /api/messages/:id', {
  right: 'messages',
  failure: 'The message could not be changed.',
})

/** Deletes a message permanently: nothing of it is kept. */
export const deleteMessage = endpoint<{
  params: { id: string }
  response: { success: true }
}>('DELETE /api/messages/:id', {
  right: 'messages',
  failure: 'The message could not be deleted.',
})

/** Tries to mail a message now. 409 'no_mail' when no mail server or no reader is set. */
export const mailMessage = endpoint<{
  params: { id: string }
  response: { success: true; message: Message }
}>('POST /api/messages/:id/delivery', {
  right: 'messages',
  failure: 'The message could not be e-mailed.',
})

export type ReplyBody = z.output<typeof ReplySchema>

/** Sends a reply to who wrote the message, by mail. 409 'no_mail' without a mail server. */
export const replyToMessage = endpoint<{
  params: { id: string }
  body: ReplyBody
  response: { success: true; message: Message }
}>('POST /api/messages/:id/replies', {
  right: 'messages',
  failure: 'The reply could not be sent.',
})

/** Texts that replies begin with. */
export const templatesApi = documentApi<ReplyTemplates>(REPLY_TEMPLATES)

/**
 * The messages that match, as a CSV file (RFC 4180, UTF-8), with proof; the log records it. In JSON,
 * since the panel's calls read that.
 */
export const exportMessages = endpoint<{
  body: Proof & MessageFilter
  response: { success: true; fileName: string; csv: string }
}>('POST /api/message-export', {
  right: 'messages',
  proof: 'always',
  notOnFirstDay: true,
  failure: 'The messages could not be exported.',
})
