interface Props {
  /** Said to screen readers: 'Loading messages…'. */
  label: string
  rows: number
  /** Of a row as it will be, so that nothing jumps. */
  height: string
}

/** The shape of a list while it loads. */
export const Skeleton = ({ label, rows, height }: Props) => (
  <div className="pile-2xs">
    <p className="visually-hidden" role="status">
      {label}
    </p>
    {Array.from({ length: rows }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows are all alike
      <div key={index} className="skeleton" style={{ height }} aria-hidden="true" />
    ))}
  </div>
)
