import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HeaderRule, headerRules } from './headers.ts'

/**
 * The rules of a build's `_headers` file: a path on a line of its own, below it lines of `name:
 * value`. No file, no rules. Throws an Error that names the line that is not right.
 */
export function readHeadersFile(folder: string): HeaderRule[] {
  let text: string
  try {
    text = readFileSync(join(folder, '_headers'), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  const tables: { for: string; values: Record<string, string[]> }[] = []
  for (const [index, line] of text
    .split('\n')
    .map(line => line.trim())
    .entries()) {
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('/')) {
      tables.push({ for: line, values: {} })
      continue
    }
    const [, name, value] = /^([\w-]+)\s*:\s*(.+)$/.exec(line) ?? []
    const values = tables.at(-1)?.values
    if (!name || !value || !values) throw new Error(`_headers: line ${index + 1} is not a header`)
    values[name] = [...(values[name] ?? []), value]
  }
  return headerRules(tables)
}
