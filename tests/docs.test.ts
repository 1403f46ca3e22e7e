import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const DOCS = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT })
const SOURCES = globSync(['{src,netlify,tests}/**/*.{ts,tsx,astro,css}', '*.{ts,mjs}'], {
  cwd: ROOT,
})

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(path: string): string[] {
  return [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replace(/ /g, '-'),
  )
}

/** Why a link of a page leads nowhere; undefined when it does lead somewhere. */
function problemOf(page: string, link: string): string | undefined {
  const [path = '', anchor] = link.split('#')
  const target = path ? relative(ROOT, join(ROOT, dirname(page), path)) : page
  if (!existsSync(join(ROOT, target))) return `${link}: there is no ${target}`
  if (anchor && !anchorsOf(target).includes(anchor)) return `${link}: no such heading`
  return undefined
}

describe('the documentation', () => {
  it.each(DOCS)('%s has only links that lead somewhere', page => {
    const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    const local = links.filter(link => !/^[a-z]+:/.test(link))
    expect(local.flatMap(link => problemOf(page, link) ?? [])).toEqual([])
  })

  it('lists what one has to know in at most 45 lines, each with a file to read', () => {
    const [, list = ''] = read('docs/architecture.md').split('## What one has to know')
    const files = [...list.matchAll(/^\| [^*|]+ \| [^|]+ \| `([^`]+)` \|$/gm)].map(
      ([, file]) => file,
    )
    expect(files.length).toBeGreaterThan(30)
    expect(files.length).toBeLessThanOrEqual(45)
    expect(files.filter(file => !existsSync(join(ROOT, file ?? '')))).toEqual([])
  })

  it('has every section of docs/product.md that the code names', () => {
    const sections = [...read('docs/product.md').matchAll(/^## (\d+)\./gm)].map(([, n]) => n)
    const missing = SOURCES.flatMap(path => {
      // A reference may be broken over two lines of a comment.
      const text = read(path).replace(/\n\s*(?:\*|\/\/) /g, ' ')
      return [...text.matchAll(/docs\/product\.md, sections? (\d+)(?: and (\d+))?/g)]
        .flatMap(([, ...numbers]) => numbers)
        .filter(number => number !== undefined && !sections.includes(number))
        .map(number => `${path}: section ${number}`)
    })
    expect(missing).toEqual([])
  })

  it('quotes in section 14 of docs/product.md only texts that the code has', () => {
    const [, section = ''] = /^## 14\.(.*?)^## 15\./ms.exec(read('docs/product.md')) ?? []
    const texts = [...section.matchAll(/‘([^’]+)’/g)].map(([, text = '']) => text)
    const code = SOURCES.filter(path => !path.includes('.test.') && !path.startsWith('tests/'))
      .concat(globSync('src/texts/en-US/*.json', { cwd: ROOT }))
      .map(read)
      .join('\n')
    expect(texts.length).toBeGreaterThan(30)
    // A number in a text may be a constant in the code.
    const written = (text: string) =>
      new RegExp(text.replace(/[.?*]/g, '\\$&').replace(/\d+/g, '(?:$&|\\$\\{\\w+\\})'))
    expect(texts.filter(text => !written(text).test(code))).toEqual([])
  })

  it('names in SECURITY.md only test files and titles that exist', () => {
    const plain = (text: string) => text.replaceAll('’', "'").replaceAll("\\'", "'")
    const named = [
      ...read('SECURITY.md').matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`((?:,? "[^"]+")*)/g),
    ]
    const problems = named.flatMap(([, name = '', titles = '']) => {
      const path = [name, `tests/functions/${name}`].find(one => existsSync(join(ROOT, one)))
      if (!path) return [name]
      return [...titles.matchAll(/"([^"]+)"/g)]
        .map(([, title = '']) => title)
        .filter(title => !plain(read(path)).includes(title))
        .map(title => `${name}: ${title}`)
    })
    expect(named.length).toBeGreaterThan(40)
    expect(problems).toEqual([])
  })

  it('has in SECURITY.md one line for each requirement of OWASP ASVS 5.0 level 2', () => {
    /** How many requirements of levels 1 and 2 each section of V6 to V9 has, numbered from 1. */
    const sections = {
      ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
      ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
      ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4 },
    }
    const expected = Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    )
    const lines = read('SECURITY.md').matchAll(/^\| (\d\.\d\.\d+) \| .+ \| [✓◐✗–] \| .+ \|$/gm)
    expect([...lines].map(([, id]) => id)).toEqual(expected)
  })

  it('gives a reason for each package, and names no other', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'))
    const installed = Object.keys({ ...dependencies, ...devDependencies })
      .map(name => (name.startsWith('@types/') ? '@types/*' : name))
      .filter((name, index, all) => all.indexOf(name) === index)
    const explained = [...read('docs/packages.md').matchAll(/^\| ([^|]+) \|/gm)]
      .flatMap(([, names = '']) => names.split(', '))
      .filter(name => !['package', '---', '**for development**'].includes(name))
    expect(explained.sort()).toEqual(installed.sort())
  })
})
