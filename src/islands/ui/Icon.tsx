import { Glyph } from './Glyph.tsx'
import { PANEL_ICONS, type PanelIcon } from './icons.ts'

interface Props {
  name: PanelIcon
  /** A name for screen readers, only when no text says the same. */
  label?: string | undefined
  className?: string | undefined
}

/** One of the panel's line icons. Visitors' islands use a Glyph, which loads no other icons. */
export function Icon({ name, className = '', ...rest }: Props) {
  const turned = /-(left|right)$/.test(name) ? `icon-onward ${className}`.trim() : className
  return <Glyph shapes={PANEL_ICONS[name]} className={turned} {...rest} />
}
