import { createContext } from 'react'
import type { noticeTemplateTexts } from '#texts/noticeTemplates.ts'

/** The usual notices: each opens the form filled, with one thing left to type. */
export const TEMPLATE_LABELS = {
  janazah: 'Janazah',
  closed: 'Closed',
  parking: 'Parking',
  urgent: 'Urgent',
  other: 'Something else',
}
export type Template = keyof typeof TEMPLATE_LABELS
export const TEMPLATES = Object.keys(TEMPLATE_LABELS) as Template[]

/** The address that opens the form of a template. */
export const newNotice = (template: Template): string => `/admin/notices#new-${template}`

/** What new notices say at first, in the site's own language, whatever language the panel is read in. */
export type NoticeWords = typeof noticeTemplateTexts
export const OwnNoticeWords = createContext({} as NoticeWords)
