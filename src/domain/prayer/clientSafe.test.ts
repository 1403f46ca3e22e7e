import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The packages that a file loads at run time, directly and through its imports. */
function packagesOf(file: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(file.href)) return new Set()
  seen.add(file.href)
  const source = readFileSync(file, 'utf8')
  const loaded = [...source.matchAll(/(?:im|ex)port ([^';]*?)from '([^']+)'/g)]
    .filter(([, clause = '']) => !clause.startsWith('type '))
    .map(([, , from = '']) => from)
  return new Set(
    loaded.flatMap(from => {
      if (from.startsWith('.')) return [...packagesOf(new URL(from, file), seen)]
      if (!from.startsWith('#')) return [from]
      return [...packagesOf(new URL(`../../${from.slice(1)}`, import.meta.url), seen)]
    }),
  )
}

const packagesOfPrayer = (name: string) => [...packagesOf(new URL(`./${name}.ts`, import.meta.url))]

it.each([
  'schedule',
  'leadWords',
  'notices',
  'changes',
  'jumuah',
  'why',
  'ranges',
  'hijri',
  'names',
  'season',
])("%s.ts runs in the visitor's browser: it loads neither zod nor adhan", name => {
  expect(packagesOfPrayer(name)).toEqual([])
})

it('the check detects zod in the settings and adhan in the response', () => {
  expect(packagesOfPrayer('settings')).toContain('zod')
  expect(packagesOfPrayer('prayerTimesResponse')).toContain('adhan')
  expect(packagesOfPrayer('prayerTimesResponse')).not.toContain('zod')
})
