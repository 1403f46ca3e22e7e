import { describe, expect, it } from 'vitest'
import { ITEM_FIELDS, type Kind, TEXT_KINDS } from './kinds.ts'
import { renderSection } from './render.ts'

const json = JSON.stringify

it.each<[Kind, string, string]>([
  ['line', 'Peace &\nwelcome ', 'Peace &amp;<br>welcome'],
  ['text', 'One <b>two</b>', 'One &lt;b&gt;two&lt;/b&gt;'],
  ['paragraphs', 'One\n\n Two \n', '<p>One</p><p>Two</p>'],
  ['bullets', 'One\nTwo', '<li>One</li><li>Two</li>'],
  ['line', 'A 501(c)(3) organization', 'A 501(c)\u2060(3) organization'],
  [
    'url',
    'https://example.org/a(b)(c)',
    '<a href="https://example.org/a(b)(c)">https://example.org/a(b)\u2060(c)</a>',
  ],
  ['html', '<p>One <em>two</em></p>', '<p>One <em>two</em></p>'],
  [
    'url',
    'https://example.org/?a=1&b',
    '<a href="https://example.org/?a=1&amp;b">https://example.org/?a=1&amp;b</a>',
  ],
  ['url', 'ftp://example.org', ''],
  ['secure-url', 'http://example.org', ''],
  ['image', '', ''],
  [
    'image',
    'http://example.org/a.png',
    '<img src="https://example.org/a.png" alt="" loading="lazy" decoding="async">',
  ],
  [
    'image',
    json({ src: '/a.png', alt: '"Door"' }),
    '<img src="/a.png" alt="&quot;Door&quot;" loading="lazy" decoding="async">',
  ],
  [
    'image',
    '/api/uploads/a.gif',
    '<img src="/api/uploads/a.gif" alt="" loading="lazy" decoding="async">',
  ],
  ['phone', '(212) 555-0100', '<a href="tel:2125550100">(212) 555-0100</a>'],
  ['email', 'info@example.org', '<a href="mailto:info@example.org">info@example.org</a>'],
  ['email', 'ask at the door', 'ask at the door'],
  ['address', '', ''],
  [
    'faq',
    json([{ question: 'Q', answer: 'A\nB' }]),
    '<details><summary><h3>Q</h3></summary><p>A<br>B</p></details>',
  ],
  ['faq', '[broken', ''],
  [
    'timeline',
    json([{ year: '2019', title: 'T', description: 'D' }]),
    '<li><p class="year">2019</p><h3>T</h3><p>D</p></li>',
  ],
  [
    'people',
    '[{"name":"Amina Yusuf","position":"Imam","languages":"Arabic & English","contact":"imam@example.org"},{"name":"B","position":"P","contact":"(212) 555-0100"},{"name":"C","position":"P","contact":"after Isha"}]',
    '<li data-initials="AY"><b>Amina Yusuf</b><span>Imam</span><p>Speaks Arabic &amp; English</p><p><a href="mailto:imam@example.org">imam@example.org</a></p></li>' +
      '<li data-initials="B"><b>B</b><span>P</span><p><a href="tel:2125550100">(212) 555-0100</a></p></li>' +
      '<li data-initials="C"><b>C</b><span>P</span><p>after Isha</p></li>',
  ],
  [
    'people',
    json([{ name: 'N', position: 'P' }, { name: 'damaged' }]),
    '<li data-initials="N"><b>N</b><span>P</span></li>',
  ],
  [
    'people',
    json([{ name: 'Board member', position: 'Chair' }]),
    '<li data-initials=""><b>Board member</b><span>Chair</span> <small>Example</small></li>',
  ],
  [
    'people',
    json([
      { name: 'N', position: 'P', photo: '/a.jpg', focus: 'left' },
      { name: 'N', position: 'P', photo: 'javascript:1', focus: '"' },
      { name: 'N', position: 'P', photo: '/api/uploads/a.webp', focus: 'elsewhere' },
    ]),
    [
      '<li data-initials="N"><img src="/a.jpg" alt="" data-x="0" data-y="5" loading="lazy" decoding="async"><b>N</b><span>P</span></li>',
      '<li data-initials="N"><b>N</b><span>P</span></li>',
      '<li data-initials="N"><img src="/.netlify/images?url=%2Fapi%2Fuploads%2Fa.webp&amp;w=320" alt="" loading="lazy" decoding="async"><b>N</b><span>P</span></li>',
    ].join(''),
  ],
  ['cards', json([{ title: 'T', text: 'D' }]), '<li><h3>T</h3><p>D</p></li>'],
  [
    'photos',
    json([
      { image: '/a.jpg', alt: 'A' },
      { image: 'javascript:1', alt: '' },
    ]),
    '<li><img src="/a.jpg" alt="A" loading="lazy" decoding="async"></li><li></li>',
  ],
  ['category', 'quran', ''],
  [
    'questions',
    'How “many” & who? *\nSay more…',
    '<label class="field"><span class="field-label">How “many” &amp; who?</span><input class="input" name="question:How “many” &amp; who?" dir="auto" maxlength="300" required=""></label><label class="field"><span class="field-label">Say more <span class="field-optional">(optional)</span></span><textarea class="input" name="question:Say more" dir="auto" maxlength="300"  rows="4"></textarea></label>',
  ],
  [
    'links',
    json([
      { label: 'Join & help', address: '/volunteer' },
      { label: 'Bad', address: 'javascript:alert(1)' },
      { label: 'Write', address: 'https://example.org/a?b=1&c' },
    ]),
    '<li><a class="button button-primary" href="/volunteer">Join &amp; help</a></li><li><a class="button button-quiet" href="https://example.org/a?b=1&amp;c">Write</a></li>',
  ],
  [
    'albums',
    json([{ name: 'Eid', date: '2026-12-24', photos: '/a.jpg A "b"\njavascript:1' }]),
    '<li><h2>Eid</h2><p><time datetime="2026-12-24">Thursday, December 24, 2026</time></p><ul><li><a href="/a.jpg"><img src="/a.jpg" alt="A &quot;b&quot;" loading="lazy" decoding="async"></a></li></ul></li>',
  ],
  [
    'schoolEvents',
    json([{ date: '2026-12-24', title: 'T', category: 'holiday' }]),
    '<li data-category="holiday"><time datetime="2026-12-24">Thursday, December 24, 2026</time><h3>T</h3><p></p></li>',
  ],
])('renders %s %s', (kind, content, html) => {
  expect(renderSection(kind, content)).toBe(html)
})

