import type { Choice, Part } from './parse.ts'

type Values = Readonly<Record<string, string | number>>

/** How the reader writes what is not a value, and values that are numbers. */
interface Spelling {
  readonly text: (text: string) => string
  readonly number: (value: number) => string
}

/** A message with its values, in a language. */
export function formatMessage(
  parts: readonly Part[],
  values: Values,
  locale: string,
  spelling: Spelling,
): string {
  return parts
    .map(part => {
      if (typeof part === 'string') return spelling.text(part)
      const value = values[part.name] ?? ''
      if (!('kind' in part)) return typeof value === 'number' ? spelling.number(value) : value
      return formatMessage(chosen(part, value, locale), values, locale, spelling)
    })
    .join('')
}

function chosen({ kind, cases }: Choice, value: string | number, locale: string) {
  const key = kind === 'select' ? value : categoryOf(Number(value), kind, locale)
  return cases[`=${value}`] ?? cases[key] ?? cases.other ?? []
}

const rules = new Map<string, Intl.PluralRules>()

function categoryOf(count: number, kind: 'plural' | 'selectordinal', locale: string): string {
  const key = kind + locale
  const known =
    rules.get(key) ??
    new Intl.PluralRules(locale, { type: kind === 'plural' ? 'cardinal' : 'ordinal' })
  rules.set(key, known)
  return known.select(count)
}
