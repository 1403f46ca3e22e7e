import type { ComponentType, ReactNode } from 'react'
import { type DeclaredField, isShown, sentText } from '#domain/declared/fields.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { TextArea, TextField } from '#islands/ui/TextField.tsx'
import { inItsLanguage } from '#locale/script.ts'
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
  const parts = {
    at: path,
    ...{ value, errors, own, under },
    change: (part: object) => change({ ...Object(value), ...part }),
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
      return <NumberControl {...{ field, value, change, common }} />
    case 'clock':
      return (
        <ClockField
          {...common}
          className={isHalf ? 'field-half' : 'field-clock'}
          value={sentText(value)}
          onChange={change}
        />
      )
    case 'date':
      return <TextField {...common} type="date" value={String(value ?? '')} onChange={change} />
    case 'group':
      return (
        <fieldset>
          <legend>{label}</legend>
          <Parts {...parts} fields={Object.entries(field.fields)} />
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
              <Parts {...parts} fields={Object.entries(field.fields)} under={label} />
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
      const isAddress = field.kind === 'address' || field.typing !== undefined
      const text = {
        ...common,
        ...(!isAddress && inItsLanguage(sentText(value))),
        // Unlike 'Minutes' or 'From', it says by itself what it is.
        label,
        required: field.missing !== undefined,
        optional: field.missing === undefined,
        autoComplete: field.autoComplete,
        spellCheck: field.autoComplete === 'off' ? false : undefined,
        value: sentText(value),
        onChange: change,
      }
      return field.kind === 'paragraphs' ? (
        <TextArea rows={field.rows ?? 4} {...text} />
      ) : (
        <TextField
          type={field.typing}
          {...(field.kind === 'address' && ADDRESS_TYPING)}
          suggestions={field.suggestions}
          {...text}
        />
      )
    }
  }
}

interface NumberControlProps {
  field: Extract<DeclaredField, { kind: 'number' }>
  value: unknown
  change: (value: unknown) => void
  common: { label: ReactNode; hint: string | undefined; optional: boolean | undefined }
}

/** A number, under a switch where it may be absent. */
function NumberControl({ field, value, change, common }: NumberControlProps) {
  const { least, hasDecimals, added, label, hint } = field
  const number = (
    <NumberField
      {...common}
      {...(added && { label: added.label, hint: undefined, optional: false })}
      inputMode={least < 0 ? 'text' : hasDecimals ? 'decimal' : 'numeric'}
      value={value as number | null | undefined}
      onChange={change}
    />
  )
  if (!added) return number
  const isAdded = value !== undefined
  const add = (isOn: boolean) => change(isOn ? added.value : undefined)
  return (
    <>
      <Checkbox label={label} hint={hint} checked={isAdded} onChange={add} />
      {isAdded && number}
    </>
  )
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

type Named = readonly [name: string, field: DeclaredField]

interface PartsProps extends Pick<Props, 'value' | 'errors' | 'own' | 'under'> {
  fields: readonly Named[]
  /** The path of the value that they are parts of; '' for the form itself. */
  at: string
  change: (part: object) => void
}

/** The controls of the fields of a value; those of half the width are beside each other. */
export function Parts({ fields, value, at, change, ...rest }: PartsProps) {
  const values = Object(value)
  const control = ([name, field]: Named) => (
    <FieldControl
      key={name}
      path={at === '' ? name : `${at}.${name}`}
      field={field}
      value={Reflect.get(values, name)}
      change={next => change({ [name]: next })}
      {...rest}
    />
  )
  const rows: Named[][] = []
  for (const part of fields.filter(([, field]) => isShown(field, values))) {
    const last = rows.at(-1)
    if (last?.length === 1 && part[1].isHalf && last[0]?.[1].isHalf) last.push(part)
    else rows.push([part])
  }
  return rows.map(
    ([first, ...others]): ReactNode =>
      first && others.length > 0 ? (
        <div key={first[0]} className="field-row">
          {[first, ...others].map(control)}
        </div>
      ) : (
        first && control(first)
      ),
  )
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
