import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const here = new URL('.', import.meta.url)

/** Modules that a module loads at run time, itself and through what it imports. */
function loads(module: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(module.href)) return seen
  seen.add(module.href)
  const source = readFileSync(module, 'utf8')
  for (const [, clause = '', from = ''] of source.matchAll(/import ([^']*?)from '([^']+)'/g)) {
    if (clause.startsWith('type ')) continue
    if (from.startsWith('.')) loads(new URL(from, module), seen)
    else seen.add(from)
  }
  return seen
}

it.each(readdirSync(here).filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts')))(
  '%s does not bring zod into the panel',
  name => {
    const loaded = loads(new URL(name, here))
    expect(loaded.size).toBeGreaterThan(0)
    expect([...loaded]).not.toContain('zod')
  },
)

it('would notice', () => {
  expect(loads(new URL('../settings.ts', here))).toContain('zod')
})
