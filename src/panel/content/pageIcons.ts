import type { PanelIcon } from '#islands/ui/Icon.tsx'

const ICONS: Readonly<Record<string, PanelIcon>> = {
  header: 'panelTop',
  home: 'house',
  about: 'info',
  contact: 'mail',
  events: 'calendarDays',
  donate: 'handHeart',
  nikah: 'gem',
  videos: 'video',
  gallery: 'images',
  sisters: 'flower2',
  youth: 'sprout',
  volunteer: 'handHelping',
  'explore-islam': 'compass',
  privacy: 'shieldCheck',
  schoolHeader: 'panelTop',
  schoolHome: 'school',
  schoolInfo: 'bookOpen',
  schoolEnroll: 'graduationCap',
  schoolRegistration: 'pencil',
  schoolCalendar: 'calendarDays',
  schoolContact: 'mail',
  schoolDonate: 'handHeart',
}

/** The picture of a page in the list, by its id; any other page has the generic one. */
export const pageIcon = (pageId: string): PanelIcon => ICONS[pageId] ?? 'fileText'
