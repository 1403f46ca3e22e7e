import { useEffect, useRef } from 'react'
import './image.css'
import { fitted } from './measures.ts'

const SHOWN = 800

interface Props {
  picture: Blob
  /** Its description for screen readers. */
  label: string
  /** The middle of it, as a picture of a person is shown. */
  isAvatar?: boolean
}

/** A picture that is not stored yet, drawn on a canvas, since the site's CSP allows no blob: addresses. */
export function CanvasPicture({ picture, label, isAvatar }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isStale = false
    const draw = async () => {
      const bitmap = await createImageBitmap(picture)
      const target = canvas.current
      if (isStale || !target) return
      const side = Math.min(bitmap.width, bitmap.height)
      const [fromWidth, fromHeight] = isAvatar ? [side, side] : [bitmap.width, bitmap.height]
      const { width, height } = fitted(fromWidth, fromHeight, SHOWN)
      const [left, top] = [(bitmap.width - fromWidth) / 2, (bitmap.height - fromHeight) / 2]
      target.width = width
      target.height = height
      target
        .getContext('2d')
        ?.drawImage(bitmap, left, top, fromWidth, fromHeight, 0, 0, width, height)
      bitmap.close()
    }
    draw().catch(() => {
      // A damaged picture shows nothing here; preparing it for upload reports why.
    })
    return () => {
      isStale = true
    }
  }, [picture, isAvatar])
  return (
    <canvas
      ref={canvas}
      className={isAvatar ? 'avatar avatar-large' : 'picture-frame'}
      role="img"
      aria-label={label}
    />
  )
}
