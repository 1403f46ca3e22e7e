import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** What visitors see; the panel stays English. */
const PATHS = [
  'src/{components,islands}/**/*.{astro,ts,tsx}',
  'src/layouts/*.astro',
  'src/contract/{contact,videos}.ts',
  'src/stores/!(logout).ts',
  'src/pages/**/*.{astro,ts}',
  'netlify/server/contact/{limits,plainForm,refusalPage}.ts',
  'netlify/server/push/{follow,followers,limits}.ts',
  'src/domain/{contact,display,documents,events,feeds,lists,notices,prayer,push,school,sky,time,videos,visitor,widget}/*.ts',
]

/** What only admins read: messages of schemas and checks, reasons of the spam filter, a table of messages. */
const NOT_FOR_VISITORS = [
  /^src\/domain\/events\/(change|event|fields|thing)\.ts$/,
  /^src\/domain\/notices\/(fields|fieldsSchema|link|stored|thing)\.ts$/,
  /^src\/domain\/contact\/(csv|spam|replyTemplates\w*)\.ts$/,
  /^src\/domain\/prayer\/(awaitedMoon|bounds|calculation|comingEids|endings|impossibleWords|iqama|iqamaRule|place|prayerFields|responseForms|seasonSettings|seed|settings|settingFields|thing|timesReview|\w+Checks)\.ts$/,
  /^src\/domain\/push\/quietHours\.ts$/,
  // A program.
  /\/firstLines\.ts$/,
  // Names of fonts, and a sentence for the log.
  /\/(typefaces|share\/(draw|drawFiles))\.ts$/,
  // A selector.
  /\/islands\/touched\.ts$/,
  /\/display\/sheet\.ts$/,
  /\/testing\/|\.test\.tsx?$/,
]

/** Attributes that people read. */
const READ =
  /^(aria-(label|roledescription|description)|alt|title|label|hint|placeholder|text|lead|eyebrow|description|link)$/

const hasWord = (text: string) => /\p{L}{2}/u.test(text)
/** Two words with a space between them; a media query is not a phrase. */
const isPhrase = (text: string) =>
  /^[^<>{}=;]*\p{L}{2,}[.,:]? [\p{L}’']{2,}/u.test(text) && !/^\((?:prefers|display)-/.test(text)

const isClassName = (node: ts.Node) =>
  (ts.isJsxAttribute(node) || ts.isVariableDeclaration(node)) &&
  /^class(Name)?$/.test(node.name.getText())

const setsClassName = (node: ts.Node) =>
  ts.isBinaryExpression(node) && node.left.getText().endsWith('.className')

/** A thrown error is for logs. */
const isError = (node: ts.Node) =>
  ts.isNewExpression(node) && node.expression.getText().endsWith('Error')

/** The texts in a module: JSX text, attributes that people read, and other strings of several words. */
function textsOfModule(source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || isClassName(node) || setsClassName(node)) return
    if (isError(node)) return
    if (ts.isJsxText(node) && hasWord(node.text)) found.push(node.text.trim())
    else if (ts.isJsxAttribute(node)) {
      const { name, initializer } = node
      if (initializer && ts.isStringLiteral(initializer)) {
        if (READ.test(name.getText()) && hasWord(initializer.text)) found.push(initializer.text)
        return
      }
    } else if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.initializer)) {
      const { name, initializer } = node
      if (READ.test(name.getText()) && /^\p{Lu}/u.test(initializer.text))
        found.push(initializer.text)
    } else if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node)
    ) {
      if (isPhrase(node.text)) found.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

/** The texts between the elements of a component and in the attributes that people read. */
function textsOfTemplate(source: string): string[] {
  const template = source
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replace(/\{?\/\*[\s\S]*?\*\/\}?|<!--[\s\S]*?-->/g, '')
  const between = [...template.matchAll(/(?<!=)>([^<>{}]*)[<{]/g)].map(([, text = '']) => text)
  const written = [...template.matchAll(/\s([\w-]+)="([^"{]*)"/g)]
    .filter(([, name = '']) => READ.test(name))
    .map(([, , text = '']) => text)
  // What ends with a mark of its own is the condition of an expression.
  return [...between, ...written]
    .map(text => text.trim())
    .filter(text => hasWord(text) && !/ [?:]$/.test(text))
}

function textsOf(path: string): string[] {
  const source = readFileSync(path, 'utf8')
  if (!path.endsWith('.astro')) return textsOfModule(source)
  const [, code = '', template = ''] = /^---\n([\s\S]*?)\n?---\n([\s\S]*)$/.exec(source) ?? []
  return [...textsOfModule(code), ...textsOfTemplate(template)]
}

it.each([
  ['export const a = () => <p>Call us</p>', 'Call us'],
  ['export const a = () => <input aria-label="Search" />', 'Search'],
  ["export const a = b ? 'No events today' : ''", 'No events today'],
])('finds the text in %s', (source, text) => expect(textsOfModule(source)).toEqual([text]))

it('visitors’ texts are in the catalog, not in components and rules', () => {
  const found = globSync(PATHS)
    .filter(path => !NOT_FOR_VISITORS.some(one => one.test(path)))
    .sort()
    .flatMap(path => textsOf(path).map(text => `${path}: ${text}`))
  expect(found).toEqual([])
})

/** All that people read in a file of texts; notes are for translators. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => (key[0] === '@' ? [] : textsIn(inner)))

it("spell Qur’an, Jumu'ah and the apostrophe one way", () => {
  const allowed = /Jumu'ah|Rabi' al-|Sha'ban|Dhu al-Qa'dah|Jummah Prayer|Quran Classes/g
  const strings = /(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/g
  const stringsOf = (path: string): string[] => {
    const code = readFileSync(path, 'utf8')
    if (path.endsWith('.json')) return textsIn(JSON.parse(code))
    const bare = code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    return [...bare.matchAll(strings)].map(([, , text = '']) => text)
  }
  const found = globSync(['src/texts/en-US/*.json', 'src/config/seed/{pages,events}.json']).flatMap(
    path => {
      return stringsOf(path)
        .map(text => text.replace(allowed, ''))
        .filter(text => /\p{L}'\p{L}|Qur'?an|Koran|Jumm?u?ah?\b/u.test(text))
        .map(text => `${path}: ${text}`)
    },
  )
  expect(found).toEqual([])
})
