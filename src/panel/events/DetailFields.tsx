import type { DetailName } from '#domain/events/event.ts'
import type { EventTextField as TextDetail } from '#domain/events/fields.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { TextArea, TextField } from '#islands/ui/TextField.tsx'
import type { FormPart } from './part.ts'
import { DETAIL_NAMES, detailField } from './rules/details.ts'

/** The event's text fields: title, description, location, category and link. */
export function DetailFields(part: FormPart) {
  return (
    <div className="event-details">
      {DETAIL_NAMES.filter(name => detailField(name).kind !== 'flag').map(name => (
        <Detail key={name} name={name} {...part} />
      ))}
    </div>
  )
}

/** The event's checkboxes. */
export function DetailFlags({ values, change }: FormPart) {
  return DETAIL_NAMES.map(name => {
    const field = detailField(name)
    return (
      field.kind === 'flag' && (
        <Checkbox
          key={name}
          label={field.label}
          hint={field.hint}
          checked={values[name] === true}
          onChange={checked => change({ [name]: checked })}
        />
      )
    )
  })
}

function Detail({ name, values, errors, change }: FormPart & { name: DetailName }) {
  const field = detailField(name)
  if (field.kind === 'flag') return null
  const props = {
    label: field.label,
    className: field.isHalf ? 'event-half' : undefined,
    error: errors[name],
    value: String(values[name]),
    onChange: (value: string) => change({ [name]: value }),
  }
  if (field.kind === 'choice') {
    const options = Object.entries(field.options).map(([value, label]) => ({ value, label }))
    return <Select required options={[{ value: '', label: 'Choose one' }, ...options]} {...props} />
  }
  const limits = { required: field.isRequired, optional: !field.isRequired, maxLength: field.most }
  return field.kind === 'paragraphs' ? (
    <TextArea rows={4} {...limits} {...props} />
  ) : (
    <TextField {...limits} {...typingHelp(field)} {...props} />
  )
}

const typingHelp = ({ kind }: TextDetail) =>
  kind === 'address' &&
  ({
    inputMode: 'url',
    autoCapitalize: 'none',
    spellCheck: false,
    placeholder: 'https://',
  } as const)
