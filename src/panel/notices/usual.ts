/** The usual notices: each opens the form filled, with one thing left to type. */
export const TEMPLATES = ['janazah', 'closed', 'parking', 'urgent', 'other'] as const
export type Template = (typeof TEMPLATES)[number]

export const TEMPLATE_LABELS: Record<Template, string> = {
  janazah: 'Janazah',
  closed: 'Closed',
  parking: 'Parking',
  urgent: 'Urgent',
  other: 'Something else',
}

/** The address that opens the form of a template. */
export const newNotice = (template: Template): string => `/admin/notices#new-${template}`
