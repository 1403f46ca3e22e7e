import { Glyph } from './Glyph.tsx'
import * as lucide from './lucide.ts'

const SHAPES = { ...lucide }
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
