import type { ComponentProps } from 'react'
import { Icon, type PanelIcon } from './Icon.tsx'

interface Props extends ComponentProps<'button'> {
  icon: PanelIcon
  'aria-label': string
}

/** A button that shows an icon alone. */
export const IconButton = ({ icon, ...rest }: Props) => (
  <button type="button" className="icon-button" {...rest}>
    <Icon name={icon} />
  </button>
)
