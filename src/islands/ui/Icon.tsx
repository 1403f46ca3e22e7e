import { Glyph } from './Glyph.tsx'
import lucide from './lucide.json' with { type: 'json' }
import * as onSite from './lucideOnSite.ts'

const SHAPES = { ...lucide, ...onSite }
export type PanelIcon = keyof typeof SHAPES

interface Props {
  name: PanelIcon
  /** A name for screen readers, only when no text says the same. */
  label?: string | undefined
  className?: string | undefined
}

/** One of the panel's line icons. Visitors' islands use a Glyph, which loads no other icons. */
export function Icon({ name, className = '', ...rest }: Props) {
  const turned = /(Left|Right)$/.test(name) ? `icon-onward ${className}`.trim() : className
  return <Glyph shapes={SHAPES[name]} className={turned} {...rest} />
}
