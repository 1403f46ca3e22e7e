import type { PrayerName } from '#domain/prayer/names.ts'

/** What a link to the prayer times can open at once. */
type Shortcut = PrayerName | 'jumuah' | 'khateeb' | 'eid'

/** The address that opens a form. */
export const shortcutTo = (name: Shortcut): string => `/admin/prayer-times#change-${name}`
