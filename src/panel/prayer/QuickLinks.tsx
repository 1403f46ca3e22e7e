import { PRAYERS } from '#domain/prayer/names.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { prayerNames } from '#texts/prayerNames.ts'
import { type Shortcut, shortcutTo } from './shortcutTo.ts'

const LINKS: readonly (readonly [Shortcut, string])[] = [
  ...PRAYERS.map(prayer => [prayer, prayerNames[prayer]] as const),
  ['jumuah', prayerNames.jumuah],
  ['eid', 'Eid'],
]

/** Opens the form of a prayer from the dashboard. */
export function QuickLinks() {
  return (
    <nav className="quick-links pile-2xs" aria-labelledby="quick-links-title">
      <h2 className="plain-heading small" id="quick-links-title">
        Change the time of
      </h2>
      <ul className="bare line-2xs">
        {LINKS.map(([name, label]) => (
          <li key={name}>
            <PanelLink className="button button-quiet" href={shortcutTo(name)}>
              {label}
            </PanelLink>
          </li>
        ))}
        <li>
          <PanelLink className="button button-quiet" href="/admin/prayer-times#timetable">
            Timetable
          </PanelLink>
        </li>
      </ul>
    </nav>
  )
}
