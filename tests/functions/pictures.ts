import sharp from 'sharp'

/** A picture of that format; the color distinguishes pictures. */
export async function testPicture(
  format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' = 'png',
  background = '#2a6f5b',
): Promise<Blob> {
  const drawn = sharp({ create: { width: 800, height: 500, channels: 3, background } })
  return new Blob([new Uint8Array(await drawn.toFormat(format).toBuffer())])
}

/** A PDF that is as small as one can be. */
export const testDocument = (title = 'Form'): Blob =>
  new Blob([`%PDF-1.7\n% ${title}\nstartxref\n9\n%%EOF\n`])
