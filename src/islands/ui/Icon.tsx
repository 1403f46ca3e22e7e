import { Glyph } from './Glyph.tsx'
import { PANEL_ICONS, type PanelIcon } from './icons.ts'

interface Props {
  name: PanelIcon
  /** A name for screen readers, only where no text says the same. */
  label?: string | undefined
  className?: string | undefined
}

/** One of the panel's line icons. Visitors' islands take a Glyph, which brings no others along. */
export function Icon({ name, ...rest }: Props) {
  return <Glyph shapes={PANEL_ICONS[name]} {...rest} />
}
