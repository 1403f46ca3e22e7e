/** The rotating arc of what is loading, beside a text. */
export function SpinnerMark() {
  return (
    <svg className="spinner-mark" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
}
