import { bannerSeconds } from '#domain/visitor/banner.ts'
import { ready } from '#islands/ui/early.ts'

/**
 * Animates the banner's message: a copy of the text follows it, and the duration of a round depends on
 * the text's width. The style sheet stops it with reduced motion, hover and focus.
 */
export function startBanner(): void {
  const ticker = document.querySelector<HTMLElement>('[data-ticker]')
  const track = ticker?.querySelector<HTMLElement>('[data-ticker-track]')
  const text = track?.querySelector<HTMLElement>('[data-ticker-text]')
  const pause = ticker?.querySelector<HTMLButtonElement>('[data-ticker-pause]')
  if (!ticker || !track || !text || !pause) return

  const copy = text.cloneNode(true) as HTMLElement
  copy.setAttribute('aria-hidden', 'true')
  track.append(copy)

  // Where the message is scrolled by hand, the keyboard can do so too.
  const view = track.parentElement
  if (view && getComputedStyle(view).overflowX === 'auto') view.tabIndex = 0

  const measure = () => {
    const seconds = bannerSeconds(text.getBoundingClientRect().width)
    track.style.setProperty('--ticker-time', `${seconds}s`)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(text)

  ticker.dataset.ticker = 'running'
  pause.addEventListener('click', () => {
    const paused = ticker.dataset.ticker !== 'paused'
    ticker.dataset.ticker = paused ? 'paused' : 'running'
    pause.setAttribute('aria-pressed', String(paused))
  })
  ready(pause)
}
