import { expect, it } from 'vitest'
import { filesOfPage, importsOfScript } from './references.ts'
import { handlingOf, yearsToKeep } from './rules.ts'

const ORIGIN = 'https://mosque.example.org'

it.each([
  ['/', 'page'],
  ['/events/tea-4f?at=2027-03-14', 'page'],
  ['/administration', 'page'],
  ['/admin', 'door'],
  ['/admin/events/new', 'door'],
  ['/login', 'door'],
  ['/login.html', 'door'],
  ['/forgot-password', 'door'],
  ['/set-password?token=x', 'door'],
  ['/api/uploads/4f.pdf', 'picture'],
])('opens %s as a %s', (path, handling) => {
  const request = { method: 'GET', mode: 'navigate', destination: 'document', url: ORIGIN + path }
  expect(handlingOf(request, ORIGIN)).toBe(handling)
  expect(handlingOf({ ...request, method: 'POST' }, ORIGIN)).toBeUndefined()
  expect(handlingOf({ ...request, destination: 'iframe' }, ORIGIN)).toBeUndefined()
  expect(handlingOf(request, 'https://other.example.org')).toBeUndefined()
})

it.each([
  ['/_astro/site.a1b2.js', 'file'],
  ['/_astro/ar/site.a1b2.js', 'file'],
  ['/_astro/page.a1b2.css', 'file'],
  ['/_astro/figtree.a1b2.woff2', 'file'],
  ['/_astro/share.a1b2.png', 'picture'],
  ['/art/events/tea.svg', 'picture'],
  ['/api/uploads/4f.webp', 'picture'],
  ['/.netlify/images?url=/api/uploads/4f.webp&w=640', 'picture'],
  ['/favicon.svg', 'picture'],
  ['/api/prayertimes', 'times'],
  ['/api/prayertimes?year=2027', 'times'],
  ['/prayer-times/2027.json', 'times'],
  ['/api/newer?since=4&events=1', 'data'],
  ['/api/events', 'data'],
  ['/api/session-status', undefined],
  ['/api/admin/events', undefined],
  ['/api/contact/token', undefined],
  ['/api/recent-activity', undefined],
  ['/worker.json', undefined],
  ['/build.json', undefined],
])('loads %s as %s', (path, handling) => {
  const request = { method: 'GET', mode: 'cors', destination: '', url: ORIGIN + path }
  expect(handlingOf(request, ORIGIN)).toBe(handling)
  expect(handlingOf({ ...request, method: 'POST' }, ORIGIN)).toBeUndefined()
})

it.each([
  ['2026-06-30T20:00:00Z', [2026]],
  // Opened again on January 1, without a network.
  ['2026-07-01T20:00:00Z', [2026, 2027]],
  ['2026-12-05T20:00:00Z', [2026, 2027]],
  // It can still be December 31 at the mosque.
  ['2027-01-01T05:00:00Z', [2026, 2027]],
  ['2027-01-03T05:00:00Z', [2027]],
])('keeps at %s the times of %s', (now, years) => {
  expect(yearsToKeep(new Date(now))).toEqual(years)
})

it('finds the files that a page and its scripts need at their start', () => {
  const html = `<link rel="stylesheet" href="/_astro/page.a1.css"><script src="/_astro/site.b2.js">
    <img src="/_astro/photo.c3.webp"><astro-island component-url="/_astro/Table.d4.js">
    <script src="/_astro/site.b2.js">`
  expect(filesOfPage(html)).toEqual([
    '/_astro/page.a1.css',
    '/_astro/site.b2.js',
    '/_astro/Table.d4.js',
  ])
  const code =
    'import{a as b}from"./react.e5.js";import"./day.f6.js";const c=()=>import("./later.js")'
  expect(importsOfScript(code, '/_astro/site.a1.js')).toEqual([
    '/_astro/react.e5.js',
    '/_astro/day.f6.js',
  ])
})
