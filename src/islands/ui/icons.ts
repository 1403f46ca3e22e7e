import archive from 'lucide-static/icons/archive.svg?raw'
import arrowDown from 'lucide-static/icons/arrow-down.svg?raw'
import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw'
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw'
import arrowUp from 'lucide-static/icons/arrow-up.svg?raw'
import bell from 'lucide-static/icons/bell.svg?raw'
import bold from 'lucide-static/icons/bold.svg?raw'
import bookOpen from 'lucide-static/icons/book-open.svg?raw'
import calendarArrowDown from 'lucide-static/icons/calendar-arrow-down.svg?raw'
import calendarDays from 'lucide-static/icons/calendar-days.svg?raw'
import check from 'lucide-static/icons/check.svg?raw'
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw'
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw'
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw'
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw'
import circleCheck from 'lucide-static/icons/circle-check.svg?raw'
import clock from 'lucide-static/icons/clock.svg?raw'
import columns2 from 'lucide-static/icons/columns-2.svg?raw'
import compass from 'lucide-static/icons/compass.svg?raw'
import copy from 'lucide-static/icons/copy.svg?raw'
import download from 'lucide-static/icons/download.svg?raw'
import ellipsis from 'lucide-static/icons/ellipsis.svg?raw'
import externalLink from 'lucide-static/icons/external-link.svg?raw'
import eye from 'lucide-static/icons/eye.svg?raw'
import eyeOff from 'lucide-static/icons/eye-off.svg?raw'
import fileText from 'lucide-static/icons/file-text.svg?raw'
import flower2 from 'lucide-static/icons/flower-2.svg?raw'
import gem from 'lucide-static/icons/gem.svg?raw'
import globe from 'lucide-static/icons/globe.svg?raw'
import graduationCap from 'lucide-static/icons/graduation-cap.svg?raw'
import handHeart from 'lucide-static/icons/hand-heart.svg?raw'
import handHelping from 'lucide-static/icons/hand-helping.svg?raw'
import heading2 from 'lucide-static/icons/heading-2.svg?raw'
import heading3 from 'lucide-static/icons/heading-3.svg?raw'
import history from 'lucide-static/icons/history.svg?raw'
import house from 'lucide-static/icons/house.svg?raw'
import image from 'lucide-static/icons/image.svg?raw'
import images from 'lucide-static/icons/images.svg?raw'
import inbox from 'lucide-static/icons/inbox.svg?raw'
import info from 'lucide-static/icons/info.svg?raw'
import italic from 'lucide-static/icons/italic.svg?raw'
import keyRound from 'lucide-static/icons/key-round.svg?raw'
import layoutDashboard from 'lucide-static/icons/layout-dashboard.svg?raw'
import link from 'lucide-static/icons/link.svg?raw'
import list from 'lucide-static/icons/list.svg?raw'
import listOrdered from 'lucide-static/icons/list-ordered.svg?raw'
import logOut from 'lucide-static/icons/log-out.svg?raw'
import mail from 'lucide-static/icons/mail.svg?raw'
import mapPin from 'lucide-static/icons/map-pin.svg?raw'
import monitor from 'lucide-static/icons/monitor.svg?raw'
import monitorSmartphone from 'lucide-static/icons/monitor-smartphone.svg?raw'
import moon from 'lucide-static/icons/moon.svg?raw'
import palette from 'lucide-static/icons/palette.svg?raw'
import panelTop from 'lucide-static/icons/panel-top.svg?raw'
import pencil from 'lucide-static/icons/pencil.svg?raw'
import plus from 'lucide-static/icons/plus.svg?raw'
import printer from 'lucide-static/icons/printer.svg?raw'
import qrCode from 'lucide-static/icons/qr-code.svg?raw'
import quote from 'lucide-static/icons/quote.svg?raw'
import redo2 from 'lucide-static/icons/redo-2.svg?raw'
import reply from 'lucide-static/icons/reply.svg?raw'
import rotateCcw from 'lucide-static/icons/rotate-ccw.svg?raw'
import school from 'lucide-static/icons/school.svg?raw'
import search from 'lucide-static/icons/search.svg?raw'
import settings from 'lucide-static/icons/settings.svg?raw'
import shieldCheck from 'lucide-static/icons/shield-check.svg?raw'
import sprout from 'lucide-static/icons/sprout.svg?raw'
import table from 'lucide-static/icons/table.svg?raw'
import trash2 from 'lucide-static/icons/trash-2.svg?raw'
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?raw'
import undo2 from 'lucide-static/icons/undo-2.svg?raw'
import unlink from 'lucide-static/icons/unlink.svg?raw'
import upload from 'lucide-static/icons/upload.svg?raw'
import userPlus from 'lucide-static/icons/user-plus.svg?raw'
import userRound from 'lucide-static/icons/user-round.svg?raw'
import users from 'lucide-static/icons/users.svg?raw'
import video from 'lucide-static/icons/video.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'
import { shapes } from '#islands/ui/shapes.ts'

