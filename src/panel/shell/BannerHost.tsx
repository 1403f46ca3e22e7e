import { useStore } from '@nanostores/react'
import { Icon } from '#islands/ui/Icon.tsx'
import {
  $banner,
  $suggestion,
  $undo,
  closeBanner,
  closeSuggestion,
  closeUndo,
  holdBanner,
  holdUndo,
  releaseBanner,
  releaseUndo,
} from './banner.ts'
import { ShareToast } from './ShareToast.tsx'
import { OfferToast, Toast } from './Toast.tsx'
import './toasts.css'

/** Shows messages about actions and errors; screen readers announce each once: an alert is outside the live region. */
export function BannerHost() {
  return (
    <div className="toasts">
      <BannerToast kind="error" inForm={false} />
      <div className="toasts-said" aria-live="polite">
        <BannerToast kind="success" inForm={false} />
        <UndoToast />
        <SuggestionToast />
        <ShareToast />
      </div>
    </div>
  )
}

/** The same inside a form dialog, which covers the page. */
export function FormBanner() {
  return (
    <div className="toasts">
      <BannerToast kind="error" inForm />
    </div>
  )
}

function BannerToast({ kind, inForm }: { kind: 'success' | 'error'; inForm: boolean }) {
  const banner = useStore($banner)
  if (banner?.kind !== kind || banner.inForm !== inForm) return null
  const isError = kind === 'error'
  return (
    <Toast
      key={banner.id}
      className={`notice-${banner.kind}`}
      role={isError ? 'alert' : undefined}
      close={isError ? closeBanner : undefined}
      hold={holdBanner}
      release={releaseBanner}
    >
      <Icon name={isError ? 'circleAlert' : 'circleCheck'} />
      <p>{banner.text}</p>
    </Toast>
  )
}

/** Offers to undo the last change, long enough for a person to notice a mistake. */
function UndoToast() {
  const offer = useStore($undo)
  if (!offer) return null
  return (
    <OfferToast
      key={offer.id}
      className="undo-toast"
      icon="undo2"
      close={closeUndo}
      closes="Dismiss"
      hold={holdUndo}
      release={releaseUndo}
      offer={offer}
    />
  )
}

/** Offers what a save makes sensible elsewhere, until somebody does it or closes it. */
function SuggestionToast() {
  const suggestion = useStore($suggestion)
  return suggestion && <OfferToast offer={suggestion} close={closeSuggestion} closes="Not now" />
}
