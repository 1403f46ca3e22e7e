import type { NoticeKind } from '#domain/notices/notice.ts'
import type { PanelIcon } from '#islands/ui/icons.ts'

export const KIND_NAMES: Record<NoticeKind, string> = {
  announcement: 'Announcement',
  closure: 'Closed',
  janazah: 'Janazah',
  urgent: 'Urgent',
}

export const KIND_ICONS: Record<NoticeKind, PanelIcon> = {
  announcement: 'info',
  closure: 'circle-alert',
  janazah: 'moon',
  urgent: 'triangle-alert',
}

/** The languages a notice can be marked as, so that it is read aloud and set rightly. */
export const LANGUAGES = [
  { value: '', label: 'As the site (English)' },
  { value: 'ar', label: 'Arabic' },
  { value: 'bn', label: 'Bengali' },
  { value: 'bs', label: 'Bosnian' },
  { value: 'fr', label: 'French' },
  { value: 'de', label: 'German' },
  { value: 'id', label: 'Indonesian' },
  { value: 'ms', label: 'Malay' },
  { value: 'fa', label: 'Persian' },
  { value: 'so', label: 'Somali' },
  { value: 'es', label: 'Spanish' },
  { value: 'tr', label: 'Turkish' },
  { value: 'ur', label: 'Urdu' },
]
