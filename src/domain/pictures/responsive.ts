/** Widths in which uploaded pictures are offered, in pixels. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1600] as const

/** An <img>'s `src`, and `srcset` when the picture has several widths. */
export interface ResponsivePicture {
  src: string
  srcset?: string
}

/** An uploaded picture at one width; other addresses stay as they are. */
export function pictureAt(address: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  return isResizable(address)
    ? `/.netlify/images?url=${encodeURIComponent(address)}&w=${width}`
    : address
}

/**
 * The forms of a picture at an address: uploads pass through the image CDN; full addresses,
 * drawings of the site and GIFs of the first release have one form.
 */
export function responsivePicture(address: string): ResponsivePicture {
  if (!isResizable(address)) return { src: address }
  return {
    src: pictureAt(address, 960),
    srcset: PICTURE_WIDTHS.map(width => `${pictureAt(address, width)} ${width}w`).join(', '),
  }
}

const isResizable = (address: string) =>
  address.startsWith('/api/uploads/') && !address.endsWith('.gif')
