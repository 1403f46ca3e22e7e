import { figures } from '#locale/figures.ts'
import type { Choice, Part } from './parse.ts'

type Values = Readonly<Record<string, string | number>>

/** A message with its values, in a language; `spell` writes what is not a value. */
export function formatMessage(
  parts: readonly Part[],
  values: Values,
  locale: string,
  spell: (text: string) => string,
): string {
  return parts
    .map(part => {
      if (typeof part === 'string') return spell(part)
      const value = values[part.name] ?? ''
      if (!('kind' in part)) return typeof value === 'number' ? figures(value) : value
      return formatMessage(chosen(part, value, locale), values, locale, spell)
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
