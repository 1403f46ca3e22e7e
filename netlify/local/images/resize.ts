import sharp from 'sharp'
import { detectPicture } from '#domain/pictures/kind.ts'
import { tooManyPixels } from '#domain/pictures/limits.ts'
import type { ResizedPicture, ResizeJob } from './resizer.ts'

const QUALITY = 75

// One picture after the other, without a cache, to save memory.
sharp.cache(false)
sharp.concurrency(1)

async function resize({ input, type, width, webp }: ResizeJob): Promise<ResizedPicture> {
  // Such pictures are refused at upload; one that was stored before is sent as it is.
  if (await isTooLarge(input, type)) return { bytes: Buffer.from(input), type }
  const picture = sharp(input).rotate().resize({ width, withoutEnlargement: true })
  if (webp)
    return { bytes: await picture.webp({ quality: QUALITY }).toBuffer(), type: 'image/webp' }
  if (type === 'image/png') return { bytes: await picture.png().toBuffer(), type }
  const bytes = await picture.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer()
  return { bytes, type: 'image/jpeg' }
}

/** The first release stored AVIF, which takes five times the memory of the others. */
const AVIF_PIXELS = 10_000_000

async function isTooLarge(input: Uint8Array, type: string): Promise<boolean> {
  if (type === 'image/avif') {
    const { width, height } = await sharp(input).metadata()
    return width * height > AVIF_PIXELS
  }
  const kind = detectPicture(input)
  if (!kind) throw new Error('no picture')
  return tooManyPixels(kind) !== undefined
}

/** The process behind `createResizer`: it receives a picture and sends a smaller one, or null. */
process.on('message', async (job: ResizeJob) => {
  process.send?.(await resize(job).catch(() => null))
})
