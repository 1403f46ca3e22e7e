import { z } from 'zod'
import { hasNameBeforeHost, isPlainAddress, NAME_BEFORE_HOST } from '#domain/content/addresses.ts'
import { seen } from '#domain/content/plainText.ts'
import { isCivilDate, minutesOf } from '#domain/time/civil.ts'
import { formatNumber } from '#locale/formatNumber.ts'
import { locale } from '#locale/locale.ts'
import { LIST_ID } from '#locale/ownList.ts'
import type { DeclaredField, Fields, ValueOf } from './fields.ts'
import { messagesOf, type Problem } from './problems.ts'

/**
 * As stored; as sent in JSON; as a form sends it, where all is text and what is left out stays as it
 * is.
 */
type Way = 'stored' | 'sent' | 'form'

/** The schemas of an area's own kinds by their types. */
type OwnSchemas = Readonly<Record<string, z.ZodType>>

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** A text with a maximum length, without control characters. */
const cleanText = (subject: string, most: number) =>
  z
    .string({ error: `${subject} is missing.` })
    .transform(value => seen(value.normalize('NFC').replace(CONTROLS, '').trim()))
    .refine(value => value.length <= most, {
      // Worded when it is needed: the first number format of a process costs milliseconds.
      error: () => `${subject} can have at most ${formatNumber(most)} characters.`,
    })
/** The same in one line. */
export const cleanLine = (subject: string, most: number) =>
  cleanText(subject, most).transform(value => value.replace(/\s+/g, ' '))

/** A flag as a form sends it. */
export const sentFlag = z
  .enum(['true', 'false', '1', '0', 'on'], { error: 'Must be true or false.' })
  .transform(value => value === 'true' || value === '1' || value === 'on')

/** A blank field is asked for, before the form of what is in it is. */
export const CivilDate = z
  .string()
  .refine(date => date !== '', { error: 'Choose a day.' })
  .refine(date => date === '' || isCivilDate(date), {
    error: 'Enter a real date as YYYY-MM-DD, for example 2027-03-14.',
    abort: true,
  })
/** The same as a form's field for dates says it. */
const SENT_DATE = z.string().refine(isCivilDate, { error: 'Choose a real date.' })
/** A time of the clock, with an example on each clock for a field that is left blank. */
export const clockField = (example: Readonly<Record<12 | 24, string>>) =>
  z
    .string()
    .refine(clock => clock !== '', {
      error: () => `Enter a time, for example ${example[locale().habits.clock]}.`,
    })
    .refine(clock => clock === '' || !Number.isNaN(minutesOf(clock)), {
      error: 'Enter a time of day on 24 hours as HH:MM, for example 13:30.',
      abort: true,
    })
export const Clock = clockField({ 12: '7:45 PM', 24: '19:45' })

/** A text that may be left out. */
const shortText = (most: number) =>
  z
    .string()
    .trim()
    .min(1, { error: 'Leave it out or write something.' })
    .max(most, { error: tooLong(most) })
export const tooLong = (most: number) => `Write at most ${most} characters.`
export const within = (min: number, max: number, what: string, refused?: string) =>
  z
    .number({ error: refused ?? `${what} must be a number.` })
    .min(min, { error: refused ?? `${what} must be at least ${min}.`, abort: true })
    .max(max, { error: refused ?? `${what} must be at most ${max}.`, abort: true })

type TextField = Extract<DeclaredField, { most: number; kind: 'line' | 'paragraphs' | 'address' }>

function textSent(field: TextField) {
  const { kind, label, subject, most, missing } = field
  const about = subject ?? `The ${label.toLowerCase()}`
  const text = kind === 'paragraphs' ? cleanText(about, most) : cleanLine(about, most)
  const { accepts = () => true, refused } = kind === 'address' ? addressRule(field) : field
  const safe = text.refine(value => value === '' || accepts(value), {
    error: ({ input }) => (hasNameBeforeHost(`${input}`) ? NAME_BEFORE_HOST : refused),
  })
  return missing === undefined ? safe : safe.refine(value => value !== '', { error: missing })
}

const addressRule = ({ isSecure }: TextField): Pick<TextField, 'accepts' | 'refused'> =>
  isSecure
    ? {
        accepts: text => /^https:\/\//i.test(text) && URL.canParse(text),
        refused: 'Must start with https://',
      }
    : { accepts: isPlainAddress, refused: 'Enter a full address that begins with https://' }

