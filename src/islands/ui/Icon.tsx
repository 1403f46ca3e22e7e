import lucide from './lucide.json' with { type: 'json' }
import { calendarDays, list, mapPin, pencil, search, x } from './lucideOnSite.ts'

// By name: of all of them at once the bundler makes an object, and visitors' pages load how.
const SHAPES = { ...lucide, calendarDays, list, mapPin, pencil, search, x }
export type PanelIcon = keyof typeof SHAPES

/** One of the panel's line icons, as tall as the text beside it. */
export const Icon = ({ name }: { name: PanelIcon }) => (
  <svg
    className={/(Left|Right)$/.test(name) ? 'icon icon-onward' : 'icon'}
    viewBox="0 0 24 24"
    width="24"
    height="24"
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of our own icon files
    dangerouslySetInnerHTML={{ __html: SHAPES[name] }}
  />
)
