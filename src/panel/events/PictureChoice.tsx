import { eventImage } from '#domain/events/image.ts'
import { PictureField } from '#panel/pictures/field/PictureField.tsx'
import type { FormPart } from './part.ts'

/** The event's picture: made smaller here, uploaded when it is chosen, named when the event is saved. */
export function PictureChoice({ values, errors, change }: FormPart) {
  return (
    <PictureField
      label="Picture"
      none="Without a picture, lists show “No Image” over a drawing of the event’s category."
      value={eventImage(values.image) ?? ''}
      error={errors.image}
      onChange={image => change({ image })}
    />
  )
}
