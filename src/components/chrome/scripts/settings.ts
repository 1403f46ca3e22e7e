import { colorOf } from '#domain/theme/colors.ts'
import type { Font, Mode } from '#domain/theme/visitorTheme.ts'
import { ready } from '#islands/ui/early.ts'
import { whenIdle } from '#islands/ui/whenIdle.ts'
import { $visitorTheme, chooseTheme } from '#stores/visitorTheme.ts'

/** Shows the visitor's choices in the settings form, and applies every change at once. */
export function startSettings(): void {
  const form = document.querySelector<HTMLFormElement>('[data-settings] form')
  if (!form) return
  const show = () => {
    const { color, font, mode } = $visitorTheme.get()
    for (const [name, value] of Object.entries({ color: color ?? 'site', font, mode })) {
      const input = form.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)
      if (input) input.checked = true
    }
  }
  show()

  form.addEventListener('change', () => {
    const data = new FormData(form)
    seenFirst()
    chooseTheme({
      color: colorOf(data.get('color')),
      font: data.get('font') as Font,
      mode: data.get('mode') as Mode,
    })
  })
  form.addEventListener('submit', event => event.preventDefault())
  ready(form)
}

/** Parts of the page that wait for an idle moment, with their own visibility. */
const waiting = new Map<HTMLElement, string>()

/**
 * Keeps what is below the view out of the next paint, since a look concerns every element of a page:
 * it follows a part in each idle moment.
 */
function seenFirst(): void {
  const wasWaiting = waiting.size > 0
  const places = [...document.querySelectorAll<HTMLElement>('section,footer')].map(
    part => [part, part.getBoundingClientRect()] as const,
  )
  for (const [part, { top, height }] of places) {
    if (top < innerHeight || waiting.has(part)) continue
    waiting.set(part, part.style.contentVisibility)
    part.style.contentVisibility = 'hidden'
    part.style.blockSize = `${height}px`
  }
  if (!wasWaiting) requestAnimationFrame(() => whenIdle(showNext))
}

function showNext(): void {
  const [next] = waiting
  if (!next) return
  const [part, visibility] = next
  waiting.delete(part)
  part.style.contentVisibility = visibility
  part.style.blockSize = ''
  whenIdle(showNext)
}
