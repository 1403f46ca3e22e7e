import { clock12, formatLong } from '#domain/time/format.ts'
import { type DeclaredField, type Fields, isBlank } from './fields.ts'

/** Something that two versions say differently, as people read it. */
export interface Difference {
  label: string
  before: readonly string[]
  after: readonly string[]
  /** The two are all that there is: no label is needed before them. */
  isWhole?: boolean
}

/** Finds what two versions of a form's values say differently, in the order of the form. */
export type DifferencesOf<T> = (before: T, after: T) => readonly Difference[]

/** The difference of one field's texts; none where they are equal. */
export function fieldDifference(label: string, before: string, after: string): Difference[] {
  const lines = (text: string) => (text === '' ? [] : text.split(/\r?\n/))
  return before === after ? [] : [{ label, before: lines(before), after: lines(after) }]
}

/** The value of a field as people read it; '' for an empty one. */
export function fieldInWords(field: DeclaredField, value: unknown): string {
  if (field.words) return field.words(value)
  if (field.isOptional && isBlank(value)) return ''
  switch (field.kind) {
    case 'choice':
      return field.options[String(value)] ?? ''
    case 'flag': {
      const [on, off] = field.states ?? ['On', 'Off']
      return value === true ? on : off
    }
    case 'number': {
      const { unit } = field
      return unit ? `${value} ${value === 1 ? unit : `${unit}s`}` : String(value)
    }
    case 'clock':
      return value ? clock12(String(value)) : ''
    case 'date':
      return value ? formatLong(String(value)) : ''
    case 'group':
      return partsInWords(field.fields, value)
    case 'switched':
      return Reflect.get(Object(value), 'on') ? partsInWords(field.fields, value) : 'Off'
    case 'own':
      return String(value)
    default:
      return String(value) || (field.emptyWords ?? '')
  }
}

const partsInWords = (fields: Fields, values: unknown): string =>
  Object.entries(fields)
    .map(([name, field]) => fieldInWords(field, Reflect.get(Object(values), name)))
    .filter(text => text !== '')
    .join(', ')

/** What two versions of a thing say differently, in the order of its fields. */
export const differencesIn = (fields: Fields, before: object, after: object): Difference[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const [was, is] = [Reflect.get(before, name), Reflect.get(after, name)]
    if (field.kind === 'group' && !field.words) {
      return differencesIn(field.fields, Object(was), Object(is))
    }
    return fieldDifference(
      field.name ?? field.label,
      fieldInWords(field, was),
      fieldInWords(field, is),
    )
  })
