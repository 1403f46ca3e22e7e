import { colorOf } from '#domain/theme/colors.ts'
import type { Font, Mode } from '#domain/theme/visitorTheme.ts'
import { $visitorTheme, chooseTheme } from '#stores/visitorTheme.ts'

/** Shows the visitor's choices in the settings form, and applies every change at once. */
export function startSettings(): void {
  const form = document.querySelector<HTMLFormElement>('[data-settings] form')
  if (!form) return
  const choose = (name: string, value: string) => {
    const input = form.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)
    if (input) input.checked = true
  }
  const { color, font, mode } = $visitorTheme.get()
  choose('color', color ?? 'site')
  choose('font', font)
  choose('mode', mode)

  form.addEventListener('change', () => {
    const data = new FormData(form)
    chooseTheme({
      color: colorOf(data.get('color')),
      font: data.get('font') as Font,
      mode: data.get('mode') as Mode,
    })
  })
  form.addEventListener('submit', event => event.preventDefault())
}
