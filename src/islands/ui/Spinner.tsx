import { spinnerTexts } from '#texts/ui.ts'
import { SpinnerMark } from './SpinnerMark.tsx'
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
