import { type MouseEvent, useId } from 'react'
import { type Focus, MIDDLE } from '#domain/pictures/focus.ts'
import { responsivePicture } from '#domain/pictures/responsive.ts'
import { Button } from '#islands/ui/Button.tsx'
import './focusPoint.css'

interface Props {
  label: string
  /** The picture's address. */
  picture: string
  focus: Focus | null
  onChange: (focus: Focus | null) => void
  /** What the point does, or what happens without one. */
  hint: string
  /** The button that takes the point away. */
  clear: string
}

const AXES = [
  ['x', 'From the left'],
  ['y', 'From the top'],
] as const

/** Which part of a picture stays in view where it is cropped: tapped on it, or set by two sliders. */
export function FocusPoint({ label, picture, focus, onChange, hint, clear }: Props) {
  const id = useId()
  const tap = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    const share = (at: number, from: number, size: number) =>
      Math.min(100, Math.max(0, Math.round(((at - from) / size) * 10) * 10))
    onChange({ x: share(clientX, box.left, box.width), y: share(clientY, box.top, box.height) })
  }
  const { src, srcset } = responsivePicture(picture.replace(/^http:/i, 'https:'))
  return (
    <fieldset className="focus-point" aria-describedby={id}>
      <legend className="field-label">{label}</legend>
      <div className="focus-point-place">
        <button
          type="button"
          className="focus-point-picture"
          // The sliders do the same for the keyboard.
          tabIndex={-1}
          aria-label="Choose the part that stays in view on the picture"
          onClick={tap}
        >
          <img src={src} srcSet={srcset} sizes="20rem" alt="" draggable={false} />
          {focus && (
            <span
              className="focus-point-mark"
              style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
            />
          )}
        </button>
      </div>
      {AXES.map(([axis, name]) => (
        <label key={axis} className="focus-point-slider">
          {name}
          <input
            type="range"
            min="0"
            max="100"
            step="10"
            value={(focus ?? MIDDLE)[axis]}
            aria-valuetext={`${(focus ?? MIDDLE)[axis]}%`}
            onChange={({ target }) =>
              onChange({ ...(focus ?? MIDDLE), [axis]: Number(target.value) })
            }
          />
        </label>
      ))}
      <p id={id} className="field-hint">
        {hint}
      </p>
      {focus && (
        <p>
          <Button onClick={() => onChange(null)}>{clear}</Button>
        </p>
      )}
    </fieldset>
  )
}
