import { useStore } from '@nanostores/react'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { $suggestion, closeSuggestion } from './banner.ts'

/** Offers what a save makes sensible elsewhere, until somebody does it or closes it. */
export function SuggestionToast() {
  const suggestion = useStore($suggestion)
  if (!suggestion) return null
  const { text, label, run } = suggestion
  const accept = () => {
    closeSuggestion()
    run()
  }
  return (
    <div className="toast notice notice-info">
      <p>{text}</p>
      <Button kind="link" onClick={accept}>
        {label}
      </Button>
      <button type="button" className="icon-button" aria-label="Close" onClick={closeSuggestion}>
        <Icon name="x" />
      </button>
    </div>
  )
}
