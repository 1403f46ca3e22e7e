interface Props {
  /** The path of a 24 × 24 line drawing. */
  d: string
  /** It points along the line, so it is mirrored where lines begin on the right. */
  onward?: boolean
}

/** A line icon of one path. Only the carousels' file has it, so that no page requests one more. */
export function PathIcon({ d, onward }: Props) {
  return (
    <svg className={onward ? 'icon icon-onward' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
