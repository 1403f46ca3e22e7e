import type { OwnList } from '#locale/ownList.ts'

/** A span of the day on the mosque's clock, '21:00' to '06:00': it may go past midnight. */
export interface Hours {
  readonly on: boolean
  readonly from: string
  readonly until: string
}

/** What every field has. A declaration is data without zod: storage, API, form and words follow. */
interface Declared {
  readonly label: string
  /** Its name where the label needs the form around it: between the versions that are compared. */
  readonly name?: string
  readonly hint?: string
  /** Half the width of the form, beside the next such field. */
  readonly isHalf?: boolean
  /** The legend over it and its neighbors with the same one. */
  readonly section?: string
  /** Shown only while the fields beside it have these values. */
  readonly shownIf?: Readonly<Record<string, string | boolean>>
  /** The value as people read it, where its kind does not say it. */
  words?(value: unknown): string
  /** What the form says of an unusual value. */
  remark?(value: unknown): string | undefined
  /** The value of stored things from before the field existed. */
  readonly fallback?: unknown
  /** It may be absent, as it is in what was stored before the field existed. */
  readonly isOptional?: boolean
}

interface TextKind extends Declared {
  readonly kind: 'line' | 'paragraphs' | 'address'
  /** Its maximum length. */
  readonly most: number
  /** The message when it is empty; without one it may be. */
  readonly missing?: string
  /** The beginning of its messages, by default 'The' and the label. */
  readonly subject?: string
  /** An address that must begin with https. */
  readonly isSecure?: boolean
  /** What an empty one means, in words. */
  readonly emptyWords?: string
  /** What people often enter, to choose from. */
  readonly suggestions?: readonly string[]
  /** The lines that the form shows of paragraphs, 4 by default. */
  readonly rows?: number
  /** Whether what is entered is one, with the message when it is not. */
  accepts?(text: string): unknown
  readonly refused?: string
  /** How phones and browsers help to type it. */
  readonly typing?: 'tel' | 'email'
  readonly autoComplete?: 'street-address' | 'off'
}

interface ChoiceKind extends Declared {
  readonly kind: 'choice'
  readonly options: Readonly<Record<string, string>>
  /** The keys of the options, where naming these takes long: a schema needs no names. */
  readonly ids?: readonly string[]
  /** The list of the mosque's own that the options are from. */
  readonly ownList?: Pick<OwnList, 'entryOf' | 'offered'>
  /** A line for each option, which are then all visible. */
  readonly hints?: Readonly<Record<string, string>>
  /** The message when none of them is chosen, where the form lets it come to that. */
  readonly missing?: string
  /** Nothing is chosen at first. */
  readonly isOpen?: boolean
}

interface FlagKind extends Declared {
  readonly kind: 'flag'
  /** The value of something new. */
  readonly blank?: boolean
  /** What on and off are called; 'On' and 'Off' by default. */
  readonly states?: readonly [on: string, off: string]
}

interface NumberKind extends Declared {
  readonly kind: 'number'
  readonly least: number
  readonly most: number
  /** Its unit: 'minute'. */
  readonly unit?: string
  readonly subject?: string
  readonly hasDecimals?: boolean
  /** A checkbox adds it, with this value and this label below its own; without the tick it is absent. */
  readonly added?: { readonly value: number; readonly label: string }
  /** The message for whatever is wrong with it, in place of one for each limit. */
  readonly refused?: string
}

interface ClockKind extends Declared {
  readonly kind: 'clock' | 'date'
  /** For a clock that is left blank, on 12 and on 24 hours. */
  readonly example?: Readonly<Record<12 | 24, string>>
}

/** Fields that belong together: under a legend, or with a switch, shown while it is on. */
interface GroupKind extends Declared {
  readonly kind: 'group' | 'switched'
  readonly fields: Fields
}

/** What is special to an area: its schema, words and component are passed by `type`. */
interface OwnKind<Value = unknown> extends Declared {
  readonly kind: 'own'
  readonly type: string
  readonly blank: Value
}

export type DeclaredField =
  | TextKind
  | ChoiceKind
  | FlagKind
  | NumberKind
  | ClockKind
  | GroupKind
  | OwnKind

/** The fields of a thing by their names, in the order of its form. */
export type Fields = Readonly<Record<string, DeclaredField>>

declare const TYPE: unique symbol

/** Gives the values of a group a type with a name, which the description of the API then has. */
export interface Typed<Value> {
  readonly [TYPE]?: Value
}

/** The type of a field's value. */
export type ValueOf<Field> = Field extends { kind: 'choice'; options: infer Options }
  ? keyof Options & string
  : Field extends { kind: 'flag' }
    ? boolean
    : Field extends { kind: 'number' }
      ? number
      : Field extends { kind: 'own'; blank: infer Value }
        ? Value
        : Field extends { kind: 'group' | 'switched'; fields: infer Parts }
          ? Parts extends Typed<infer Value>
            ? Value
            : ValuesOf<Parts> &
                (Field extends { kind: 'switched' } ? { readonly on: boolean } : unknown)
          : string

/** The type of a thing with these fields. */
export type ValuesOf<Declaration> = {
  readonly [Name in keyof Declaration]: ValueOf<Declaration[Name]>
}

/** The names of the fields that hold words, which can be translated. */
export type TextName<Declaration> = {
  [Name in keyof Declaration]: Declaration[Name] extends { kind: 'line' | 'paragraphs' }
    ? Name
    : never
}[keyof Declaration]

/** The words of a thing by their fields. */
export const declaredTexts = <Declaration extends Fields, Values extends object>(
  fields: Declaration,
  values: Values,
) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'line' || kind === 'paragraphs' ? [[name, Reflect.get(values, name)]] : [],
    ),
  ) as Pick<Values, TextName<Declaration> & keyof Values>

/** Whether nothing is entered. */
export const isBlank = (value: unknown): boolean =>
  value === '' || value === null || value === undefined || Number.isNaN(value)

/** A value as a form sends it in text. */
export const sentText = (value: unknown): string => (isBlank(value) ? '' : String(value))

/** The values of something new: nothing is entered yet. */
export function blankValues<Declaration extends Fields>(fields: Declaration) {
  const values = Object.entries(fields).map(([name, field]) => [name, blankOf(field)])
  return Object.fromEntries(values) as ValuesOf<Declaration>
}

function blankOf(field: DeclaredField): unknown {
  switch (field.kind) {
    case 'flag':
      return field.blank ?? false
    case 'number':
      return Number.NaN
    case 'group':
      return blankValues(field.fields)
    case 'switched':
      return { on: false, ...blankValues(field.fields) }
    case 'own':
      return field.blank
    default:
      return ''
  }
}

/** Whether a field is shown beside these values. */
export const isShown = ({ shownIf = {} }: DeclaredField, values: object): boolean =>
  Object.entries(shownIf).every(([name, value]) => Reflect.get(values, name) === value)
