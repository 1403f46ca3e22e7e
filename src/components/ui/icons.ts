import {
  arrowLeft,
  arrowRight,
  arrowUp,
  bookOpen,
  calendarDays,
  chevronDown,
  circleAlert,
  circleCheck,
  clock,
  externalLink,
  globe,
  handHeart,
  info,
  mail,
  mapPin,
  menu,
  messageCircle,
  moon,
  pause,
  phone,
  play,
  sunMoon,
  triangleAlert,
  users,
  x,
} from '#islands/ui/lucide.ts'

/**
 * The icons in use, as the shapes inside a 24 × 24 line drawing: lucide's, and in the
 * same style the four networks, which lucide does not have.
 */
export const SITE_ICONS = {
  'arrow-left': arrowLeft,
  'arrow-right': arrowRight,
  'arrow-up': arrowUp,
  'book-open': bookOpen,
  'calendar-days': calendarDays,
  'chevron-down': chevronDown,
  'circle-alert': circleAlert,
  'circle-check': circleCheck,
  clock,
  'external-link': externalLink,
  globe,
  'hand-heart': handHeart,
  info,
  mail,
  'map-pin': mapPin,
  menu,
  'message-circle': messageCircle,
  moon,
  pause,
  phone,
  play,
  'sun-moon': sunMoon,
  'triangle-alert': triangleAlert,
  users,
  close: x,
  facebook:
    '<path d="M17 2.5h-2.6A4.4 4.4 0 0 0 10 6.900V9.500H7v4h3v8h4v-8h3l1-4h-4V7a.9.9 0 0 1 .9-.9H18V2.500z"/>',
  youtube:
    '<rect x="2.500" y="5" width="19" height="14" rx="4"/><path d="m10.200 9.200 4.800 2.800-4.800 2.800z"/>',
  x: '<path d="M4 3.500h4L20 20.500h-4zM19 3.500l-6.200 7M5 20.500l6.300-7.100"/>',
  instagram:
    '<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17.200 6.800h.01"/>',
} as const

export type IconName = keyof typeof SITE_ICONS
