import { beforeAll, describe, expect, it, vi } from 'vitest'
import { getContent, saveSection } from '#contract/content.ts'
import { isListKind, type Kind } from '#domain/content/kinds.ts'
import type { PageDefinition } from '#domain/content/registry/define.ts'
import { registry } from '#domain/content/registry.ts'
import { browser, site, withAmina } from './running.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

const PICTURE =
  '<img src="https://example.org/new.png" alt="A door" loading="lazy" decoding="async">'
const ADDRESS = 'https://example.org/new?a=1&b=2'
const LINK = '<a href="https://example.org/new?a=1&amp;b=2">https://example.org/new?a=1&amp;b=2</a>'

const PDF = `/api/uploads/${'a'.repeat(64)}.pdf`

/** For each kind a text to save, and the HTML that pages show of it. */
const TEXTS: Record<Kind, [content: string, html: string]> = {
  line: ['New words & more', 'New words &amp; more'],
  text: ['New words\nin lines', 'New words<br>in lines'],
  paragraphs: ['New words\n\nin two', '<p>New words</p><p>in two</p>'],
  bullets: ['New\nwords', '<li>New</li><li>words</li>'],
  questions: ['New *', expect.stringContaining('name="question:New"')],
  html: ['<h3>New</h3><ul><li>words</li></ul>', '<h3>New</h3><ul><li>words</li></ul>'],
  url: [ADDRESS, LINK],
  'secure-url': [ADDRESS, LINK],
  image: ['{"src":"https://example.org/new.png","alt":"A door"}', PICTURE],
  phone: ['(518) 867-5309', '<a href="tel:5188675309">(518) 867-5309</a>'],
  email: ['new@example.org', '<a href="mailto:new@example.org">new@example.org</a>'],
  address: [
    '1 New Street, Albany',
    '<a href="https://www.google.com/maps/search/?api=1&amp;query=1%20New%20Street%2C%20Albany">1 New Street, Albany</a>',
  ],
  faq: [
    '[{"question":"New?","answer":"Words."}]',
    '<details><summary><h3>New?</h3></summary><p>Words.</p></details>',
  ],
  timeline: [
    '[{"year":"2027","title":"New","description":"Words."}]',
    '<li><p class="year">2027</p><h3>New</h3><p>Words.</p></li>',
  ],
  people: [
    '[{"name":"New","position":"Words"}]',
    '<li data-initials="N"><b>New</b><span>Words</span></li>',
  ],
  cards: ['[{"title":"New","text":"Words."}]', '<li><h3>New</h3><p>Words.</p></li>'],
  photos: ['[{"image":"https://example.org/new.png","alt":"A door"}]', `<li>${PICTURE}</li>`],
  category: ['education', ''],
  table: [
    'Class | Day\nNew words | Sat',
    '<thead><tr><th scope="col">Class</th><th scope="col">Day</th></tr></thead><tbody><tr><td>New words</td><td>Sat</td></tr></tbody>',
  ],
  documents: [
    `[{"title":"New","file":"${PDF}","date":"2027-01-09","bytes":"1240000"}]`,
    `<li><a href="${PDF}" download="New.pdf">New</a><p><bdi>PDF</bdi> · <bdi>1.2 MB</bdi> · <bdi>January 9, 2027</bdi></p></li>`,
  ],
  videos: [
    '[{"title":"New","video":"https://youtu.be/dQw4w9WgXcQ"}]',
    expect.stringContaining('src="/api/posters/dQw4w9WgXcQ"'),
  ],
  links: [
    '[{"label":"New","address":"/events"}]',
    '<li><a class="button button-primary" href="/events">New</a></li>',
  ],
  albums: [
    '[{"name":"New","date":"2027-01-09","photos":"https://example.org/new.png A door"}]',
    `<li><h2>New</h2><p><time datetime="2027-01-09">Saturday, January 9, 2027</time></p><ul><li><a href="https://example.org/new.png">${PICTURE}</a></li></ul></li>`,
  ],
  schoolEvents: [
    '[{"id":"new","date":"2027-01-09","title":"New","description":"Words.","category":"academic"}]',
    '<li data-category="academic"><time datetime="2027-01-09">Saturday, January 9, 2027</time><h3>New</h3><p>Words.</p></li>',
  ],
}

withAmina(beforeAll)

describe.each(Object.entries<PageDefinition>(registry))('page %s', (pageId, { sections }) => {
  it.each(Object.entries(sections))(
    'publishes the saved section %s with its HTML',
    async (id, { kind }) => {
      const [content, html] = TEXTS[kind]
      const saved = await browser.fetchJson(saveSection, {
        params: { pageId, sectionId: id },
        body: { content, base: 0 },
      })
      const all = await (await site.send(getContent)).json()
      expect(all[pageId].sections[id]).toEqual(saved.section)
      expect(saved.section).toMatchObject({ id, content, revision: saved.revision })
      if (isListKind(kind)) expect(saved.section.parsedContent).toEqual(JSON.parse(content))
      const since = { since: saved.revision - 1 }
      const changes = await (await site.send(getContent, { query: since })).json()
      expect(changes).toEqual({
        revision: saved.revision,
        changed: { [`${pageId}/${id}`]: { content, html } },
        theme: 'theme-green',
        logMonths: null,
      })
    },
  )
})
