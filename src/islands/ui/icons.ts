import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw'
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw'
import bell from 'lucide-static/icons/bell.svg?raw'
import calendarDays from 'lucide-static/icons/calendar-days.svg?raw'
import check from 'lucide-static/icons/check.svg?raw'
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw'
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw'
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw'
import circleCheck from 'lucide-static/icons/circle-check.svg?raw'
import clock from 'lucide-static/icons/clock.svg?raw'
import copy from 'lucide-static/icons/copy.svg?raw'
import download from 'lucide-static/icons/download.svg?raw'
import ellipsis from 'lucide-static/icons/ellipsis.svg?raw'
import externalLink from 'lucide-static/icons/external-link.svg?raw'
import eye from 'lucide-static/icons/eye.svg?raw'
import eyeOff from 'lucide-static/icons/eye-off.svg?raw'
import fileText from 'lucide-static/icons/file-text.svg?raw'
import history from 'lucide-static/icons/history.svg?raw'
import info from 'lucide-static/icons/info.svg?raw'
import keyRound from 'lucide-static/icons/key-round.svg?raw'
import layoutDashboard from 'lucide-static/icons/layout-dashboard.svg?raw'
import link from 'lucide-static/icons/link.svg?raw'
import logOut from 'lucide-static/icons/log-out.svg?raw'
import monitorSmartphone from 'lucide-static/icons/monitor-smartphone.svg?raw'
import palette from 'lucide-static/icons/palette.svg?raw'
import pencil from 'lucide-static/icons/pencil.svg?raw'
import plus from 'lucide-static/icons/plus.svg?raw'
import printer from 'lucide-static/icons/printer.svg?raw'
import rotateCcw from 'lucide-static/icons/rotate-ccw.svg?raw'
import settings from 'lucide-static/icons/settings.svg?raw'
import shieldCheck from 'lucide-static/icons/shield-check.svg?raw'
import trash2 from 'lucide-static/icons/trash-2.svg?raw'
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?raw'
import undo2 from 'lucide-static/icons/undo-2.svg?raw'
import upload from 'lucide-static/icons/upload.svg?raw'
import userPlus from 'lucide-static/icons/user-plus.svg?raw'
import userRound from 'lucide-static/icons/user-round.svg?raw'
import users from 'lucide-static/icons/users.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'
import { shapes } from '#components/ui/shapes.ts'

/** The panel's icons, as the shapes inside lucide's 24 × 24 line drawings. */
export const PANEL_ICONS = {
  'arrow-left': shapes(arrowLeft),
  'arrow-right': shapes(arrowRight),
  bell: shapes(bell),
  'calendar-days': shapes(calendarDays),
  check: shapes(check),
  'chevron-left': shapes(chevronLeft),
  'chevron-right': shapes(chevronRight),
  'circle-alert': shapes(circleAlert),
  'circle-check': shapes(circleCheck),
  clock: shapes(clock),
  copy: shapes(copy),
  download: shapes(download),
  ellipsis: shapes(ellipsis),
  'external-link': shapes(externalLink),
  'eye-off': shapes(eyeOff),
  eye: shapes(eye),
  'file-text': shapes(fileText),
  history: shapes(history),
  info: shapes(info),
  'key-round': shapes(keyRound),
  'layout-dashboard': shapes(layoutDashboard),
  link: shapes(link),
  'log-out': shapes(logOut),
  'monitor-smartphone': shapes(monitorSmartphone),
  palette: shapes(palette),
  pencil: shapes(pencil),
  plus: shapes(plus),
  printer: shapes(printer),
  'rotate-ccw': shapes(rotateCcw),
  settings: shapes(settings),
  'shield-check': shapes(shieldCheck),
  'trash-2': shapes(trash2),
  'triangle-alert': shapes(triangleAlert),
  'undo-2': shapes(undo2),
  upload: shapes(upload),
  'user-plus': shapes(userPlus),
  'user-round': shapes(userRound),
  users: shapes(users),
  x: shapes(x),
} as const

export type PanelIcon = keyof typeof PANEL_ICONS
