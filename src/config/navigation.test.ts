import { expect, it } from 'vitest'
import { linksOf, masjidNav, type NavItem, pagePath, schoolNav, withGallery } from './navigation.ts'

const hrefs = (items: readonly NavItem[]) =>
  items.flatMap(item => ('links' in item ? item.links.map(link => link.href) : [item.href]))

it('lists every page that is made', () => {
  expect(hrefs(masjidNav).sort()).toEqual(
    [
      '/',
      '/prayer-times',
      '/nikah',
      '/explore-islam',
      '/events',
      '/videos',
      '/alfirdaous',
      '/sisters',
      '/youth',
      '/volunteer',
      '/about',
      '/contact',
      '/donate',
    ].sort(),
  )
  expect(linksOf(masjidNav).find(({ href }) => href === '/donate')?.label).toBe('Masjid Donate')
})

it('has the gallery under Community once it has an album', () => {
  expect(hrefs(masjidNav)).not.toContain('/gallery')
  expect(hrefs(withGallery(masjidNav))).toEqual(
    hrefs(masjidNav).flatMap(href => (href === '/videos' ? [href, '/gallery'] : href)),
  )
})

it('lists every school route, the schedule and the link back', () => {
  for (const path of ['', '/info', '/enroll', '/registration', '/calendar', '/donate', '/contact'])
    expect(hrefs(schoolNav)).toContain(`/alfirdaous${path}`)
  expect(hrefs(schoolNav)).toContain('/alfirdaous/info#schedule')
  expect(hrefs(schoolNav)).toContain('/')
})

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/prayer-times.html', '/prayer-times'],
  ['/prayer-times/', '/prayer-times'],
  ['/alfirdaous/info', '/alfirdaous/info'],
  ['/alfirdaous/index.html', '/alfirdaous'],
  ['/events/index-of-faith.html', '/events/index-of-faith'],
])('pagePath(%o) is %o', (pathname, path) => {
  expect(pagePath(pathname)).toBe(path)
})
