import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { unescaped } from '#domain/percent.ts'
import types from './contentTypes.json' with { type: 'json' }

/** One file of a build. */
export interface SiteFile {
  readonly location: string
  readonly size: number
  readonly type: string
  /** Path in the build's address space, decoded: `/about.html`. */
  readonly path: string
}

/** What a request path leads to in a build: a file, or the page's one address. */
type Resolution = { readonly file: SiteFile } | { readonly redirect: string } | undefined

type FileIndex = ReadonlyMap<string, SiteFile>

const TYPES: Readonly<Record<string, string>> = types

/** Files that configure the platform and are not part of the public site. */
const PRIVATE = new Set(['/_headers', '/_redirects', '/netlify.toml'])

/**
 * Lists a finished build. Only listed files are ever served, so no path can reach outside of the
 * folder; dot files (but for .well-known), symbolic links and platform files are not listed.
 */
export function indexFiles(folder: string, under = ''): FileIndex {
  const index = new Map<string, SiteFile>()
  const walk = (path: string) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const name = `${path}/${entry.name}`
      if (entry.name.startsWith('.') && name !== '/.well-known') continue
      if (entry.isDirectory()) walk(name)
      if (!entry.isFile() || PRIVATE.has(name)) continue
      const location = join(folder, name)
      const { size } = statSync(location)
      const at = under + name
      index.set(at, { location, size, type: contentTypeOf(name), path: at })
    }
  }
  walk('')
  return index
}

const pageFile = (index: FileIndex, path: string) =>
  index.get(`${path}.html`) ?? index.get(`${path}/index.html`)

/** Without slashes at its end, in one pass: a pattern would take quadratic time for `////…/x/`. */
function withoutSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/**
 * Finds the file of a request path by the platform's rules for pretty addresses: `/about` is
 * about.html or about/index.html, and `/about/`, `/about.html` and `/about/index.html` lead there.
 */
export function resolvePath(index: FileIndex, rawPath: string): Resolution {
  const path = unescaped(rawPath)
  if (path === undefined) return undefined
  if (path === '/') {
    const file = index.get('/index.html')
    return file && { file }
  }
  if (path.endsWith('/')) {
    const page = withoutSlashes(path)
    const redirect = withoutSlashes(rawPath) || '/'
    // An encoded slash at the end (`/about%2F`) would lead to itself.
    return redirect !== rawPath && pageFile(index, page) ? { redirect } : undefined
  }
  const exact = index.get(path)
  if (exact !== undefined) {
    const pretty = /^(.*?)(?:\/index)?\.html$/.exec(path)?.[1]
    if (pretty === undefined) return { file: exact }
    const isThePage = pretty === '' || pageFile(index, pretty) === exact
    return isThePage ? { redirect: encodeURI(pretty) || '/' } : { file: exact }
  }
  const file = pageFile(index, path)
  return file && { file }
}

/** The content type of a file by its name; unknown endings are bytes, which no browser runs. */
function contentTypeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return TYPES[ending] ?? 'application/octet-stream'
}
