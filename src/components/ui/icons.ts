import * as lucide from '#islands/ui/lucide.ts'

/**
 * The icons of the built pages, as the shapes inside a 24 × 24 line drawing: lucide's, those that no script
 * draws included, and in the same style the four networks, which lucide does not have.
 */
export const SITE_ICONS = {
  ...lucide,
  close: lucide.x,
  menu: '<path d="M4 5h16"/><path d="M4 12h16"/><path d="M4 19h16"/>',
  messageCircle:
    '<path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719"/>',
  pause:
    '<rect x="14" y="3" width="5" height="18" rx="1"/><rect x="5" y="3" width="5" height="18" rx="1"/>',
  phone:
    '<path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384"/>',
  play: '<path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z"/>',
  sunMoon:
    '<path d="M12 2v2"/><path d="M14.837 16.385a6 6 0 1 1-7.223-7.222c.624-.147.97.66.715 1.248a4 4 0 0 0 5.26 5.259c.589-.255 1.396.09 1.248.715"/><path d="M16 12a4 4 0 0 0-4-4"/><path d="m19 5-1.256 1.256"/><path d="M20 12h2"/>',
  facebook:
    '<path d="M17 2.5h-2.6A4.4 4.4 0 0 0 10 6.900V9.500H7v4h3v8h4v-8h3l1-4h-4V7a.9.9 0 0 1 .9-.9H18V2.500z"/>',
  youtube:
    '<rect x="2.500" y="5" width="19" height="14" rx="4"/><path d="m10.200 9.200 4.800 2.800-4.800 2.800z"/>',
  x: '<path d="M4 3.500h4L20 20.500h-4zM19 3.500l-6.200 7M5 20.500l6.300-7.100"/>',
  instagram:
    '<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17.200 6.800h.01"/>',
} as const

export type IconName = keyof typeof SITE_ICONS
