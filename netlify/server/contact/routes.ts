import {
  MessageChangeSchema,
  MessageExportSchema,
  MessageParamsSchema,
  MessagesQuerySchema,
} from '#contract/messages.schema.ts'
import {
  changeMessage,
  deleteMessage,
  exportMessages,
  getMessage,
  getMessageCounts,
  getMessages,
  mailMessage,
} from '#contract/messages.ts'
import { messagesCsv } from '#domain/contact/csv.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { onAdmin } from '../auth/admin.ts'
import { DONE } from '../http/response.ts'
import { read } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { deliverMessage } from './deliver.ts'
import {
  changeMessageState,
  countInbox,
  deliverAgain,
  messagesPage,
  messagesToExport,
  oneMessage,
  removeMessage,
} from './inbox.ts'

const params = MessageParamsSchema

export const messageRoutes = [
  onAdmin(getMessages, { query: MessagesQuerySchema }, ({ query }) => messagesPage(query)),
  onAdmin(getMessageCounts, {}, countInbox),
  onAdmin(getMessage, { params }, async ({ params: { id } }) => ({
    message: await oneMessage(id),
  })),
  onAdmin(changeMessage, { params, body: MessageChangeSchema }, async call => {
    const { admin, params, body, waitUntil } = call
    const { message, released } = await changeMessageState(admin.user, params.id, body)
    if (released) waitUntil(deliverMessage(params.id))
    return { ...DONE, message }
  }),
  onAdmin(deleteMessage, { params }, async ({ admin, params: { id } }) => {
    await removeMessage(admin.user, id)
    return DONE
  }),
  onAdmin(mailMessage, { params }, async ({ admin, params: { id } }) => ({
    ...DONE,
    message: await deliverAgain(admin.user, id),
  })),
  onAdmin(exportMessages, { body: MessageExportSchema }, async ({ admin, body }) => {
    const messages = await messagesToExport(admin.user, body)
    const { timeZone } = (await read(prayerSettingsDocument)).value.place
    const csv = messagesCsv(messages, timeZone)
    const day = civilDateIn(timeZone, new Date())
    return { ...DONE, fileName: `messages-${day}.csv`, csv }
  }),
]
