import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { categoryOf } from '#domain/account/roles.ts'
import { EVENT_FIELDS } from '#domain/events/fields.ts'
import { eventImage } from '#domain/events/image.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { FieldControl } from '#panel/fields/FieldControl.tsx'
import { FocusPoint } from '#panel/pictures/field/FocusPoint.tsx'
import { PictureField } from '#panel/pictures/field/PictureField.tsx'
import { focusInWords } from '#panel/pictures/words.ts'
import { Folded } from '#panel/shell/Folded.tsx'
import { $role } from '#panel/shell/session.ts'
import type { EventPart } from './editor.ts'
import { RecurrenceFields } from './RecurrenceFields.tsx'
import { listedWarning } from './rules/listed.ts'
import { newEvent, ON_FLYER } from './rules/values.ts'
import { TimeFields } from './TimeFields.tsx'

/** The kinds that only events have. */
const OWN = { when: TimeFields, picture: PictureFields }

const FIELDS = Object.entries(EVENT_FIELDS)
const MORE = EVENT_FIELDS.listedFrom.section

/**
 * All fields of an event, in the order of their declaration: first what every event has, then what
 * few need, folded away while it is empty.
 */
export function EventFields(part: EventPart) {
  const control = ([name, field]: (typeof FIELDS)[number]) => {
    if (field.kind === 'own') {
      const Own = OWN[field.type]
      return <Own key={name} {...part} />
    }
    return (
      <FieldControl
        key={name}
        field={field}
        path={name}
        value={Reflect.get(part.values, name)}
        errors={part.errors}
        change={value => part.change({ [name]: value })}
      />
    )
  }
  // A role for one category never chooses another.
  const hasCategory = !categoryOf(useStore($role))
  const isMore = ([, field]: (typeof FIELDS)[number]) => 'section' in field
  const { recurring, repeats, skipped } = part.values
  const isSet = ([name]: (typeof FIELDS)[number]) =>
    Reflect.get(part.values, name) !== Reflect.get(newEvent, name)
  return (
    <div className="field-grid">
      {FIELDS.filter(field => !isMore(field) && (hasCategory || field[0] !== 'category')).map(
        control,
      )}
      <MoreFields
        part={part}
        legend="Repeats, or lasts several days"
        isUsed={recurring || repeats !== '' || skipped.length > 0}
        of={['from', 'until']}
      >
        <RecurrenceFields {...part} />
      </MoreFields>
      <MoreFields
        part={part}
        legend={MORE}
        isUsed={FIELDS.filter(isMore).some(isSet)}
        of={FIELDS.filter(isMore).map(([name]) => name)}
        warning={listedWarning(part.values)}
      >
        <div className="field-row">{FIELDS.filter(isMore).map(control)}</div>
      </MoreFields>
    </div>
  )
}

interface Props {
  part: EventPart
  legend: string
  /** Something in it was set when the form was opened. */
  isUsed: boolean
  /** Its fields: an error in one opens it. */
  of: readonly string[]
  warning?: string
  children: ReactNode
}

/** What few events need: folded away while it is empty. */
function MoreFields({ part: { errors }, legend, isUsed, of, warning, children }: Props) {
  const [wasUsed] = useState(isUsed)
  const isWrong = of.some(name => Reflect.get(errors, name))
  return (
    <details className="event-listed folded" open={wasUsed || isWrong || undefined}>
      <summary>{legend}</summary>
      {children}
      <div role="status">{warning && <Notice kind="warning">{warning}</Notice>}</div>
    </details>
  )
}

/**
 * The event's picture, made smaller here, uploaded when it is chosen, named when the event is saved; and
 * the part of it that cards keep in view.
 */
function PictureFields(part: EventPart) {
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
