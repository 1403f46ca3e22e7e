import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, it } from 'vitest'

const SRC = new URL('../..', import.meta.url).pathname
const text = (file: string) => readFileSync(file, 'utf8')
const IMPORT = /import\s+(?:[^'"]*?from\s+)?'((?:#panel|\.\.?)\/[^']+)'/g

/** Where an import of the panel leads. */
const target = (from: string, specifier: string) =>
  specifier.startsWith('#panel/')
    ? `${SRC}panel/${specifier.slice('#panel/'.length)}`
    : new URL(specifier, `file://${from}`).pathname

/** Every file of the panel that editing on the page loads. */
function loaded(file: string, all = new Set<string>()): Set<string> {
  if (all.has(file)) return all
  all.add(file)
  for (const [, specifier = ''] of text(file).matchAll(IMPORT)) loaded(target(file, specifier), all)
  return all
}

const files = [...loaded(`${SRC}panel/onPage/editPage.tsx`)].filter(file =>
  file.startsWith(`${SRC}panel/`),
)
const sheets = files.filter(file => file.endsWith('.css'))
/** The selectors of a style sheet, without those of its steps of an animation. */
const selectorsOf = (sheet: string) =>
  text(sheet)
    .replace(/@layer [\w, ]+;|\/\*.*?\*\//gs, '')
    .replace(/@keyframes [\w-]+ \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
    .split(/[{};]/)
    .map(part => part.trim())
    .filter(part => /^[.[#:a-z]/i.test(part) && !/^[\w-]+:\s/.test(part))
    .flatMap(part => part.split(/,(?![^()]*\))/))
    .map(selector => selector.trim())
const classesOf = (selector: string) => selector.match(/(?<=\.)[a-z][\w-]*/gi) ?? []
const classesIn = (source: string) =>
  [...source.matchAll(/class(?:Name|:list)?=(?:"([^"]*)"|\{([^}]*)\})/g)].flatMap(
    ([, plain, code]) =>
      (
        plain ??
        code
          ?.match(/'[^']*'/g)
          ?.join(' ')
          .replaceAll("'", '') ??
        ''
      ).split(/\s+/),
  )

it('loads the sheets of the editor, and none of the rest of the panel', () => {
  const names = sheets.map(file => relative(`${SRC}panel`, file)).sort()
  expect(names).toContain('onPage/onPage.css')
  expect(names).toContain('content/sectionEditor.css')
  expect(
    names.filter(
      name => !/^(?:content\/(?!contentPage|preview)|editing|onPage|pictures|shell)/.test(name),
    ),
  ).toEqual([])
})

it('changes nothing of the page under it: each rule needs something that only editing has', () => {
  const used = new Set(
    globSync(`${SRC}{components,islands,layouts,pages}/**/*.{astro,tsx}`)
      .filter(file => !file.includes('/islands/ui/'))
      .flatMap(file => classesIn(text(file))),
  )
  expect(used).toContain('prayer-arch')
  const isOwn = (selector: string) =>
    /\[data-piece/.test(selector) || classesOf(selector).some(name => !used.has(name))
  const selectors = sheets.flatMap(selectorsOf)
  expect(selectors).toContain('.piece-drawer .cluster')
  expect(selectors.filter(selector => !isOwn(selector))).toEqual([])
})
