import { describe, expect, it } from 'vitest'
import { eventSlug, idOfSlug } from './address.ts'
import { eventPicture } from './picture.ts'
import { fillShell, SHELL } from './shell.ts'

describe('the address of an event', () => {
  it.each([
    ['Family Halaqa', 'family-halaqa-k7m2x9qd'],
    ['  Qur’an & “tea”!  ', 'quran-tea-k7m2x9qd'],
    ['Café à la Mosquée', 'cafe-a-la-mosquee-k7m2x9qd'],
    ['حلقة القرآن', 'k7m2x9qd'],
    ['../../etc/passwd', 'etc-passwd-k7m2x9qd'],
    ['', 'k7m2x9qd'],
    [`${'long '.repeat(40)}`, `${'long-'.repeat(12)}k7m2x9qd`],
  ])('is made from the title %j as %s, and contains the id', (title, slug) => {
    expect(eventSlug({ title, id: 'k7m2x9qd' })).toBe(slug)
    expect(idOfSlug(slug)).toBe('k7m2x9qd')
  })
})

describe('an event’s picture', () => {
  it('has several widths when it was uploaded', () => {
    const picture = eventPicture('abc.webp')
    expect(picture?.src).toBe('/.netlify/images?url=%2Fapi%2Fuploads%2Fabc.webp&w=960')
    expect(picture?.srcset?.split(', ')[0]).toBe(
      '/.netlify/images?url=%2Fapi%2Fuploads%2Fabc.webp&w=320 320w',
    )
  })

  it.each([
    ['/art/events/tea.svg', '/art/events/tea.svg'],
    ['http://example.org/a.jpg', 'https://example.org/a.jpg'],
    ['abc.gif', '/api/uploads/abc.gif'],
  ])('has one form when it is %s', (image, src) => expect(eventPicture(image)).toEqual({ src }))

  it('is undefined when there is none', () => expect(eventPicture('')).toBeUndefined())
})

it('the shell is filled once, even when a text contains a placeholder', () => {
  const shell = `<title>${SHELL.title}</title><a href="/events/${SHELL.slug}">${SHELL.article}`
  const filled = fillShell(shell, {
    title: `<b> $& ${SHELL.article}`,
    description: '',
    slug: '"x"',
    article: `<p>${SHELL.title}</p>`,
  })
  expect(filled).toBe(
    `<title>&lt;b&gt; $&amp; ${SHELL.article}</title><a href="/events/&quot;x&quot;"><p>${SHELL.title}</p>`,
  )
})