/** The panel's icons, as the shapes inside lucide's 24 × 24 line drawings. */
export const PANEL_ICONS = {
  'arrow-down': shapes(arrowDown),
  'arrow-left': shapes(arrowLeft),
  'arrow-right': shapes(arrowRight),
  'arrow-up': shapes(arrowUp),
  archive: shapes(archive),
  inbox: shapes(inbox),
  reply: shapes(reply),
  bell: shapes(bell),
  bold: shapes(bold),
  'book-open': shapes(bookOpen),
  'calendar-arrow-down': shapes(calendarArrowDown),
  'calendar-days': shapes(calendarDays),
  check: shapes(check),
  'chevron-down': shapes(chevronDown),
  'chevron-left': shapes(chevronLeft),
  'chevron-right': shapes(chevronRight),
  'circle-alert': shapes(circleAlert),
  'circle-check': shapes(circleCheck),
  clock: shapes(clock),
  'columns-2': shapes(columns2),
  compass: shapes(compass),
  copy: shapes(copy),
  download: shapes(download),
  ellipsis: shapes(ellipsis),
  'external-link': shapes(externalLink),
  eye: shapes(eye),
  'eye-off': shapes(eyeOff),
  'file-text': shapes(fileText),
  'flower-2': shapes(flower2),
  gem: shapes(gem),
  'graduation-cap': shapes(graduationCap),
  'hand-heart': shapes(handHeart),
  'hand-helping': shapes(handHelping),
  'heading-2': shapes(heading2),
  'heading-3': shapes(heading3),
  globe: shapes(globe),
  history: shapes(history),
  house: shapes(house),
  image: shapes(image),
  images: shapes(images),
  info: shapes(info),
  italic: shapes(italic),
  'key-round': shapes(keyRound),
  'layout-dashboard': shapes(layoutDashboard),
  link: shapes(link),
  list: shapes(list),
  'list-ordered': shapes(listOrdered),
  'log-out': shapes(logOut),
  mail: shapes(mail),
  'map-pin': shapes(mapPin),
  monitor: shapes(monitor),
  'monitor-smartphone': shapes(monitorSmartphone),
  moon: shapes(moon),
  palette: shapes(palette),
  'panel-top': shapes(panelTop),
  pencil: shapes(pencil),
  plus: shapes(plus),
  printer: shapes(printer),
  'qr-code': shapes(qrCode),
  quote: shapes(quote),
  'redo-2': shapes(redo2),
  'rotate-ccw': shapes(rotateCcw),
  school: shapes(school),
  search: shapes(search),
  settings: shapes(settings),
  'shield-check': shapes(shieldCheck),
  sprout: shapes(sprout),
  table: shapes(table),
  'trash-2': shapes(trash2),
  'triangle-alert': shapes(triangleAlert),
  'undo-2': shapes(undo2),
  unlink: shapes(unlink),
  upload: shapes(upload),
  'user-plus': shapes(userPlus),
  'user-round': shapes(userRound),
  users: shapes(users),
  video: shapes(video),
  x: shapes(x),
} as const

export type PanelIcon = keyof typeof PANEL_ICONS