function schemaOfField(field: DeclaredField, way: Way, own: OwnSchemas): z.ZodType {
  // Made when it is used: a function reads a part of what it declares, and starts more quickly so.
  const schema = z.lazy(() => requiredSchema(field, way, own))
  if (!field.isOptional) return schema
  return way === 'form'
    ? z.preprocess(ofText(field), schema.nullable()).optional()
    : schema.optional()
}

/** What the text of a form says of an optional field; null: it was cleared. */
const ofText = (field: DeclaredField) => (text: unknown) => {
  if (typeof text !== 'string') return text
  if (text.trim() === '') return null
  return field.kind === 'number' ? Number(text) : text
}

function requiredSchema(field: DeclaredField, way: Way, own: OwnSchemas): z.ZodType {
  switch (field.kind) {
    case 'choice': {
      const { missing, ownList } = field
      if (!ownList) return z.enum(field.ids ?? Object.keys(field.options), { error: missing })
      const id = z.string({ error: missing }).regex(LIST_ID, { error: missing })
      return way === 'stored' ? id : id.refine(ownList.entryOf, { error: missing })
    }
    case 'flag':
      return way === 'form' ? sentFlag.optional() : z.boolean()
    case 'number': {
      const { least, most, label, subject = label, hasDecimals, refused } = field
      const number = within(least, most, subject, refused)
      return hasDecimals ? number : number.int({ error: refused ?? `${subject} must be whole.` })
    }
    case 'clock':
      return field.example ? clockField(field.example) : Clock
    case 'date':
      return way === 'sent' ? CivilDate : way === 'stored' ? z.string() : SENT_DATE
    case 'group':
      return z.object(shapeOf(field.fields, way, own))
    case 'switched':
      return z.object({ on: z.boolean(), ...shapeOf(field.fields, way, own) })
    case 'own': {
      const schema = own[field.type]
      if (!schema) throw new Error(`No schema for fields of the type "${field.type}"`)
      return schema
    }
    default: {
      const text = way === 'stored' ? z.string() : textSent(field)
      if (field.isOptional) return way === 'stored' ? text : shortText(field.most)
      if (field.missing !== undefined) return text
      return way === 'form' ? text.optional() : text.default('')
    }
  }
}

/** The shape of an object schema from fields. `own`: the schemas of an area's own kinds. */
export function shapeOf<Declaration extends Fields, W extends Way>(
  fields: Declaration,
  way: W,
  own: OwnSchemas = {},
) {
  const entries = Object.entries(fields).map(([name, field]) => {
    const schema = schemaOfField(field, way, own)
    return [name, field.fallback === undefined ? schema : schema.default(field.fallback)]
  })
  return Object.fromEntries(entries) as {
    readonly [Name in keyof Declaration]: Declaration[Name] extends { isOptional: true }
      ? z.ZodOptional<z.ZodType<ValueOf<Declaration[Name]> | (W extends 'form' ? null : never)>>
      : z.ZodType<Value<Declaration[Name], W>>
  }
}

/** In a form, flags and texts that may be empty can be left out. */
type Value<Field, W extends Way> =
  | ValueOf<Field>
  | (W extends 'form' ? (Field extends Skippable ? undefined : never) : never)
type Skippable = { kind: 'flag' } | ({ kind: TextField['kind'] } & { missing?: undefined })

type Issue = NonNullable<ReturnType<z.ZodType['safeParse']>['error']>['issues'][number]

/** Of several shapes that a value can have, the one it has says which of its fields is wrong. */
function issuesAt(issue: Issue, above: PropertyKey[] = []): Problem[] {
  const path = [...above, ...issue.path]
  const shapes = issue.code === 'invalid_union' ? (issue.errors as Issue[][]) : []
  const own = shapes.find(issues => issues.every(inside => inside.path.length > 0))
  if (own) return own.flatMap(inside => issuesAt(inside, path))
  const { message } = issue
  return [{ path: path.map(part => (typeof part === 'number' ? part : String(part))), message }]
}

/** What a schema refuses of values, by the path of each field. */
export const problemsOf = (schema: z.ZodType, values: unknown): Problem[] =>
  (schema.safeParse(values).error?.issues ?? []).flatMap(issue => issuesAt(issue))

/** The first message of each path. */
export const errorsByPath = (schema: z.ZodType, values: unknown): Record<string, string> =>
  messagesOf(problemsOf(schema, values))
