import { expect, it, vi } from 'vitest'
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

it.each([
  ['2026-11-24T12:00', 'Next: today 7:00\u00a0PM, Halaqa', '/events/halaqa-1'],
  ['2026-11-24T19:00', 'Next: tomorrow 11:00\u00a0AM, Reading circle', '/events/circle-2'],
  ['2026-11-25T11:00', 'Next: Saturday 9:30\u00a0AM, Youth breakfast', '/events/breakfast-3'],
  ['2026-11-28T09:30', 'Next: Sat, Dec 5 6:00\u00a0PM, Community dinner', '/events/dinner-4'],
  ['2026-12-06T00:00', 'Events', '/events'],
])('names the next event at %s', (clock, text, path) => {
  const [before, title] = [span(), span()]
  const dataset = { stripNext: JSON.stringify(EVENTS) }
  const link = { dataset, firstElementChild: before, lastElementChild: title, href: '' }
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector === '[data-strip-next]' ? link : null),
  })
  paintStrip(null, 'UTC', new Date(`${clock}:00Z`))
  const shown = before.textContent + title.textContent
  expect([shown, link.href]).toEqual([text, path])
  expect(title.lang).toBe(text.includes('Halaqa') ? 'ur' : undefined)
})
