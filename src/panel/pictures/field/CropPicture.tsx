import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { nameOfVersion } from '../library.ts'

interface Props {
  /** The address of a picture of this site. */
  address: string
  /** Called with what is left of it, named as a version of it. */
  onCropped: (picture: File) => void
  onClose: () => void
}

/** The shapes that a crop can be held to, as width to height. */
const SHAPES = [
  { value: 'any', label: 'Any shape' },
  { value: 'square', label: 'Square', ratio: 1 },
  { value: 'portrait', label: 'Portrait', ratio: 3 / 4 },
  { value: 'wide', label: 'Wide', ratio: 16 / 9 },
] as const
type Shape = (typeof SHAPES)[number]['value']

const ALL: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }
const UNREADABLE = 'The picture could not be loaded. Check your connection and try again.'

/** Turns a stored picture, and cuts a part out of it; the stored one stays in the library. */
export function CropPicture({ address, onCropped, onClose }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [turns, setTurns] = useState(0)
  const [shape, setShape] = useState<Shape>('any')
  const [crop, setCrop] = useState(ALL)
  const [isCutting, setCutting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const ratio = ratioOf(shape)
  useEffect(() => {
    let isStale = false
    bitmapAt(address).then(
      bitmap => !isStale && setPicture(bitmap),
      () => !isStale && setProblem(UNREADABLE),
    )
    return () => {
      isStale = true
    }
  }, [address])
  useEffect(() => {
    if (!picture || !canvas.current) return
    drawTurned(canvas.current, picture, turns)
    if (ratio) setCrop(within(canvas.current, ratio))
  }, [picture, turns, ratio])
  const turn = () => {
    setTurns((turns + 3) % 4)
    // What was chosen is turned with it.
    const { x, y, width, height } = crop
    setCrop({ unit: '%', x: y, y: 100 - x - width, width: height, height: width })
  }
  const use = async () => {
    setCutting(true)
    const cut = canvas.current && (await part(canvas.current, crop))
    setCutting(false)
    if (cut) onCropped(new File([cut], `${await nameOfVersion(address)}.webp`, { type: cut.type }))
    else setProblem('This browser cannot cut the picture. Try another one.')
  }
  // Outside of the form that opens it.
  return createPortal(
    <Dialog title="Crop or turn the picture" onClose={onClose} toRead>
      <ErrorNotice text={problem} />
      <div className="crop">
        <ReactCrop
          crop={crop}
          {...(ratio && { aspect: ratio })}
          keepSelection
          minWidth={24}
          minHeight={24}
          onChange={(_, next) => setCrop(next)}
        >
          <canvas ref={canvas} role="img" aria-label="The picture" />
        </ReactCrop>
      </div>
      <p className="field-hint">Drag the frame or its corners; arrow keys move what is chosen.</p>
      <div className="field-and-button">
        <Select label="Shape" options={SHAPES} value={shape} onChange={setShape} />
        <Button icon="rotateCcw" disabled={!picture} onClick={turn}>
          Turn
        </Button>
      </div>
      <DialogEnd onClose={onClose} disabled={!picture} busy={isCutting} onClick={() => void use()}>
        Use this part
      </DialogEnd>
    </Dialog>,
    document.body,
  )
}

function ratioOf(shape: Shape): number | undefined {
  const found = SHAPES.find(({ value }) => value === shape)
  return found && 'ratio' in found ? found.ratio : undefined
}

async function bitmapAt(address: string): Promise<ImageBitmap> {
  const image = new Image()
  image.src = address
  await image.decode()
  return createImageBitmap(image)
}

/** Draws the picture upright or on its side. `turns`: quarters, clockwise. */
function drawTurned(canvas: HTMLCanvasElement, picture: ImageBitmap, turns: number) {
  const { width, height } = picture
  const isOnSide = turns % 2 === 1
  canvas.width = isOnSide ? height : width
  canvas.height = isOnSide ? width : height
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.translate(canvas.width / 2, canvas.height / 2)
  pen.rotate((turns * Math.PI) / 2)
  pen.drawImage(picture, -width / 2, -height / 2)
}

/** The largest part of that shape, around the middle. */
function within({ width, height }: HTMLCanvasElement, ratio: number): PercentCrop {
  const widest = Math.min(100, ((height * ratio) / width) * 100)
  const largest = makeAspectCrop({ unit: '%', width: widest }, ratio, width, height)
  return centerCrop(largest, width, height)
}

/** What is inside of the frame, as a picture; null where the browser cannot write one. */
async function part(
  canvas: HTMLCanvasElement,
  { x, y, width, height }: PercentCrop,
): Promise<Blob | null> {
  const cut = document.createElement('canvas')
  const share = (percent: number, side: number) => Math.round((percent * side) / 100)
  cut.width = Math.max(1, share(width, canvas.width))
  cut.height = Math.max(1, share(height, canvas.height))
  const pen = cut.getContext('2d')
  pen?.drawImage(canvas, -share(x, canvas.width), -share(y, canvas.height))
  return new Promise<Blob | null>(resolve => cut.toBlob(resolve, 'image/webp', 0.95))
}
