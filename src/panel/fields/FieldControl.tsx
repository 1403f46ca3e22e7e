import type { ComponentType } from 'react'
import { type DeclaredField, type Fields, isShown } from '#domain/declared/fields.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { TextArea, TextField } from '#islands/ui/TextField.tsx'
import { ClockField } from './ClockField.tsx'
import { optionsOf } from './FilterSelect.tsx'
import { NumberField } from './NumberField.tsx'
import { Radios } from './Radios.tsx'

/** What the component of an area's own kind gets. */
export interface OwnControlProps {
  field: DeclaredField
  value: unknown
  /** The messages at its own paths, by their ends; '' is for the field as a whole. */
  errors: Readonly<Record<string, string>>
  change: (value: unknown) => void
}

interface Props {
  field: DeclaredField
  value: unknown
  path: string
  errors: Readonly<Record<string, string | undefined>>
  change: (value: unknown) => void
  own?: Readonly<Record<string, ComponentType<OwnControlProps>>> | undefined
  /** The label of the switch that it belongs to. */
  under?: string | undefined
}

/** The control of one declared field, and what the form says of an unusual value. */
export function FieldControl(props: Props) {
  const remark = props.field.remark?.(props.value)
  return (
    <>
      <Control {...props} />
      {remark && <p className="field-hint">{remark}</p>}
    </>
  )
}

function Control(props: Props) {
  const { field, value, path, errors, change, own, under } = props
  const { label, hint, isHalf, isOptional } = field
  const common = {
    hint,
    label: under ? <LabelUnder {...{ label, under }} /> : label,
    error: errors[path],
    className: isHalf ? 'field-half' : undefined,
    optional: isOptional,
  }
  switch (field.kind) {
    case 'choice':
      return field.hints ? (
        <Radios
          legend={label}
          options={optionsOf(field.options).map(option => ({
            ...option,
            hint: field.hints?.[option.value],
          }))}
          value={String(value)}
          onChange={change}
        />
      ) : (
        <Select
          {...common}
          required={field.isOpen && !isOptional}
          options={[...(field.isOpen ? [OPEN] : []), ...offeredOf(field, String(value))]}
          value={String(value)}
          onChange={change}
        />
      )
    case 'flag':
      return <Checkbox label={label} hint={hint} checked={value === true} onChange={change} />
    case 'number':
      return (
        <NumberField
          {...common}
          inputMode={field.hasDecimals ? 'text' : 'numeric'}
          value={Number(value)}
          onChange={change}
        />
      )
    case 'clock':
      return (
        <ClockField
          {...common}
          className={isHalf ? 'field-half' : 'field-clock'}
          value={String(value)}
          onChange={change}
        />
      )
    case 'date':
      return <TextField {...common} type="date" value={String(value ?? '')} onChange={change} />
    case 'group':
      return (
        <fieldset>
          <legend>{label}</legend>
          <Parts {...props} fields={field.fields} />
        </fieldset>
      )
    case 'switched': {
      const isOn = Reflect.get(Object(value), 'on') === true
      return (
        <>
          <Checkbox
            label={label}
            hint={hint}
            checked={isOn}
            onChange={on => change({ ...Object(value), on })}
          />
          {isOn && (
            <div className="field-parts pile-s">
              <Parts {...props} fields={field.fields} under={label} />
            </div>
          )}
        </>
      )
    }
    case 'own': {
      const Own = own?.[field.type]
      return Own ? <Own {...{ field, value, change }} errors={errorsUnder(errors, path)} /> : null
    }
    default: {
      const text = {
        ...common,
        // Unlike 'Minutes' or 'From', it says by itself what it is.
        label,
        required: field.missing !== undefined,
        optional: field.missing === undefined,
        maxLength: field.most,
        value: String(value),
        onChange: change,
      }
      return field.kind === 'paragraphs' ? (
        <TextArea rows={field.rows ?? 4} {...text} />
      ) : (
        <TextField
          {...(field.kind === 'address' && ADDRESS_TYPING)}
          suggestions={field.suggestions}
          {...text}
        />
      )
    }
  }
}

/** What is offered no more stays to be seen where it is chosen. */
const offeredOf = ({ options, ownList }: Choice, value: string) =>
  optionsOf(options).filter(
    one => !ownList || one.value === value || ownList.offered().includes(one.value),
  )

const OPEN = { value: '', label: 'Choose one' }
const ADDRESS_TYPING = {
  inputMode: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
  placeholder: 'https://',
} as const

/** 'Minutes', and for those who do not see what it belongs to, that too. */
const LabelUnder = ({ label, under }: { label: string; under: string }) => (
  <>
    {label}
    <span className="visually-hidden">: {under}</span>
  </>
)

/** The controls of the fields inside of a field. */
function Parts({ fields, value, path, errors, change, own, under }: Props & { fields: Fields }) {
  const values = Object(value)
  return Object.entries(fields)
    .filter(([, field]) => isShown(field, values))
    .map(([name, field]) => (
      <FieldControl
        key={name}
        path={`${path}.${name}`}
        value={Reflect.get(values, name)}
        change={next => change({ ...values, [name]: next })}
        {...{ field, errors, own, under }}
      />
    ))
}

type Choice = Extract<DeclaredField, { kind: 'choice' }>

/** The errors at a path and below it, by the rest of their paths. */
export const errorsUnder = (
  errors: Readonly<Record<string, string | undefined>>,
  path: string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([key, message]) => {
      const isUnder = key === path || key.startsWith(`${path}.`)
      return message !== undefined && isUnder ? [[key.slice(path.length + 1), message]] : []
    }),
  )
