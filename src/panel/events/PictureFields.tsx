import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { eventImage } from '#domain/events/image.ts'
import { eventPicture } from '#domain/events/picture.ts'
import { Button } from '#islands/ui/Button.tsx'
import { PictureField } from '#panel/pictures/field/PictureField.tsx'
import type { FormPart } from './part.ts'
import { type Focus, focusByKey, focusInWords } from './rules/picture.ts'

/**
 * The event's picture, made smaller here, uploaded when it is chosen, named when the event is saved; and
 * the part of it that cards keep in view.
 */
export function PictureFields(part: FormPart) {
  const { values, errors, change } = part
  return (
    <>
      <PictureField
        label="Picture"
        none="Without a picture, lists show “No Image” over a drawing of the event’s category."
        value={eventImage(values.image) ?? ''}
        error={errors.image}
        onChange={image => change({ image })}
      />
      <FocusField {...part} />
    </>
  )
}

/** Which part of the picture cards keep in view: tapped on the picture, or moved by the arrow keys. */
function FocusField({ values, change }: FormPart) {
  const { image, focus } = values
  const picture = eventPicture(eventImage(image) ?? '')
  const id = useId()
  if (!picture) return null
  const set = (to: Focus | null) => change({ focus: to })
  const tap = ({ clientX, clientY, detail, currentTarget }: MouseEvent<HTMLElement>) => {
    // Enter and Space press it without a place.
    if (detail === 0) return set(focus ?? { x: 50, y: 50 })
    const box = currentTarget.getBoundingClientRect()
    const share = (at: number, from: number, size: number) =>
      Math.min(100, Math.max(0, Math.round(((at - from) / size) * 10) * 10))
    set({ x: share(clientX, box.left, box.width), y: share(clientY, box.top, box.height) })
  }
  const press = (event: KeyboardEvent) => {
    const moved = focusByKey(focus, event.key)
    if (!moved) return
    event.preventDefault()
    set(moved)
  }
  return (
    <fieldset className="event-focus">
      <legend className="field-label">Picture on cards</legend>
      <button
        type="button"
        className="event-focus-picture"
        aria-label="Choose the part of the picture that cards keep in view"
        aria-describedby={id}
        onClick={tap}
        onKeyDown={press}
      >
        <img src={picture.src} srcSet={picture.srcset} sizes="20rem" alt="" draggable={false} />
        {focus && (
          <span className="event-focus-mark" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
        )}
      </button>
      <div className="event-focus-text">
        <p id={id} className="field-hint" role="status">
          {focus
            ? `Cards are filled with the picture around ${focusInWords(focus)}. The event’s page shows it whole.`
            : 'Cards show the whole picture. To fill them, tap what has to stay in view.'}
        </p>
        {focus && <Button onClick={() => set(null)}>Show the whole picture</Button>}
      </div>
    </fieldset>
  )
}