it('links an address to its map', () => {
  expect(renderSection('address', '1 Main St, "NY"')).toMatch(
    /^<a href="https:\/\/www\.google\.com\/maps[^"]+">1 Main St, &quot;NY&quot;<\/a>$/,
  )
})

/** Hostile text in every possible position. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  '<style>*{display:none}</style>',
  '</p></section><iframe src="//evil.example">',
]

describe.each([...TEXT_KINDS, ...(Object.keys(ITEM_FIELDS) as (keyof typeof ITEM_FIELDS)[])])(
  'kind %s',
  kind => {
    it.each(HOSTILE)('makes %s harmless', attack => {
      const fields: readonly string[] = Object.hasOwn(ITEM_FIELDS, kind)
        ? ITEM_FIELDS[kind as keyof typeof ITEM_FIELDS]
        : []
      const content = fields.length
        ? json([Object.fromEntries(fields.map(field => [field, attack]))])
        : attack
      const html = renderSection(kind, content)
      expect(html).not.toMatch(/<(script|style|iframe|svg|img[^>]*onerror|\/section)/i)
      expect(html.replace(/="[^"]*"/g, '=""')).not.toMatch(/<[^>]*\son\w+=/i)
    })
  },
)

it.each<[Kind, string]>([
  ['image', json({ src: '/api/uploads/a.webp', alt: '"Door"' })],
  ['photos', json([{ image: '/api/uploads/a.webp', alt: '"Door"' }])],
])('renders an uploaded picture of kind %s in several widths', (kind, content) => {
  const html = renderSection(kind, content)
  const at = (width: number) => `/.netlify/images?url=%2Fapi%2Fuploads%2Fa.webp&amp;w=${width}`
  expect(html).toContain(`src="${at(960)}" srcset="${at(320)} 320w, ${at(480)} 480w, `)
  expect(html).toContain('alt="&quot;Door&quot;"')
})
