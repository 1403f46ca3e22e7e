import { spinnerTexts } from '#texts/ui.ts'
import './ui.css'

/** Shows that something is loading: a rotating arc and a text. */
export function Spinner({ label = spinnerTexts.loading }: { label?: string | undefined }) {
  return (
    <p className="spinner" role="status">
      <SpinnerMark />
      <span>{label}</span>
    </p>
  )
}

/** Only the arc, beside other text. */
export function SpinnerMark() {
  return (
    <svg className="spinner-mark" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
}
