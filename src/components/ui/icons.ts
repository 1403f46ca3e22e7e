import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw'
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw'
import arrowUp from 'lucide-static/icons/arrow-up.svg?raw'
import bookOpen from 'lucide-static/icons/book-open.svg?raw'
import calendarDays from 'lucide-static/icons/calendar-days.svg?raw'
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw'
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw'
import circleCheck from 'lucide-static/icons/circle-check.svg?raw'
import clock from 'lucide-static/icons/clock.svg?raw'
import externalLink from 'lucide-static/icons/external-link.svg?raw'
import handHeart from 'lucide-static/icons/hand-heart.svg?raw'
import info from 'lucide-static/icons/info.svg?raw'
import mail from 'lucide-static/icons/mail.svg?raw'
import mapPin from 'lucide-static/icons/map-pin.svg?raw'
import menu from 'lucide-static/icons/menu.svg?raw'
import messageCircle from 'lucide-static/icons/message-circle.svg?raw'
import pause from 'lucide-static/icons/pause.svg?raw'
import phone from 'lucide-static/icons/phone.svg?raw'
import play from 'lucide-static/icons/play.svg?raw'
import sunMoon from 'lucide-static/icons/sun-moon.svg?raw'
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?raw'
import users from 'lucide-static/icons/users.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'
import { shapes } from '#islands/ui/shapes.ts'

/**
 * The icons in use, as the shapes inside a 24 × 24 line drawing: lucide's, and in the
 * same style the four networks, which lucide does not have.
 */
export const SITE_ICONS = {
  'arrow-left': shapes(arrowLeft),
  'arrow-right': shapes(arrowRight),
  'arrow-up': shapes(arrowUp),
  'book-open': shapes(bookOpen),
  'calendar-days': shapes(calendarDays),
  'chevron-down': shapes(chevronDown),
  'circle-alert': shapes(circleAlert),
  'circle-check': shapes(circleCheck),
  clock: shapes(clock),
  'external-link': shapes(externalLink),
  'hand-heart': shapes(handHeart),
  info: shapes(info),
  mail: shapes(mail),
  'map-pin': shapes(mapPin),
  menu: shapes(menu),
  'message-circle': shapes(messageCircle),
  pause: shapes(pause),
  phone: shapes(phone),
  play: shapes(play),
  'sun-moon': shapes(sunMoon),
  'triangle-alert': shapes(triangleAlert),
  users: shapes(users),
  close: shapes(x),
  facebook:
    '<path d="M17 2.5h-2.6A4.4 4.4 0 0 0 10 6.900V9.500H7v4h3v8h4v-8h3l1-4h-4V7a.9.9 0 0 1 .9-.9H18V2.500z"/>',
  youtube:
    '<rect x="2.500" y="5" width="19" height="14" rx="4"/><path d="m10.200 9.200 4.800 2.800-4.800 2.800z"/>',
  x: '<path d="M4 3.500h4L20 20.500h-4zM19 3.500l-6.200 7M5 20.500l6.300-7.100"/>',
  instagram:
    '<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17.200 6.800h.01"/>',
} as const

export type IconName = keyof typeof SITE_ICONS
