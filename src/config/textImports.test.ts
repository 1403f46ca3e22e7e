import { describe, expect, it } from 'vitest'
import { scriptNamed } from './inlineScript.ts'
import { handedOn, textImports } from './textImports.ts'

describe('the texts that a source imports', () => {
  it.each([
    ["import { uiTexts } from '#texts/ui.ts'", ['ui.uiTexts']],
    ["import {\n  type a,\n  bTexts as texts,\n} from '#texts/ui.ts'", ['ui.a', 'ui.bTexts texts']],
    ["import type { uiTexts } from '#texts/ui.ts'", ['ui.uiTexts']],
    ["export { uiTexts } from '#texts/ui.ts'", ['ui.uiTexts']],
    ["import * as pages from '#texts/pages.ts'", ['pages.* pages']],
    ["import { said } from '#texts/catalog.ts'", ['catalog.said']],
    ["import type { x } from './x.ts'", []],
    ["import { partsOf } from '#texts/icu/parse.ts'", []],
  ])('of %s', (code, expected) => {
    const said = textImports(code).map(
      ({ area, name, local }) => `${area}.${name}${local === name ? '' : ` ${local}`}`,
    )
    expect(said).toEqual(expected)
  })

  it.each([
    "import texts from '#texts/ui.ts'",
    "import '#texts/ui.ts'",
    "import texts, { a } from '#texts/ui.ts'",
    "export * from '#texts/ui.ts'",
    "const { uiTexts } = await import('#texts/ui.ts')",
    'const { uiTexts } = await import(`#texts/ui.ts`)',
    "import { a } from '#texts/ui.ts'\nimport b from '#texts/events.ts'",
  ])('are not guessed from %s', code => {
    expect(() => textImports(code)).toThrow('cannot be read')
  })
})

it.each([
  ['texts.a + texts.b()', []],
  ['texts[kind]', ['uiTexts']],
  ['const { a } = texts', ['uiTexts']],
  ['write(texts)', ['uiTexts']],
  ['other.texts', []],
])('%s hands %j on', (use, expected) => {
  expect(handedOn(`import { uiTexts as texts } from '#texts/ui.ts'\n${use}`)).toEqual(expected)
})

it('a script has of a group only the texts that it names', async () => {
  const { code } = await scriptNamed('virtual:first-paint')
  expect(code).toContain('khutbah ${')
  expect(code).not.toContain('`Notices`')
})

it('the frame for other sites has no words for a page’s own checks', async () => {
  const { code } = await scriptNamed('virtual:widget')
  expect(code).not.toContain('clock is wrong')
})
