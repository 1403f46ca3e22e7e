interface Props {
  /** The shapes inside a 24 × 24 line drawing. */
  shapes: string
  isOnward: boolean
}

/** One line icon, as tall as the text beside it. */
export const Glyph = ({ shapes, isOnward }: Props) => (
  <svg
    className={isOnward ? 'icon icon-onward' : 'icon'}
    viewBox="0 0 24 24"
    width="24"
    height="24"
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of our own icon files
    dangerouslySetInnerHTML={{ __html: shapes }}
  />
)
