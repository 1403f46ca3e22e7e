import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { fillIn, hasPlaces } from './texts.ts'

const FOLDER = '_astro/'
const NAME = /[\w@.-]+\.js(?![\w.])/g
/** A link to a path of the site. */
const LINK = /(<a\b[^>]*? href=")(\/[^"#?.]*)(["#?][^>]*>)/g
const IN_PAGE = /\/_astro\/([\w@.-]+\.js)(?![\w.])/g

/** A site's languages, its own first. */
type Languages = readonly [own: string, ...others: string[]]

/**
 * Writes the scripts of a finished build once in each language: those of the site's own stay where
 * they are, others are in a folder of their language, and pages name those of theirs. What has no text,
 * and loads nothing that has, is there once.
 */
export const languageFiles = (languages: Languages): AstroIntegration => ({
  name: 'language-files',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const read = (path: string) => readFile(new URL(path, dir), 'utf8')
      const names = (await readdir(new URL(FOLDER, dir))).filter(name => name.endsWith('.js'))
      const codes = new Map(
        await Promise.all(names.map(async name => [name, await read(FOLDER + name)] as const)),
      )
      const speaking = speakingFiles(codes)
      const [own, ...others] = languages
      for (const language of others)
        await mkdir(new URL(`${FOLDER}${language}/`, dir), { recursive: true })
      for (const name of speaking) {
        const code = codes.get(name) ?? ''
        await writeFile(new URL(FOLDER + name, dir), fillIn(code, own))
        for (const language of others) {
          const copy = fillIn(codeInFolder(code, language, speaking), language)
          await writeFile(new URL(`${FOLDER}${language}/${name}`, dir), copy)
        }
      }
      const paths = (await readdir(dir, { recursive: true })).filter(path =>
        /\.(?:html|js)$/.test(path),
      )
      const pages = new Set(paths)
      const unwritten = new Set(
        others.flatMap(language => [
          `scripts in ${language}`,
          // A language of the panel alone has no other pages to lead to.
          ...(pages.has(`${language}.html`) ? [`links in ${language}`] : []),
        ]),
      )
      if (speaking.size === 0) unwritten.add('texts of scripts')
      for (const path of paths) {
        if (path.startsWith(FOLDER)) continue
        const text = await read(path)
        const language = path.endsWith('.html') ? languageOf(text, languages) : own
        const named =
          language === own ? text : inLanguage(text, language, { speaking, pages, unwritten })
        const written = hasPlaces(named) ? fillIn(named, language) : named
        if (written !== text) await writeFile(new URL(path, dir), written)
      }
      // Astro would then write its files in another way than they are read here.
      if (unwritten.size > 0) throw new Error(`The build has no ${[...unwritten].join(', no ')}`)
    },
  },
})

/** The scripts with texts, the pages, and what no page has been written with so far. */
interface Build {
  readonly speaking: ReadonlySet<string>
  readonly pages: ReadonlySet<string>
  readonly unwritten: Set<string>
}

/** A page whose scripts and links are those of its language. */
function inLanguage(html: string, language: string, { speaking, pages, unwritten }: Build): string {
  return html
    .replace(IN_PAGE, (address, name) => {
      if (!speaking.has(name)) return address
      unwritten.delete(`scripts in ${language}`)
      return `/${FOLDER}${language}/${name}`
    })
    .replace(LINK, (link: string, start: string, path: string, end: string) => {
      const isPage =
        pages.has(`${language}${path === '/' ? '' : path}.html`) || path.startsWith('/events/')
      if (!isPage || link.includes(' hreflang=')) return link
      unwritten.delete(`links in ${language}`)
      return `${start}/${language}${path === '/' ? '' : path}${end}`
    })
}

/** The language that a page says it is in. */
function languageOf(html: string, [own, ...others]: Languages): string {
  const said = /<html[^>]* lang="([^"]+)"/.exec(html)?.[1]
  return others.find(language => language === said) ?? own
}

/** The files that have texts, or name such a file. */
function speakingFiles(codes: ReadonlyMap<string, string>): Set<string> {
  const names = new Map([...codes].map(([name, code]) => [name, code.match(NAME) ?? []]))
  const found = new Set([...codes].flatMap(([name, code]) => (hasPlaces(code) ? name : [])))
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const [name, named] of names) if (named.some(one => found.has(one))) found.add(name)
  }
  return found
}

/** The code of a script for the folder of a language: it names the files there, and others one above. */
const codeInFolder = (code: string, language: string, speaking: ReadonlySet<string>): string =>
  code
    .replace(/(["'`])\.\/([\w@.-]+\.js)\1/g, (path, quote, name) =>
      speaking.has(name) ? path : `${quote}../${name}${quote}`,
    )
    .replace(/(_astro\/)([\w@.-]+\.js)/g, (path, folder, name) =>
      speaking.has(name) ? `${folder}${language}/${name}` : path,
    )
