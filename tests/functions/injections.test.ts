import type { Browser as Chromium, Page } from 'playwright'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { BLOCKS } from '#blocks/declared.ts'
import { getContent, saveSection } from '#contract/content.ts'
import { cleanContent } from '#domain/content/clean.ts'
import { ITEM_FIELDS, isListKind, type Kind, TEXT_KINDS } from '#domain/content/kinds.ts'
import { findSection, type SectionPath, sectionPaths, splitPath } from '#domain/content/registry.ts'
import { renderSection } from '#domain/content/render.ts'
import { validate } from '#domain/content/validate.ts'
import { startBrowser } from '../support/browser.ts'
import injections from '../support/injections.json' with { type: 'json' }
import { browser as admin, withAmina } from './running.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

const KINDS = [...TEXT_KINDS, ...Object.keys(ITEM_FIELDS)] as Kind[]
/**
 * Texts that try to make a page run, load or show something else. Each calls `hit()` where its
 * script would run. Collected from the OWASP XSS filter evasion cheat sheet, PortSwigger's cheat
 * sheet, the HTML5 security cheat sheet and published escapes from sanitizers (mutation XSS).
 */
const INJECTIONS = Object.values(injections).flat()
const PICTURE = 'https://example.org/a.png'
const DAY = '2027-01-01'

/** What a rendered section may contain; everything else is a successful injection. */
const ALLOWED = {
  elements:
    'a b blockquote br caption details em h2 h3 h4 hr i img li ol p span strong summary table tbody td tfoot th thead time tr ul'.split(
      ' ',
    ),
  attributes:
    'alt class colspan data-category data-initials data-x data-y datetime decoding href loading rel role rowspan scope src srcset start'.split(
      ' ',
    ),
  classes: ['year', 'button button-primary', 'button button-quiet'],
}

/** The same for the fields of a form. */
const ALLOWED_IN_FORMS = {
  elements: ['input', 'label', 'span', 'textarea'],
  attributes: ['class', 'dir', 'name', 'required', 'rows'],
  classes: ['field', 'field-label', 'field-optional', 'input'],
}

interface Case {
  kind: Kind
  html: string
  from: string
}

let chrome: Chromium
let page: Page
withAmina(beforeAll)
beforeAll(async () => {
  chrome = await startBrowser()
  page = await chrome.newPage()
  await page.route('**', route =>
    route.request().url() === 'https://mosque.example.org/'
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' })
      : route.abort(),
  )
  await page.addInitScript(() => {
    const watched = globalThis as unknown as { hits: number; hit: () => void }
    watched.hits = 0
    watched.hit = () => void watched.hits++
  })
}, 400_000)
afterAll(async () => {
  await chrome?.close()
})

/** Content of a kind that contains the text in every possible place. */
function carrying(kind: Kind, text: string): string[] {
  if (!isListKind(kind)) {
    return kind === 'image'
      ? [text, JSON.stringify({ src: PICTURE, alt: text }), JSON.stringify({ src: text, alt: '' })]
      : [text]
  }
  const item = (wanted: string) =>
    Object.fromEntries(
      ITEM_FIELDS[kind].map(field => [field, field === wanted ? text : fieldLike(field)]),
    )
  const items: object[] = ITEM_FIELDS[kind].map(item)
  // A line for each picture: its address, and what it shows.
  if (kind === 'albums') items.push({ ...item(''), photos: `${PICTURE} ${text}` })
  return items.map(one => JSON.stringify([one]))
}

const fieldLike = (field: string) =>
  ({ image: PICTURE, date: DAY, category: 'event' })[field] ?? 'words'

/**
 * What the HTML of the cases has become in a real browser, written as a page and put in place by
 * script: the cases that have an element, attribute or address of another kind, run something or
 * reach out of their place.
 */
