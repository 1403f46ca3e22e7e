import lucide from './lucide.json' with { type: 'json' }
import * as onSite from './lucideOnSite.ts'

const SHAPES = { ...lucide, ...onSite }
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
