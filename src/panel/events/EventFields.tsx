import { useStore } from '@nanostores/react'
import { categoryOf } from '#domain/account/roles.ts'
import { EVENT_FIELDS } from '#domain/events/fields.ts'
import { FieldControl } from '#panel/fields/FieldControl.tsx'
import { $role } from '#panel/shell/role.ts'
import { ListedFields } from './ListedFields.tsx'
import { PictureFields } from './PictureFields.tsx'
import type { FormPart } from './part.ts'
import { RecurrenceFields } from './RecurrenceFields.tsx'
import { TimeFields } from './TimeFields.tsx'

const WhenFields = (part: FormPart) => (
  <>
    <TimeFields {...part} />
    <RecurrenceFields {...part} />
  </>
)

/** The kinds that only events have. */
const OWN = { when: WhenFields, picture: PictureFields }

const FIELDS = Object.entries(EVENT_FIELDS)
const LISTED = EVENT_FIELDS.listedFrom.section

/** All fields of an event, in the order of their declaration. */
export function EventFields(part: FormPart) {
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
  const isListed = ([, field]: (typeof FIELDS)[number]) => 'section' in field
  return (
    <div className="event-fields">
      {FIELDS.filter(field => !isListed(field) && (hasCategory || field[0] !== 'category')).map(
        control,
      )}
      <ListedFields part={part} legend={LISTED}>
        {FIELDS.filter(isListed).map(control)}
      </ListedFields>
    </div>
  )
}
