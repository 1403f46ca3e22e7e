import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Icon } from '#islands/ui/Icon.tsx'
import { $suggestion, banner, closeSuggestion, showErrorsInDialog, undo } from './banner.ts'
import { ShareToast } from './ShareToast.tsx'
import { OfferToast, Toast } from './Toast.tsx'
import './toasts.css'

/** Shows messages about actions and errors; screen readers announce each once: an alert is outside the live region. */
export function BannerHost() {
  return (
    <div className="toasts">
      <BannerToast kind="error" inDialog={false} />
      <div className="toasts-said" aria-live="polite">
        <BannerToast kind="success" inDialog={false} />
        <UndoToast />
        <SuggestionToast />
        <ShareToast />
      </div>
    </div>
  )
}

/** Errors inside a dialog, which covers the page. */
export function DialogErrors() {
  useEffect(showErrorsInDialog, [])
  return (
    <div className="toasts">
      <BannerToast kind="error" inDialog />
    </div>
  )
}

function BannerToast({ kind, inDialog }: { kind: 'success' | 'error'; inDialog: boolean }) {
  const shown = useStore(banner.$shown)
  if (shown?.kind !== kind || shown.inDialog !== inDialog) return null
  const isError = kind === 'error'
  return (
    <Toast
      key={shown.id}
      className={`notice-${kind}`}
      role={isError ? 'alert' : undefined}
      close={isError ? banner.close : undefined}
      hold={banner.hold}
      release={banner.release}
    >
      <Icon name={isError ? 'circleAlert' : 'circleCheck'} />
      <p>{shown.text}</p>
    </Toast>
  )
}

/** Offers to undo the last change, long enough for a person to notice a mistake. */
function UndoToast() {
  const offer = useStore(undo.$shown)
  if (!offer) return null
  return (
    <OfferToast
      key={offer.id}
      className="undo-toast"
      icon="undo2"
      close={undo.close}
      closes="Dismiss"
      hold={undo.hold}
      release={undo.release}
      offer={offer}
    />
  )
}

/** Offers what a save makes sensible elsewhere, until somebody does it or closes it. */
function SuggestionToast() {
  const suggestion = useStore($suggestion)
  return suggestion && <OfferToast offer={suggestion} close={closeSuggestion} closes="Not now" />
}
