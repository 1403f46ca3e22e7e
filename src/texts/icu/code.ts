import { locale as reader } from '#locale/locale.ts'
import { inTerms } from '#locale/terms.ts'
import type { Choice, Part } from './parse.ts'

/**
 * A message as an expression of JavaScript: a string, or a function of its values in that order; in
 * English in the words of the place that the site is built for. `zero`: that of the reader's digits,
 * in which the values of `counts` are written.
 */
export function messageCode(
  parts: readonly Part[],
  names: readonly string[],
  locale: string,
  { counts, zero }: { counts: readonly string[]; zero?: string | undefined } = { counts: [] },
): string {
  if (names.length === 0) return quoted(parts.join(''), locale)
  // One letter each, as a minifier names them, in the order in which it does.
  const letters = names.map((_, index) => LETTERS[index] ?? `a${index}`)
  const inner = partsCode(
    renamed(
      parts,
      name => letters[names.indexOf(name)] ?? name,
      (name, letter) => (zero && counts.includes(name) ? inDigits(letter, zero) : letter),
    ),
    locale,
  )
  return `${letters.length === 1 ? letters[0] : `(${letters})`}=>${inner}`
}

const LETTERS = 'etnriaos'

const inDigits = (letter: string, zero: string) => {
  const digits = Array.from({ length: 10 }, (_, digit) =>
    String.fromCharCode(zero.charCodeAt(0) + digit),
  )
  return `(${letter}+'').replace(/\\d/g,e=>'${digits.join('')}'[e])`
}

const renamed = (
  parts: readonly Part[],
  nameOf: (name: string) => string,
  shownAs: (name: string, letter: string) => string,
): Part[] =>
  parts.map(part => {
    if (typeof part === 'string') return part
    const name = nameOf(part.name)
    if (!('cases' in part)) return { name: shownAs(part.name, name) }
    const cases = Object.entries(part.cases).map(([key, one]) => [
      key,
      renamed(one, nameOf, shownAs),
    ])
    return { ...part, name, cases: Object.fromEntries(cases) }
  })

/** In the quotes that a minifier writes, so that equal texts compress. */
const quoted = (text: string, locale: string) => `\`${escaped(text, locale)}\``
const escaped = (text: string, locale: string) =>
  written(text, locale).replace(/[\\`]|\$\{/g, '\\$&')

function partsCode(parts: readonly Part[], locale: string): string {
  if (parts.every(part => typeof part === 'string')) return quoted(parts.join(''), locale)
  const [only] = parts
  if (parts.length === 1 && typeof only === 'object' && 'kind' in only) return choice(only, locale)
  const inner = parts.map(part => {
    if (typeof part === 'string') return escaped(part, locale)
    return `\${${'kind' in part ? choice(part, locale) : part.name}}`
  })
  return `\`${inner.join('')}\``
}

/** Texts in other languages have names of their own. */
const written = (text: string, locale: string) =>
  locale.startsWith('en') ? inTerms(text, reader().habits.terms) : text

/** As `a===1?…:…`, with exact numbers first. */
function choice({ name, kind, cases }: Choice, locale: string): string {
  const { other = [], ...rest } = cases
  const keys = Object.keys(rest).sort((a, b) => Number(b[0] === '=') - Number(a[0] === '='))
  return keys.reduceRight(
    (otherwise, key) =>
      `${condition(name, kind, key, locale)}?${partsCode(rest[key] ?? [], locale)}:${otherwise}`,
    partsCode(other, locale),
  )
}

function condition(name: string, kind: Choice['kind'], key: string, locale: string): string {
  if (key[0] === '=') return `${name}==${key.slice(1)}`
  if (kind === 'select') return `${name}==${JSON.stringify(key)}`
  // English needs no rules of Intl, which take long to make: in integers, one is 1.
  if (kind === 'plural' && key === 'one' && locale.startsWith('en')) return `${name}===1`
  const type = kind === 'plural' ? '' : ',{type:"ordinal"}'
  return `new Intl.PluralRules(${JSON.stringify(locale)}${type}).select(${name})===${JSON.stringify(key)}`
}
