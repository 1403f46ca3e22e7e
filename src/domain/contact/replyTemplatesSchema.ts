import { z } from 'zod'
import { oneLine, visible } from '#domain/content/plainText.ts'
import { REPLY_MOST } from './inbox.ts'
import { TEMPLATE_NAME_MOST, TEMPLATES_MOST } from './replyTemplates.ts'

export const ReplyTemplatesSchema = z.object({
  templates: z
    .array(
      z.object({
        name: z
          .string()
          .overwrite(oneLine)
          .min(1, 'Enter a name for the template.')
          .max(TEMPLATE_NAME_MOST, `At most ${TEMPLATE_NAME_MOST} characters fit.`),
        text: z
          .string()
          .overwrite(text => visible(text).trim())
          .min(1, 'Enter a text.')
          .max(REPLY_MOST, `At most ${REPLY_MOST} characters fit.`),
      }),
    )
    .max(TEMPLATES_MOST, `A site can have at most ${TEMPLATES_MOST} templates.`),
})
