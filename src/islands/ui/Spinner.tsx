import './ui.css'

/** Says that something is on its way: a turning arc, and the same in words. */
export function Spinner({ label = 'Loading…' }: { label?: string | undefined }) {
  return (
    <p className="spinner" role="status">
      <SpinnerMark />
      <span>{label}</span>
    </p>
  )
}

/** The arc alone, inside something that says the rest. */
export function SpinnerMark() {
  return (
    <svg className="spinner-mark" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
}
