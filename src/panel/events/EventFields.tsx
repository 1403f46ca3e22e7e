import { useStore } from '@nanostores/react'
import { categoryOf } from '#domain/account/roles.ts'
import { EVENT_FIELDS } from '#domain/events/fields.ts'
import { FieldControl } from '#panel/fields/FieldControl.tsx'
import { $role } from '#panel/shell/session.ts'
import type { EventPart } from './editor.ts'
import { MoreFields } from './MoreFields.tsx'
import { PictureFields } from './PictureFields.tsx'
import { RecurrenceFields } from './RecurrenceFields.tsx'
import { listedWarning } from './rules/listed.ts'
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
  const { recurring, repeats, skipped, moreInfoUrl, active, ...days } = part.values
  const hasDays = [days.publishOn, days.listedFrom, days.listedUntil].some(Boolean)
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
        isUsed={moreInfoUrl !== '' || !active || hasDays}
        of={FIELDS.filter(isMore).map(([name]) => name)}
        warning={listedWarning(part.values)}
      >
        <div className="field-row">{FIELDS.filter(isMore).map(control)}</div>
      </MoreFields>
    </div>
  )
}
