/** Reading speed of the scrolling message, in CSS pixels per second; slow enough to read. */
const BANNER_SPEED = 45

/**
 * The seconds of one round of the banner's message, derived from its width in CSS pixels, so that
 * a long text moves as fast as a short one (docs/product.md, section 3).
 */
export function bannerSeconds(width: number): number {
  return Math.max(8, Math.round(width / BANNER_SPEED))
}
