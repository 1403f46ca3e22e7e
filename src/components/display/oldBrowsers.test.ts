import { parse } from 'acorn'
import { beforeAll, describe, expect, it } from 'vitest'
import { classicScript } from '#config/inlineScript.ts'
import { displaySheet } from './sheet.ts'

const sheet = displaySheet('figtree')

/** What Chromium 76 does not know, by the release that brought it. */
const NEWER_STYLE: Readonly<Record<string, RegExp>> = {
  'cascade layers (99)': /@layer/,
  'container queries (105)': /@container|container-type/,
  '@property (85)': /@property/,
  'oklch() and oklab() (111)': /okl(?:ch|ab)\(|\blch\(|\blab\(/,
  'color-mix() (111)': /color-mix\(/,
  'light-dark() (123)': /light-dark\(/,
  'nesting (112)': /&|\{[^{}]*[;{]\s*[.#:>][^{}:;]*\{/,
  ':is(), :where(), :has() (88, 105)': /:(?:is|where|has)\(/,
  'clamp(), min(), max() (79)': /\b(?:clamp|min|max)\(/,
  'inset and its parts (87)': /\binset(?:-[a-z-]+)?\s*:/,
  'logical shorthands (87)': /\b(?:margin|padding|border)-(?:inline|block)\s*:/,
  'aspect-ratio as a property (88)': /[{;]\s*aspect-ratio\s*:/,
  'gap of flex boxes (84)': /[{;]\s*(?:gap|row-gap|column-gap)\s*:/,
  'translate, rotate, scale (104)': /[{;]\s*(?:translate|rotate|scale)\s*:/,
  'ranges of media queries (104)': /@media[^{]*[<>]/,
  'dynamic units (108)': /\d(?:[dsl]v[hwib]|[sl]vmin|cq[wh])\b/,
}

describe('the sheet of a screen', () => {
  const rules = sheet.replace(/@media[^{]*\{/g, '')

  it.each(Object.entries(NEWER_STYLE))('does without %s', (name, pattern) => {
    expect((name.startsWith('ranges') ? sheet : rules).match(pattern)?.[0]).toBeUndefined()
  })

  it.each([
    ['a{b:c;.d{e:f}}', 'nesting (112)'],
    ['a{inset:0}', 'inset and its parts (87)'],
    ['a{width:min(1px,2px)}', 'clamp(), min(), max() (79)'],
  ])('recognizes %s', (text, name) => {
    expect(text).toMatch(NEWER_STYLE[name] ?? /^$/)
  })
})

describe('the script of a screen', () => {
  let script = ''
  beforeAll(async () => {
    const entry = new URL('./start.ts', import.meta.url)
    script = (await classicScript(entry, { target: 'es2019' })).code
  })

  it('is JavaScript of 2019, at most 72 KB, without zod and React', () => {
    expect(() => parse(script, { ecmaVersion: 2019, sourceType: 'script' })).not.toThrow()
    expect(() => parse('a?.b', { ecmaVersion: 2019 })).toThrow()
    expect(Buffer.byteLength(script)).toBeLessThan(72 * 1024)
    expect(script).not.toMatch(/ZodError|jitless|react\./)
  })

  it('calls no method of lists and texts that neither 2019 nor this folder has', () => {
    const newer = [
      'toSorted',
      'toReversed',
      'toSpliced',
      'with',
      'matchAll\\(.*?\\.toArray',
      'group',
      'groupBy',
      'allSettled',
      'any\\(\\[',
      'structuredClone',
      'replaceChildren',
      'isWellFormed',
    ]
    expect(newer.filter(name => new RegExp(`\\.${name}\\(`).test(script))).toEqual([])
  })
})
