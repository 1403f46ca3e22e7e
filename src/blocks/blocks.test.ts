import { afterEach, expect, it } from 'vitest'
import { isListKind, type Kind, TEXT_KINDS } from '#domain/content/kinds.ts'
import { findSection } from '#domain/content/registry.ts'
import { renderSection } from '#domain/content/render.ts'
import { DEFAULT_LOCALE, setLocale } from '#locale/locale.ts'
import type { BlockSite } from './component.ts'
import { BLOCKS, type BlockType, sectionsOf } from './declared.ts'
import { blockHtml } from './render.ts'

afterEach(() => setLocale(undefined))

const TYPES = Object.keys(BLOCKS) as BlockType[]
const site: BlockSite = {
  pageAddress: id => `/${id}`,
  hrefAt: () => 'https://maps.example/x',
  times: {},
  notices: '',
  events: category => `<li>Events of ${category}</li>`,
}
const texts = (html: string) => ({
  path: (field: string) => `page-abcdefgh/x-${field}`,
  html: () => html,
  text: () => html,
  site,
})
/** Fields that are no words of the page but what it shows. */
const SETTINGS = ['category']

it.each(TYPES)('%s shows each of its texts once, marked for newer content', type => {
  const html = blockHtml(type, texts('<b>Words</b>'))
  for (const [name, field] of Object.entries(BLOCKS[type].fields)) {
    const marked = new RegExp(`data-section="page-abcdefgh/x-${name}"`, 'g')
    const isTwice = field[0] === 'secure-url' || (type === 'form' && name === 'title')
    const times = SETTINGS.includes(name) ? 0 : isTwice ? 2 : 1
    expect(html.match(marked) ?? []).toHaveLength(times)
  }
  expect(html).not.toContain('hidden=""')
})

/** Blocks that show what the site has, whether or not somebody wrote words for it. */
const LIVE = ['events', 'give', 'jumuah', 'map', 'notices', 'prayers']

it.each(TYPES.filter(type => !LIVE.includes(type)))(
  '%s takes no room while nothing is written',
  type => {
    expect(blockHtml(type, texts(''))).toMatch(
      /^<section class="section" data-needs="[^"]+" hidden="">/,
    )
  },
)

it.each(TYPES)('%s has sections of known kinds on every page', type => {
  for (const section of sectionsOf(`${type}-k3m9x2ab`, type)) {
    const kind = findSection('page-abcdefgh', section)?.kind as Kind
    expect((TEXT_KINDS as readonly string[]).includes(kind) || isListKind(kind)).toBe(true)
    expect(findSection('about', section)?.kind).toBe(kind)
  }
})

it.each(['text-short-title', 'text-k3m9x2ab-nothing', 'constructor-k3m9x2ab-title', 'hero-title2'])(
  '%s is no section',
  id => expect(findSection('about', id)).toBeUndefined(),
)

it('shows the events of the category that was chosen', () => {
  expect(blockHtml('events', texts('quran'))).toContain(
    'data-events-of="quran"><li>Events of quran</li></ul>',
  )
})

it('has no level of headings without the one above it', () => {
  const titled = (title: string) => ({
    ...texts(''),
    html: (field: string) => (field === 'title' ? title : '<li><h3>Cook</h3></li>'),
  })
  expect(blockHtml('cards', titled('Iftar'))).toContain('<li><h3>Cook</h3></li>')
  expect(blockHtml('cards', titled(''))).toContain('<li><h3 aria-level="2">Cook</h3></li>')
})

it('shows ways to give without a text above them', () => {
  const items = (field: string) => (field === 'items' ? '<li>Bank</li>' : '')
  expect(blockHtml('give', { ...texts(''), html: items })).not.toMatch(/^<section[^>]*hidden/)
})

it('shows both beginnings of Asr beside the prayers', () => {
  const sunrise = 'Sunrise 07:52 · Asr 13:40 & 14:11'
  const html = blockHtml('prayers', { ...texts(''), site: { ...site, times: { sunrise } } })
  expect(html).toContain('Asr 13:40 &amp; 14:11')
})

it('asks for name and e-mail, and what people want to know', () => {
  const asked = renderSection('questions', 'How many? *\nSay more…')
  const html = blockHtml('form', {
    ...texts(''),
    html: field => (field === 'questions' ? asked : ''),
    pageTitle: 'Iftar sign-up',
  })
  expect(html).toContain('name="about" value="Iftar sign-up"')
  expect(html.match(/ name="[^"]+"/g)).toEqual(
    [
      'name',
      'email',
      'question:How many?',
      'question:Say more',
      'subject',
      'asked',
      'about',
      'homepage',
    ].map(name => ` name="${name}"`),
  )
  expect(html.match(/ required/g)).toHaveLength(3)
  expect(html).toContain('action="/api/contact"')
  expect(html).toContain('value="page-abcdefgh/x-questions"')
  setLocale({ ...DEFAULT_LOCALE, language: 'ar' })
  expect(blockHtml('form', texts(''))).toContain('action="/api/contact?lang=ar"')
})

it('shows nothing of a block of a newer release', () => {
  expect(blockHtml('unknown', texts('x'))).toBe('')
})
