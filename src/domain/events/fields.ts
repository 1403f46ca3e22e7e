import { z } from 'zod'
import { isWebAddress } from '#domain/content/addresses.ts'
import { formatNumber } from '#domain/time/intl.ts'

/**
 * The kinds of field of an event's details. A field defines how its value is stored, how a form sends
 * it (as text, with messages for a person), and what an editor shows.
 */
export type EventField = EventTextField | ChoiceField | FlagField

export interface EventTextField {
  kind: 'line' | 'paragraphs' | 'address'
  label: string
  /** Its maximum length. */
  most: number
  isRequired: boolean
  /** Half the width of the editor, beside the next such field. */
  isHalf?: boolean | undefined
  /** The initial value in an editor. */
  blank: string
  stored: z.ZodType<string | undefined>
  sent: z.ZodType<string | undefined>
}

export interface ChoiceField<Value extends string = string> {
  kind: 'choice'
  label: string
  isHalf?: boolean | undefined
  options: Readonly<Record<Value, string>>
  blank: Value | ''
  stored: z.ZodType<Value>
  sent: z.ZodType<Value>
}

export interface FlagField {
  kind: 'flag'
  label: string
  hint: string
  blank: boolean
  stored: z.ZodType<boolean | undefined>
  sent: z.ZodType<boolean | undefined>
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** A text with a maximum length, without control characters. */
export const cleanText = (subject: string, most: number) =>
  z
    .string({ error: `${subject} is missing.` })
    .transform(value => value.normalize('NFC').replace(CONTROLS, '').trim())
    .refine(value => value.length <= most, {
      // Worded when it is needed: the first number format of a process costs milliseconds.
      error: () => `${subject} can have at most ${formatNumber(most)} characters.`,
    })
/** The same in one line. */
export const cleanLine = (subject: string, most: number) =>
  cleanText(subject, most).transform(value => value.replace(/\s+/g, ' '))

/** `subject`: the beginning of its messages, 'The title'. */
type TextOptions = Pick<EventTextField, 'kind' | 'label' | 'most' | 'isHalf'> & { subject: string }

function textSent({ kind, subject, most }: TextOptions) {
  const text = kind === 'paragraphs' ? cleanText(subject, most) : cleanLine(subject, most)
  if (kind !== 'address') return text
  return text.refine(value => value === '' || isWebAddress(value), {
    error: 'Enter a full address that begins with https://',
  })
}

/** A text that every event has; `missing`: the message when it is empty. */
export const requiredText = ({ missing, ...options }: TextOptions & { missing: string }) => ({
  ...options,
  isRequired: true,
  blank: '',
  stored: z.string(),
  sent: textSent(options).refine(value => value !== '', { error: missing }),
})

/** An optional text; when a form leaves it out, it stays as it is. */
export const optionalText = (options: TextOptions) => ({
  ...options,
  isRequired: false,
  blank: '',
  stored: z.string().optional(),
  sent: textSent(options).optional(),
})

/** One of several values with their labels. */
export const choice = <const Options extends Readonly<Record<string, string>>>(
  label: string,
  { options, missing, isHalf }: { options: Options; missing: string; isHalf?: boolean },
) => {
  const schema = z.enum(Object.keys(options) as (keyof Options & string)[], { error: missing })
  const blank: keyof Options | '' = ''
  return { kind: 'choice' as const, label, isHalf, options, blank, stored: schema, sent: schema }
}

/** A flag as a form sends it. */
export const sentFlag = z
  .enum(['true', 'false', '1', '0', 'on'], { error: 'Must be true or false.' })
  .transform(value => value === 'true' || value === '1' || value === 'on')

/** A flag; a new event starts with `blank`. */
export const flag = (label: string, { hint, blank }: { hint: string; blank: boolean }) => ({
  kind: 'flag' as const,
  label,
  hint,
  blank,
  stored: z.boolean(),
  sent: sentFlag.optional(),
})

/** The shape of an object schema from fields: as stored, or as a form sends them. */
export function shapeOf<
  Fields extends Record<string, Record<Way, unknown>>,
  Way extends 'stored' | 'sent',
>(fields: Fields, way: Way) {
  const entries = Object.entries(fields).map(([name, field]) => [name, field[way]])
  return Object.fromEntries(entries) as { [Name in keyof Fields]: Fields[Name][Way] }
}
