import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Lines that stay physical. */
const EXCEPTIONS = [
  // A corner that a rotation turns into a chevron.
  'src/blocks/questions/sheet.css: border-width: 0 2px 2px 0;',
  'src/panel/publishing/publishing.css: border-width: 0 2px 2px 0;',
  // Televisions know no logical form of it.
  'src/components/display/stage.css: top: 0;',
  // Times, which have a direction of their own, on both sides of a slash in a mirrored page.
  'src/components/prayer/month/month.css: text-align: right;',
  'src/components/prayer/month/month.css: text-align: left;',
  // What runs the other way, below a label of a mirrored page.
  'src/styles/languages.css: text-align: right;',
]

const PHYSICAL = [
  /(?<![\w-])(?:scroll-)?(?:margin|padding|border)-(?:top|right|bottom|left)\b/,
  /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius\b/,
  /(?:^|[\s;{])(?:top|right|bottom|left)\s*:(?!:)/,
  /(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  /\bto (?:left|right)\b/,
]
/** Four values whose second, the right, and fourth, the left, differ. */
const UNEVEN = /(?<![\w-])(?:margin|padding|inset|border-width|scroll-\w+):\s*([^;{}]+);/

/** The values of a shorthand; one with parentheses counts as one. */
function values(shorthand: string): string[] {
  const whole = shorthand.replace(/\((?:[^()]|\([^()]*\))*\)/g, group => group.replace(/\s/g, ''))
  return whole.trim().split(/\s+/)
}

function isPhysical(line: string): boolean {
  const [, right, , left] = values(UNEVEN.exec(line)?.[1] ?? '')
  return PHYSICAL.some(pattern => pattern.test(line)) || (!!left && left !== right)
}

/** The text of a style sheet, or of a component's style elements, without comments. */
function styles(path: string): string {
  const text = readFileSync(path, 'utf8')
  const parts = path.endsWith('.css') ? [text] : (text.match(/<style[\s\S]*?<\/style>/g) ?? [])
  return parts.join('\n').replace(/\/\*[\s\S]*?\*\//g, '')
}

it.each([
  'margin-left: 1px;',
  'left: 0;',
  'inset: 0 1px 0 auto;',
  'margin: 0 calc(1px + 2px) 0 0;',
  'text-align: right;',
  'mask: linear-gradient(to left, red, blue);',
])('recognizes %s as physical', line => expect(isPhysical(line)).toBe(true))

it('uses only logical properties in style sheets, so that pages can be mirrored', () => {
  const paths = globSync(['src/**/*.css', 'src/**/*.astro'])
  const found = paths.flatMap(path =>
    styles(path)
      .split('\n')
      .filter(isPhysical)
      .map(line => `${path}: ${line.trim()}`),
  )
  expect(found.filter(line => !EXCEPTIONS.includes(line))).toEqual([])
})
