import { afterEach, expect, it, vi } from 'vitest'
import { paintStrip } from './strip.ts'

const EVENTS = [
  ['2026-11-24T19:00', 'Halaqa', '/events/halaqa-1', 'ur'],
  ['2026-11-25T11:00', 'Reading circle', '/events/circle-2'],
  ['2026-11-28T09:30', 'Youth breakfast', '/events/breakfast-3'],
  ['2026-12-05T18:00', 'Community dinner', '/events/dinner-4'],
]

const span = () => ({
  textContent: '',
  lang: undefined as string | undefined,
  setAttribute(_: string, lang: string) {
    this.lang = lang
  },
  removeAttribute() {
    this.lang = undefined
  },
})

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['2026-11-24T12:00', 'Next: Halaqa, today 7:00 PM', '/events/halaqa-1'],
  ['2026-11-24T19:00', 'Next: Reading circle, tomorrow 11:00 AM', '/events/circle-2'],
  ['2026-11-25T11:00', 'Next: Youth breakfast, Saturday 9:30 AM', '/events/breakfast-3'],
  ['2026-11-28T09:30', 'Next: Community dinner, Sat, Dec 5 6:00 PM', '/events/dinner-4'],
  ['2026-12-06T00:00', 'See all events', '/events'],
])('names the next event at %s', (clock, text, path) => {
  const [before, title, when] = [span(), span(), span()]
  const dataset = { stripNext: JSON.stringify(EVENTS) }
  const firstElementChild = { firstElementChild: before, lastElementChild: title }
  const link = { dataset, firstElementChild, lastElementChild: when, href: '' }
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector === '[data-strip-next]' ? link : null),
  })
  paintStrip(null, 'UTC', new Date(`${clock}:00Z`))
  const shown = before.textContent + title.textContent + when.textContent
  expect([shown, link.href]).toEqual([text, path])
  expect(when.textContent).toBe(text.match(/, .*/)?.[0] ?? '')
  expect(title.lang).toBe(text.includes('Halaqa') ? 'ur' : undefined)
})
