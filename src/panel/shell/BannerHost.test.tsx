import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BannerHost } from './BannerHost.tsx'
import { closeBanner, showError, showSuccess } from './banner.ts'

const LIVE = '<div class="toasts-said" aria-live="polite">'

it('has an error announced once, by its own role', () => {
  showError('Not saved.')
  const [outside, inside] = renderToStaticMarkup(<BannerHost />).split(LIVE)
  expect(outside).toMatch(/role="alert".*Not saved\./)
  expect(inside).not.toContain('Not saved.')
  closeBanner()
})

it('has a success announced by the live region', () => {
  showSuccess('Saved.')
  expect(renderToStaticMarkup(<BannerHost />).split(LIVE)[1]).toContain('Saved.')
  closeBanner()
})
