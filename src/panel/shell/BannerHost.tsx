import { useStore } from '@nanostores/react'
import { Icon } from '#islands/ui/Icon.tsx'
import { $banner, closeBanner, holdBanner, releaseBanner } from './banner.ts'
import { ShareToast } from './ShareToast.tsx'
import { SuggestionToast } from './SuggestionToast.tsx'
import { UndoToast } from './UndoToast.tsx'
import './toasts.css'

/** Shows messages about actions and errors; screen readers announce them. */
export function BannerHost() {
  return (
    <div className="toasts" aria-live="polite">
      <BannerToast inForm={false} />
      <UndoToast />
      <SuggestionToast />
      <ShareToast />
    </div>
  )
}

/** The same inside a form dialog, which covers the page. */
export function FormBanner() {
  return (
    <div className="toasts">
      <BannerToast inForm />
    </div>
  )
}

function BannerToast({ inForm }: { inForm: boolean }) {
  const banner = useStore($banner)
  if (!banner || banner.inForm !== inForm) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it; it only stays longer
    <div
      key={banner.id}
      className={`toast notice notice-${banner.kind}`}
      role={banner.kind === 'error' ? 'alert' : undefined}
      onMouseEnter={holdBanner}
      onMouseLeave={releaseBanner}
      onFocus={holdBanner}
      onBlur={releaseBanner}
    >
      <Icon name={banner.kind === 'error' ? 'circleAlert' : 'circleCheck'} />
      <p>{banner.text}</p>
      {banner.kind === 'error' && (
        <button type="button" className="icon-button" aria-label="Close" onClick={closeBanner}>
          <Icon name="x" />
        </button>
      )}
    </div>
  )
}
