import type { PanelIcon } from '#islands/ui/icons.ts'

const ICONS: Readonly<Record<string, PanelIcon>> = {
  header: 'panel-top',
  home: 'house',
  about: 'info',
  contact: 'mail',
  events: 'calendar-days',
  donate: 'hand-heart',
  nikah: 'gem',
  videos: 'video',
  gallery: 'images',
  sisters: 'flower-2',
  youth: 'sprout',
  volunteer: 'hand-helping',
  'explore-islam': 'compass',
  privacy: 'shield-check',
  schoolHeader: 'panel-top',
  schoolHome: 'school',
  schoolInfo: 'book-open',
  schoolEnroll: 'graduation-cap',
  schoolRegistration: 'pencil',
  schoolCalendar: 'calendar-days',
  schoolContact: 'mail',
  schoolDonate: 'hand-heart',
}

/** The picture of a page in the list, by its id; any other page has the generic one. */
export const pageIcon = (pageId: string): PanelIcon => ICONS[pageId] ?? 'file-text'
