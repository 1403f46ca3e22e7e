import { PRAYERS } from '#domain/prayer/names.ts'
import { Shortcuts } from '#panel/shell/Shortcuts.tsx'
import { prayerNames } from '#texts/prayerNames.ts'
import { shortcutTo } from './shortcutTo.ts'

const LINKS = [
  ...PRAYERS.map(prayer => [prayerNames[prayer], shortcutTo(prayer)] as const),
  [prayerNames.jumuah, shortcutTo('jumuah')],
  ['Eid', shortcutTo('eid')],
  ['Timetable', '/admin/prayer-times#timetable'],
] as const

/** Opens the form of a prayer from the dashboard. */
export const QuickLinks = () => <Shortcuts title="Change the time of" links={LINKS} />
