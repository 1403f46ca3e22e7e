import { blockOf } from './declared.ts'

const FILES: Readonly<Record<string, string>> = import.meta.glob('./*/sheet.css', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The addresses of the sheets by the names of their blocks. */
export const sheets: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FILES).map(([file, address]) => [file.split('/')[1], address]),
)

/** The sheets of blocks: a page links those of its blocks alone. */
export const sheetsOf = (types: readonly string[]): string[] => [
  ...new Set(types.flatMap(type => sheets[blockOf(type)?.sheet ?? type] ?? [])),
]
