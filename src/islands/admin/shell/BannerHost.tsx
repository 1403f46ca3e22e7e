import { useStore } from '@nanostores/react'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { $banner, closeBanner, holdBanner, releaseBanner } from '#stores/admin/banner.ts'

/** Where the panel says what was done, or what went wrong; read out as it comes. */
export function BannerHost() {
  const banner = useStore($banner)
  return (
    <div className="toasts" aria-live="polite">
      {banner && (
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
          <Icon name={banner.kind === 'error' ? 'circle-alert' : 'circle-check'} />
          <p>{banner.text}</p>
          {banner.action && (
            <Button
              kind="link"
              icon="undo-2"
              onClick={() => {
                closeBanner()
                banner.action?.run()
              }}
            >
              {banner.action.label}
            </Button>
          )}
          {banner.kind === 'error' && (
            <button type="button" className="icon-button" aria-label="Close" onClick={closeBanner}>
              <Icon name="x" />
            </button>
          )}
        </div>
      )}
    </div>
  )
}
