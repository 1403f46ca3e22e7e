import { useStore } from '@nanostores/react'
import { Icon } from '#islands/ui/Icon.tsx'
import { $banner, closeBanner } from '#stores/admin/banner.ts'

/** Where the panel says what was done, or what went wrong; read out as it comes. */
export function BannerHost() {
  const banner = useStore($banner)
  return (
    <div className="toasts" aria-live="polite">
      {banner && (
        <div
          key={banner.id}
          className={`toast notice notice-${banner.kind}`}
          role={banner.kind === 'error' ? 'alert' : undefined}
        >
          <Icon name={banner.kind === 'error' ? 'circle-alert' : 'circle-check'} />
          <p>{banner.text}</p>
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
