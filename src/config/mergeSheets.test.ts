import { expect, it } from 'vitest'
import { mergeSheets } from './mergeSheets.ts'

const link = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`
const page = (...names: string[]) => `<head>${names.map(link).join('')}<title>A</title></head>`
const sheet = (name: string) => [`_astro/${name}.css`, `.${name}{}`] as const

/** The build after the merge. */
function merged(...files: (readonly [string, string])[]): Map<string, string> {
  const build = new Map(files)
  for (const [path, text] of mergeSheets(build)) {
    if (text === null) build.delete(path)
    else build.set(path, text)
  }
  return build
}

/** The texts of the sheets that a page links to, in order. */
const sheetsOf = (build: Map<string, string>, path: string) =>
  [...(build.get(path) ?? '').matchAll(/href="\/([^"]+)"/g)].map(([, name = '']) => build.get(name))

it('gives each page one sheet, the shared rules first, then its own in their order', () => {
  const build = merged(
    ['index.html', page('hero', 'all', 'carousel')],
    ['about.html', page('all', 'people')],
    ...['hero', 'all', 'carousel', 'people'].map(sheet),
  )
  expect(sheetsOf(build, 'index.html')).toEqual(['.all{}\n.hero{}\n.carousel{}'])
  expect(sheetsOf(build, 'about.html')).toEqual(['.all{}\n.people{}'])
  expect(build.get('about.html')).toContain('<title>A</title></head>')
})

it('puts the rules of most pages first, though a page has none of them', () => {
  const build = merged(
    ['index.html', page('hero', 'all')],
    ['about.html', page('people', 'all')],
    ['widget.html', page('hero', 'frame')],
    ...['hero', 'all', 'people', 'frame'].map(sheet),
    ['contact.html', page('all')],
  )
  expect(sheetsOf(build, 'index.html')).toEqual(['.all{}\n.hero{}'])
  expect(sheetsOf(build, 'about.html')).toEqual(['.all{}\n.people{}'])
  expect(sheetsOf(build, 'widget.html')).toEqual(['.hero{}\n.frame{}'])
})

it('shares one file between pages with the same sheets, and leaves no other behind', () => {
  const build = merged(
    ['a.html', page('all', 'art')],
    ['b.html', page('all', 'art')],
    ['c.html', page('all')],
    ...['all', 'art'].map(sheet),
  )
  const sheets = [...build.keys()].filter(path => path.endsWith('.css'))
  expect(sheets).toHaveLength(2)
  expect(sheets.every(path => /^_astro\/page\.[\w-]{8}\.css$/.test(path))).toBe(true)
  expect(sheetsOf(build, 'c.html')).toEqual(['.all{}'])
})

it('keeps a sheet that a script of the page looks for by its name', () => {
  const build = merged(
    [
      'admin.html',
      `${page('all', 'panel', 'editor')}<astro-island component-url="/_astro/start.js"></astro-island>`,
    ],
    ['index.html', page('all', 'editor')],
    ['_astro/start.js', 'import{a}from"./panel.js";'],
    ['_astro/panel.js', 'preload(["_astro/editor.css"])'],
    ...['all', 'panel', 'editor'].map(sheet),
  )
  expect(build.get('admin.html')).toContain(link('editor'))
  expect(sheetsOf(build, 'admin.html')).toEqual(['.all{}\n.panel{}', '.editor{}'])
  expect(sheetsOf(build, 'index.html')).toEqual(['.all{}\n.editor{}'])
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
