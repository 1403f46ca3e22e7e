import { ToldError } from '#contract/failure.ts'
import { IMAGE_LIMIT } from '#contract/uploads.ts'
import { fitted, isSentAsIs, typeProblem } from './measures.ts'

/** A picture as it is sent. */
export interface ReadyPicture {
  blob: Blob
  /** With the extension of its type. */
  name: string
  width: number
  height: number
}

const UNREADABLE =
  'This picture cannot be read. It may be damaged, or not be what its name says. Choose another one.'
const TOO_LARGE = 'This picture is still over 4 MB when it is made smaller. Choose another one.'

const QUALITIES = [0.85, 0.7, 0.5]
const ENDINGS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
}

/**
 * Prepares a chosen picture for upload: at most 1600 px and 4 MB, upright, as WebP, or as JPEG or
 * PNG when the browser cannot write WebP. Throws a ToldError.
 */
export async function readyPicture(file: File): Promise<ReadyPicture> {
  const problem = typeProblem(file.type, file.name)
  if (problem) throw new ToldError(problem)
  const picture = await createImageBitmap(file).catch(() => {
    throw new ToldError(UNREADABLE)
  })
  try {
    const { width, height } = picture
    if (isSentAsIs(file.type, file.size, picture)) return named(file, file, { width, height })
    const size = fitted(width, height)
    return named(await drawn(picture, size, file.type), file, size)
  } finally {
    picture.close()
  }
}

function named(blob: Blob, file: File, size: { width: number; height: number }): ReadyPicture {
  const stem = file.name.replace(/\.[^.]*$/, '') || 'picture'
  return { blob, name: `${stem}.${ENDINGS[blob.type] ?? 'img'}`, ...size }
}

async function drawn(
  picture: ImageBitmap,
  { width, height }: { width: number; height: number },
  type: string,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new ToldError(UNREADABLE)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, width, height)
  for (const quality of QUALITIES) {
    const webp = await written(canvas, 'image/webp', quality)
    if (webp && webp.size <= IMAGE_LIMIT) return webp
  }
  if (type !== 'image/jpeg') {
    const png = await written(canvas, 'image/png')
    if (png && png.size <= IMAGE_LIMIT) return png
  }
  // JPEG has no transparency: transparent areas become white instead of black.
  pen.globalCompositeOperation = 'destination-over'
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  for (const quality of QUALITIES) {
    const jpeg = await written(canvas, 'image/jpeg', quality)
    if (jpeg && jpeg.size <= IMAGE_LIMIT) return jpeg
  }
  throw new ToldError(TOO_LARGE)
}

/** The canvas as a file of that type; null where the browser cannot write it (and would write PNG). */
function written(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob | null> {
  return new Promise(resolve => {
    canvas.toBlob(blob => resolve(blob?.type === type ? blob : null), type, quality)
  })
}
