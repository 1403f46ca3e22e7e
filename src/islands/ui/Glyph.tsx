interface Props {
  /** The shapes inside a 24 × 24 line drawing. */
  shapes: string
  /** A name for screen readers, only when no text says the same. */
  label?: string | undefined
  className?: string | undefined
}

/** One line icon, as tall as the text beside it. */
export function Glyph({ shapes, label, className }: Props) {
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
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}
