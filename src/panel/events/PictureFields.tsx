import { eventImage } from '#domain/events/image.ts'
import { FocusPoint } from '#panel/pictures/field/FocusPoint.tsx'
import { PictureField } from '#panel/pictures/field/PictureField.tsx'
import { focusInWords } from '#panel/pictures/words.ts'
import { Folded } from '#panel/shell/Folded.tsx'
import type { EventPart } from './editor.ts'
import { ON_FLYER } from './rules/values.ts'

/**
 * The event's picture, made smaller here, uploaded when it is chosen, named when the event is saved; and
 * the part of it that cards keep in view.
 */
export function PictureFields(part: EventPart) {
  const { values, errors, change } = part
  return (
    <>
      <PictureField
        label="Picture"
        none="Without a picture, lists show “No Image” over a drawing of the event’s category."
        value={eventImage(values.image) ?? ''}
        error={errors.image}
        onChange={image => change({ image, focus: null })}
      />
      <p className="field-hint" role="status">
        {values.description === ON_FLYER &&
          `The description says: “${ON_FLYER}” Change it above if this is no flyer.`}
      </p>
      <FocusField {...part} />
    </>
  )
}

/** Which part of the picture cards keep in view. */
function FocusField({ values, change }: EventPart) {
  const { focus } = values
  const picture = eventImage(values.image)
  if (!picture) return null
  return (
    <Folded className="folded" summary="Picture on cards" isOpen={focus !== null}>
      {() => (
        <FocusPoint
          label="What stays in view"
          picture={picture}
          focus={focus}
          onChange={to => change({ focus: to })}
          hint={
            focus
              ? `Cards are filled with the picture around ${focusInWords(focus)}. The event’s page shows it whole.`
              : 'Cards show the whole picture. To fill them, tap what has to stay in view.'
          }
          clear="Show the whole picture"
        />
      )}
    </Folded>
  )
}
