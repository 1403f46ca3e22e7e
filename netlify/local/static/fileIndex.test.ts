import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { indexFiles, resolvePath } from './fileIndex.ts'
import unservedPaths from './testing/unservedPaths.json' with { type: 'json' }

const outside = mkdtempSync(join(tmpdir(), 'site-'))
const folder = join(outside, 'dist')
let index: ReturnType<typeof indexFiles>

beforeAll(() => {
  writeFileSync(join(outside, 'secret.txt'), 'secret')
  for (const path of [
    'index.html',
    'about.html',
    'alfirdaous.html',
    'alfirdaous/info.html',
    'school/index.html',
    'both.html',
    'both/index.html',
    '404.html',
    'robots.txt',
    'with space.html',
    'é.html',
    '_astro/a.js',
    '.env',
    '.git/config',
    '.well-known/security.txt',
    '_headers',
    '_redirects',
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), path)
  }
  symlinkSync(join(outside, 'secret.txt'), join(folder, 'link.txt'))
  index = indexFiles(folder)
})
afterAll(() => rmSync(outside, { recursive: true }))

it.each([
  ['/', '/index.html'],
  ['/about', '/about.html'],
  ['/alfirdaous', '/alfirdaous.html'],
  ['/alfirdaous/info', '/alfirdaous/info.html'],
  ['/school', '/school/index.html'],
  ['/both', '/both.html'],
  ['/both/index.html', '/both/index.html'],
  ['/404', '/404.html'],
  ['/robots.txt', '/robots.txt'],
  ['/with%20space', '/with space.html'],
  ['/%C3%A9', '/é.html'],
  ['/_astro/a.js', '/_astro/a.js'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
])('finds for %s the file %s', (path, file) => {
  expect(resolvePath(index, path)).toMatchObject({ file: { path: file } })
})

it.each([
  ['/index.html', '/'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/alfirdaous/', '/alfirdaous'],
  ['/alfirdaous/info/', '/alfirdaous/info'],
  ['/school/', '/school'],
  ['/school/index.html', '/school'],
  ['/with%20space/', '/with%20space'],
  ['/with%20space.html', '/with%20space'],
  ['//', '/'],
  ['////', '/'],
  ['/about///', '/about'],
])('redirects %s to %s', (path, redirect) => {
  expect(resolvePath(index, path)).toEqual({ redirect })
})

it.each(unservedPaths)('finds nothing for %s', path => {
  expect(resolvePath(index, path)).toBeUndefined()
})
