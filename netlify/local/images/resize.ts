import sharp from 'sharp'
import { pictureKind } from '#domain/pictures/kind.ts'
import { tooManyPixels } from '#domain/pictures/limits.ts'
import type { ResizedPicture, ResizeJob } from './resizer.ts'

const QUALITY = 75

// One picture after the other, nothing kept in between: what counts here is memory.
sharp.cache(false)
sharp.concurrency(1)

async function resize({ input, type, width, webp }: ResizeJob): Promise<ResizedPicture> {
  const kind = pictureKind(input)
  if (!kind) throw new Error('no picture')
  // Refused at upload today; one that was stored before is sent as it is.
  if (tooManyPixels(kind)) return { bytes: Buffer.from(input), type: kind.type }
  const picture = sharp(input).rotate().resize({ width, withoutEnlargement: true })
  if (webp)
    return { bytes: await picture.webp({ quality: QUALITY }).toBuffer(), type: 'image/webp' }
  if (type === 'image/png') return { bytes: await picture.png().toBuffer(), type }
  const bytes = await picture.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer()
  return { bytes, type: 'image/jpeg' }
}

/** The process behind `createResizer`: a picture comes, a smaller one or null goes back. */
process.on('message', async (job: ResizeJob) => {
  process.send?.(await resize(job).catch(() => null))
})
