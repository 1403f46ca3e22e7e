import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Packages and modules that a module loads at run time, directly and through its imports. */
function loads(module: string, seen = new Set<string>()): Set<string> {
  if (seen.has(module)) return seen
  seen.add(module)
  const file = module.replace(/^\.\//, '#domain/prayer/').replace('#domain/', '../')
  if (!file.startsWith('../')) return seen
  const source = readFileSync(new URL(file, import.meta.url), 'utf8')
  for (const [, clause = '', from = ''] of source.matchAll(/import ([^']*?)from '([^']+)'/g)) {
    if (!clause.startsWith('type ')) loads(from, seen)
  }
  return seen
}

it.each([
  'schedule',
  'leadWords',
  'notices',
  'changes',
  'jumuah',
  'why',
  'words',
  'ranges',
  'hijri',
  'names',
  'season',
])("%s.ts runs in the visitor's browser: it loads neither zod nor adhan", name => {
  const packages = [...loads(`./${name}.ts`)].filter(
    module => !/^(\.\/|#domain\/|#texts\/)/.test(module),
  )
  expect(packages).toEqual([])
})

it('the check detects zod in the settings and adhan in the response', () => {
  expect(loads('./settings.ts')).toContain('zod')
  expect(loads('./prayerTimesResponse.ts')).toContain('adhan')
  expect(loads('./prayerTimesResponse.ts')).not.toContain('zod')
})
