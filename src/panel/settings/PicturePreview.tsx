import { useEffect, useRef } from 'react'

const SIZE = 192

/** A chosen picture before it is saved, drawn square: the site's policy allows no blob addresses. */
export function PicturePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isStale = false
    const draw = async () => {
      const picture = await createImageBitmap(file)
      if (isStale) return
      const side = Math.min(picture.width, picture.height)
      const left = (picture.width - side) / 2
      const top = (picture.height - side) / 2
      canvas.current?.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, SIZE, SIZE)
    }
    draw().catch(() => {
      // A damaged picture shows nothing here; saving it says why.
    })
    return () => {
      isStale = true
    }
  }, [file])
  return (
    <canvas
      ref={canvas}
      className="avatar avatar-large"
      width={SIZE}
      height={SIZE}
      role="img"
      aria-label="The chosen picture"
    />
  )
}
