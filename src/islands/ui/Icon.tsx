import { Glyph } from './Glyph.tsx'
import lucide from './lucide.json' with { type: 'json' }
import * as onSite from './lucideOnSite.ts'

const SHAPES = { ...lucide, ...onSite }
export type PanelIcon = keyof typeof SHAPES

/** One of the panel's line icons. Visitors' islands use a Glyph, which loads no other icons. */
export const Icon = ({ name }: { name: PanelIcon }) => (
  <Glyph shapes={SHAPES[name]} className={/(Left|Right)$/.test(name) ? 'icon-onward' : ''} />
)
