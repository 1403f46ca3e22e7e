/** The site's own picture, for a video without a poster. */
const NO_POSTER = '/art/video.svg'

/** Replaces every poster that does not load with the site's own picture, now or later. */
export function startPosters(root: HTMLElement): void {
  // Errors of pictures do not bubble.
  root.addEventListener('error', ({ target }) => replace(target), true)
  for (const image of root.querySelectorAll('img')) {
    if (image.currentSrc && image.complete && image.naturalWidth === 0) replace(image)
  }
}

function replace(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement) || image.getAttribute('src') === NO_POSTER) return
  image.removeAttribute('srcset')
  image.src = NO_POSTER
}
