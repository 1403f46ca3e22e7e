import { Glyph } from './Glyph.tsx'
import lucide from './lucide.json' with { type: 'json' }
import * as onSite from './lucideOnSite.ts'

const SHAPES = { ...lucide, ...onSite }
export type PanelIcon = keyof typeof SHAPES

/** One of the panel's line icons. */
export const Icon = ({ name }: { name: PanelIcon }) => (
  <Glyph shapes={SHAPES[name]} isOnward={/(Left|Right)$/.test(name)} />
)
