import {
  MessageChangeSchema,
  MessageExportSchema,
  MessageParamsSchema,
  MessagesQuerySchema,
  ReplySchema,
} from '#contract/messages.schema.ts'
import {
  changeMessage,
  deleteMessage,
  exportMessages,
  getMessage,
  getMessageCounts,
  getMessages,
  mailMessage,
  replyToMessage,
} from '#contract/messages.ts'
import { messagesCsv } from '#domain/contact/csv.ts'
import { REPLY_TEMPLATES, type ReplyTemplates } from '#domain/contact/replyTemplates.ts'
import { ReplyTemplatesSchema } from '#domain/contact/replyTemplatesSchema.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { onAdmin } from '../auth/admin.ts'
import { PanelDocument } from '../document/document.ts'
import { documentRoutes, loggedAs } from '../document/routes.ts'
import { DONE } from '../http/response.ts'
import { siteOrigin } from '../siteOrigin.ts'
import { read } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { replyTemplatesDocument } from '../storage/replyTemplates.ts'
import { deliverMessage } from './deliver.ts'
import { mailHandedOn } from './holder.ts'
import {
  changeMessageState,
  countInbox,
  deliverAgain,
  messagesPage,
  messagesToExport,
  oneMessage,
  removeMessage,
  replyTo,
} from './inbox.ts'

const params = MessageParamsSchema

const templates = new PanelDocument<ReplyTemplates, ReplyTemplates>({
  document: replyTemplatesDocument,
  logged: loggedAs('templates', () => 'Changed what replies to messages begin with'),
})

export const messageRoutes = [
  onAdmin(getMessages, { query: MessagesQuerySchema }, ({ query }) => messagesPage(query)),
  onAdmin(getMessageCounts, {}, countInbox),
  onAdmin(getMessage, { params }, ({ params: { id } }) => oneMessage(id)),
  onAdmin(changeMessage, { params, body: MessageChangeSchema }, async call => {
    const { admin, params, body, waitUntil, request } = call
    const { message, released } = await changeMessageState(admin.user, params.id, body)
    if (released) waitUntil(deliverMessage(params.id))
    if (body.holder) {
      const link = `${siteOrigin(request)}/admin/messages/${params.id}`
      waitUntil(mailHandedOn(body.holder, admin.user, link))
    }
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
  onAdmin(replyToMessage, { params, body: ReplySchema }, async ({ admin, params, body }) => ({
    ...DONE,
    message: await replyTo(admin, params.id, body),
  })),
  ...documentRoutes(REPLY_TEMPLATES, templates, { values: ReplyTemplatesSchema }),
  onAdmin(exportMessages, { body: MessageExportSchema }, async ({ admin, body }) => {
    const messages = await messagesToExport(admin.user, body)
    const { timeZone } = (await read(prayerSettingsDocument)).value.place
    const csv = messagesCsv(messages, timeZone)
    const day = civilDateIn(timeZone, new Date())
    return { ...DONE, fileName: `messages-${day}.csv`, csv }
  }),
]
