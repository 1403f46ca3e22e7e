import { useEffect, useRef } from 'react'
import './image.css'
import { fitted } from './measures.ts'

const SHOWN = 800

interface Props {
  picture: Blob
  /** Its description for screen readers. */
  label: string
}

/** A picture that is not stored yet, drawn on a canvas, since the site's CSP allows no blob: addresses. */
export function CanvasPicture({ picture, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isStale = false
    const draw = async () => {
      const bitmap = await createImageBitmap(picture)
      const target = canvas.current
      if (isStale || !target) return
      const { width, height } = fitted(bitmap.width, bitmap.height, SHOWN)
      target.width = width
      target.height = height
      target.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
      bitmap.close()
    }
    draw().catch(() => {
      // A damaged picture shows nothing here; preparing it for upload reports why.
    })
    return () => {
      isStale = true
    }
  }, [picture])
  return <canvas ref={canvas} className="picture-frame" role="img" aria-label={label} />
}
