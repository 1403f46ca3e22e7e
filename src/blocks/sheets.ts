import { blockOf } from './declared.ts'

const SHEETS: Readonly<Record<string, string>> = import.meta.glob('./*/sheet.css', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The sheets of blocks: a page links those of its blocks alone. */
export const sheetsOf = (types: readonly string[]): string[] => [
  ...new Set(types.flatMap(type => SHEETS[`./${blockOf(type)?.sheet ?? type}/sheet.css`] ?? [])),
]
