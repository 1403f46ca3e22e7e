import { IMAGE_TYPES } from '#contract/uploads.ts'

/** No picture of the site is shown larger than this, in pixels of its longer side. */
const LONGEST_SIDE = 1600

/** Pictures of up to this many bytes and small enough dimensions are sent unchanged. */
const SMALL = 500 * 1024

/** The types of a file input: without HEIC, so that iPhones convert it to JPEG. */
export const ACCEPTED = IMAGE_TYPES.join(',')

const NAMES = 'PNG, JPEG or WebP'

/** Why a file is rejected as a picture; undefined when it can be tried. */
export function typeProblem(type: string, name: string): string | undefined {
  if ((IMAGE_TYPES as readonly string[]).includes(type)) return undefined
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toUpperCase()
  if (type === 'image/svg+xml' || ending === 'SVG') {
    return `SVG drawings can carry scripts and are not taken. Choose a ${NAMES} picture.`
  }
  if (ending === 'AVIF' || ending === 'GIF' || /^image\/(avif|gif)$/.test(type)) {
    return `AVIF and GIF pictures are not accepted. Save it as ${NAMES}.`
  }
  if (ending === 'HEIC' || ending === 'HEIF') {
    return `This browser cannot read ${ending} pictures. Save it as JPEG first, or choose it on the phone that took it.`
  }
  return `${ending ? `A ${ending} file` : 'This file'} is not a picture that the site can show. Choose a ${NAMES} picture.`
}

/** The size that fits into the longest side, in whole pixels; smaller pictures keep theirs. */
export function fitted(width: number, height: number, longest = LONGEST_SIDE) {
  const scale = Math.min(1, longest / Math.max(width, height, 1))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/**
 * Whether a picture is sent unchanged. A JPEG never is, since drawing it again removes the camera's
 * metadata, such as the location.
 */
export function isSentAsIs(
  type: string,
  bytes: number,
  size: { width: number; height: number },
): boolean {
  return (
    type !== 'image/jpeg' && bytes <= SMALL && Math.max(size.width, size.height) <= LONGEST_SIDE
  )
}