async function escapes(cases: readonly Case[]): Promise<string[]> {
  const body = cases.map(({ html }) => `<div data-case>${html}</div>`).join('')
  const allowed = cases[0]?.kind === 'questions' ? ALLOWED_IN_FORMS : ALLOWED
  const found: string[] = []
  for (const way of ['written', 'put'] as const) {
    await page.goto('https://mosque.example.org/')
    const strange = await page.evaluate(
      async ({ body, way, parts, allowed }) => {
        if (way === 'written') {
          document.open()
          document.write(`<!doctype html><body>${body}`)
          document.close()
        } else {
          document.body.innerHTML = parts.map(() => '<div data-case></div>').join('')
          for (const [index, place] of [...document.body.children].entries()) {
            place.innerHTML = parts[index] ?? ''
          }
        }
        await new Promise(resolve => setTimeout(resolve, 50))
        const isAllowed = (element: Element) =>
          allowed.elements.includes(element.localName) &&
          element.namespaceURI === 'http://www.w3.org/1999/xhtml' &&
          element
            .getAttributeNames()
            .every(
              name =>
                allowed.attributes.includes(name) &&
                (name !== 'class' || allowed.classes.includes(element.className)),
            ) &&
          (!(element instanceof HTMLAnchorElement) ||
            !element.hasAttribute('href') ||
            (['http:', 'https:', 'mailto:', 'tel:'].includes(element.protocol) &&
              (/^(https?|mailto|tel):/i.test(element.getAttribute('href') ?? '') ||
                element.host === location.host))) &&
          (!(element instanceof HTMLImageElement) || new URL(element.src).protocol === 'https:')
        const places = [...document.body.children]
        const strange = places.flatMap((place, index) =>
          [...place.querySelectorAll('*')].every(isAllowed) ? [] : [index],
        )
        const whole =
          places.length === parts.length &&
          document.body.childNodes.length === parts.length &&
          places.every(place => place.matches('div[data-case]')) &&
          (globalThis as unknown as { hits: number }).hits === 0 &&
          document.title === (way === 'written' ? '' : 'x')
        return whole ? strange : [-1, ...strange]
      },
      { body, way, parts: cases.map(({ html }) => html), allowed },
    )
    found.push(
      ...strange.map(
        index => `${way}: ${cases[index]?.from ?? 'out of place'} → ${cases[index]?.html}`,
      ),
    )
  }
  return found
}

it('has enough payloads, and a check that detects one that gets through', async () => {
  expect(new Set(INJECTIONS).size).toBe(INJECTIONS.length)
  expect(INJECTIONS.length).toBeGreaterThanOrEqual(60)
  const raw = (html: string): Case => ({ kind: 'html', html, from: html })
  for (const html of [
    '<p onclick="x">a</p>',
    '<a href="javascript:x">a</a>',
    '</div>a',
    '<svg/>',
  ]) {
    expect(await escapes([raw(html)])).not.toEqual([])
  }
  expect((await escapes(INJECTIONS.map(raw))).length).toBeGreaterThan(60)
  expect(await escapes([raw('<p>a <a href="/b" rel="noopener">b</a></p>')])).toEqual([])
})

it.each(KINDS)('lets no payload through a section of kind %s', async kind => {
  const cases = INJECTIONS.flatMap(text =>
    carrying(kind, text).flatMap(content => [
      { kind, html: renderSection(kind, content), from: content },
      { kind, html: renderSection(kind, cleanContent(kind, content)), from: content },
    ]),
  )
  expect(await escapes(cases)).toEqual([])
})

it('shows payloads in plain text fields as text', async () => {
  const texts = INJECTIONS.filter(text => !/[\n\r\0]/.test(text)).map(text => text.trim())
  await page.goto('https://mosque.example.org/')
  const shown = await page.evaluate(
    parts =>
      parts.map(html => {
        document.body.innerHTML = html
        return document.body.textContent
      }),
    texts.map(text => renderSection('line', text)),
  )
  expect(shown).toEqual(texts)
})

/** Kinds that only blocks have are tried in a block of the about page. */
const inBlocks = Object.entries(BLOCKS).flatMap(([type, { fields }]) =>
  Object.keys(fields).map(field => `about/${type}-k3m9x2ab-${field}` as SectionPath),
)
const sectionOf = (kind: Kind) =>
  [...sectionPaths(), ...inBlocks].find(path => {
    const section = findSection(...splitPath(path))
    return section?.kind === kind && section.most === undefined
  })

it.each(KINDS)('stores a section of kind %s through the API as cleaned above', async kind => {
  const path =
    sectionOf(kind) ?? sectionPaths().find(path => findSection(...splitPath(path))?.kind === kind)
  if (!path) throw new Error(`No section is of kind ${kind}`)
  const [pageId, sectionId] = splitPath(path)
  const section = findSection(pageId, sectionId)
  const texts = joins(kind) ? [INJECTIONS.join('\n')] : SOME_INJECTIONS
  for (const content of texts.flatMap(text => carrying(kind, text))) {
    const response = await admin.send(saveSection, {
      params: { pageId, sectionId },
      body: { content },
    })
    const cleaned = section && validate(kind, content, section).length === 0
    expect(response.status, content).toBe(cleaned ? 200 : 400)
    if (!cleaned) continue
    const saved = (await response.json()).section
    expect(saved.content).toBe(cleanContent(kind, content))
    const { changed } = await (await admin.send(getContent, { query: { since: 0 } })).json()
    expect(changed[path]?.html ?? '').toBe(changed[path] ? renderSection(kind, saved.content) : '')
    if (isListKind(kind)) expect(saved.parsedContent).toEqual(JSON.parse(content))
  }
})

/** Every seventh payload: all of them went through the functions that the API calls. */
const SOME_INJECTIONS = INJECTIONS.filter((_, index) => index % 7 === 0)

/** Kinds that take any text: one save carries them all. */
const joins = (kind: Kind) =>
  ['line', 'text', 'paragraphs', 'bullets', 'questions'].includes(kind) || isListKind(kind)
