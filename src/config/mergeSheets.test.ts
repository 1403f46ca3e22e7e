import { expect, it } from 'vitest'
import { mergeSheets } from './mergeSheets.ts'

const link = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`
const page = (...names: string[]) => `<head>${names.map(link).join('')}<title>A</title></head>`
const sheet = (name: string) => [`_astro/${name}.css`, `.${name}{}`] as const

/** The build after the merge. */
function merged(...files: (readonly [string, string])[]): Map<string, string> {
  const [pages, parts] = [true, false].map(
    isPage => new Map(files.filter(([path]) => path.endsWith('.html') === isPage)),
  ) as [Map<string, string>, Map<string, string>]
  const sheets = mergeSheets(parts, pages.values())
  const rewritten = [...pages].map(([path, html]) => [path, sheets.rewritten(html)] as const)
  for (const path of sheets.gone) parts.delete(path)
  return new Map([...rewritten, ...parts, ...sheets.merged])
}

/** The texts of the sheets that a page links to, in order. */
const sheetsOf = (build: Map<string, string>, path: string) =>
  [...(build.get(path) ?? '').matchAll(/href="\/([^"]+)"/g)].map(([, name = '']) => build.get(name))

it('gives pages one sheet that they share and one of their own, in their order', () => {
  const build = merged(
    ['index.html', page('hero', 'all', 'carousel')],
    ['about.html', page('all', 'people')],
    ['widget.html', page('hero', 'frame')],
    ['contact.html', page('all')],
    ...['hero', 'all', 'carousel', 'people', 'frame'].map(sheet),
  )
  expect(sheetsOf(build, 'index.html')).toEqual(['.all{}', '.hero{}\n.carousel{}'])
  expect(sheetsOf(build, 'about.html')).toEqual(['.all{}', '.people{}'])
  expect(sheetsOf(build, 'widget.html')).toEqual(['.hero{}\n.frame{}'])
  expect(sheetsOf(build, 'contact.html')).toEqual(['.all{}'])
  expect(build.get('about.html')).toContain('<title>A</title></head>')
})

it('shares what more than half of the pages link to, in one file for all of them', () => {
  const build = merged(
    ['a.html', page('all', 'brand')],
    ['b.html', page('all', 'brand', 'art')],
    ['c.html', page('all')],
    ...['all', 'brand', 'art'].map(sheet),
  )
  expect(sheetsOf(build, 'a.html')).toEqual(['.all{}\n.brand{}'])
  expect(sheetsOf(build, 'b.html')).toEqual(['.all{}\n.brand{}', '.art{}'])
  expect(sheetsOf(build, 'c.html')).toEqual(['.all{}\n.brand{}'])
})

it('shares one file between pages with the same sheets, and leaves no other behind', () => {
  const build = merged(
    ['a.html', page('all', 'art')],
    ['b.html', page('all', 'art')],
    ...['c', 'd', 'e'].map(name => [`${name}.html`, page('all')] as const),
    ...['all', 'art'].map(sheet),
  )
  const sheets = [...build.keys()].filter(path => path.endsWith('.css'))
  expect(sheets).toHaveLength(2)
  expect(sheets.every(path => /^_astro\/(?:shared|page)\.[\w-]{8}\.css$/.test(path))).toBe(true)
})

it('keeps a sheet that a script of the page looks for by its name, if it is that of one', () => {
  const build = merged(
    [
      'admin.html',
      `${page('all', 'start', 'editor')}<astro-island component-url="/_astro/start.js"></astro-island>`,
    ],
    ['index.html', page('all', 'editor', 'fields')],
    ...['a', 'b', 'c'].map(name => [`${name}.html`, page('all')] as const),
    [
      '_astro/start.js',
      'import{a}from"./fields.js";preload(["_astro/editor.css","_astro/fields.css"])',
    ],
    ['_astro/fields.js', 'export const a=1'],
    ['_astro/editor.js', 'import{a}from"./fields.js";'],
    ...['all', 'start', 'editor', 'fields'].map(sheet),
  )
  expect(build.get('admin.html')).toContain(link('fields'))
  expect(sheetsOf(build, 'admin.html')).toEqual(['.all{}', '.start{}', '.fields{}'])
  expect(sheetsOf(build, 'index.html')).toEqual(['.all{}', '.editor{}\n.fields{}'])
  expect(build.has('_astro/editor.css')).toBe(true)
})

it('moves a style element of the body into the head', () => {
  const [style, link] = ['<style>astro-island{display:contents}</style>', '<title>A</title></head>']
  const build = merged(
    [
      'a.html',
      page('all').replace(
        link,
        `<style>b{}</style>${link}<body><p>Text</p>${style}<astro-island></astro-island></body>`,
      ),
    ],
    sheet('all'),
  )
  expect(build.get('a.html')).toMatch(
    /<style>b\{\}<\/style><title>A<\/title><style>astro-island\{display:contents\}<\/style><\/head><body><p>Text<\/p><astro-island>/,
  )
})
