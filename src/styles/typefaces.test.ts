import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOOK_FIELDS } from '#domain/theme/look.ts'

const at = (path: string) => new URL(`./${path}`, import.meta.url)
const read = (path: string) => readFileSync(at(path), 'utf8')
const PAIRS = Object.keys(LOOK_FIELDS.typefaces.options)
/** What every page may load of a pair, in bytes: today's has 22,312. */
const MOST = 28_000

describe.each(PAIRS)('the typefaces %s', pair => {
  const sheet = read(`typefaces/${pair}.css`)
  const declared = new Set([...sheet.matchAll(/font-family: ("[^"]+")/g)].map(([, name]) => name))
  /** What the pages' properties are with this pair: its own, else those of the tokens. */
  const property = (name: string) =>
    [sheet, read('tokens.css')]
      .map(css => new RegExp(`\\s${name}:([^;]+);`).exec(css)?.[1])
      .find(Boolean) ?? ''

  it('declare each family that the pages name, and its fallbacks', () => {
    const named = [
      '--typeface-text',
      '--typeface-heading',
      '--font-system',
      '--font-system-display',
    ]
      .flatMap(name => property(name).match(/"[^"]+"/g) ?? [])
      .filter(name => !['"Segoe UI"', '"Amiri Naskh"'].includes(name))
    expect(named.length).toBeGreaterThanOrEqual(6)
    expect(named.filter(name => !declared.has(name))).toEqual([])
  })

  it('load about as many bytes on every page as the first pair', () => {
    const core = [...sheet.matchAll(/url\("\.\.\/(fonts\/[\w-]+-core\.woff2)"\)/g)]
    expect(core).toHaveLength(2)
    const bytes = core.reduce((sum, [, file = '']) => sum + statSync(at(file)).size, 0)
    expect(bytes).toBeLessThanOrEqual(MOST)
  })

  it('exchange no letters of English after the first paint', () => {
    const faces = sheet.match(/@font-face \{[^}]+\}/g) ?? []
    const core = faces.filter(face => face.includes('-core.woff2'))
    expect(core.every(face => face.includes('font-display: optional'))).toBe(true)
  })
})
