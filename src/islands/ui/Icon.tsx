import { PANEL_ICONS, type PanelIcon } from './icons.ts'

interface Props {
  name: PanelIcon
  /** A name for screen readers, only where no text says the same. */
  label?: string | undefined
  className?: string | undefined
}

/** One line icon, as tall as the text beside it. */
export function Icon({ name, label, className }: Props) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of our own icon files
      dangerouslySetInnerHTML={{ __html: PANEL_ICONS[name] }}
    />
  )
}
