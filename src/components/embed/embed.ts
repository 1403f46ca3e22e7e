import { type WidgetChoice, widgetChoiceOf, widgetHeight } from '#domain/widget/choice.ts'
import { frameSnippet, tagSnippet } from '#domain/widget/snippet.ts'
import { ready } from '#islands/ui/early.ts'
import { embedTexts as texts } from '#texts/embed.ts'

/** Shows each choice in the preview at once, and its code. */
const place = document.querySelector<HTMLElement>('[data-embed]')
const form = place?.querySelector('form')
const code = place?.querySelector('[data-code]')
const preview = place?.querySelector('masjid-times')
const copy = place?.querySelector<HTMLButtonElement>('[data-copy]')
const said = place?.querySelector('[data-said]')

/** The preview's frame is as high as its content once that has said so. */
const heightShown = (choice: WidgetChoice): number => {
  const frame = preview?.shadowRoot?.querySelector('iframe')
  return (
    Number.parseInt(frame?.style.height ?? '', 10) ||
    widgetHeight(choice.view, preview?.clientWidth ?? 0)
  )
}

function show(): void {
  if (!place || !form || !code) return
  const chosen = new FormData(form)
  const read = (name: string) => String(chosen.get(name) ?? '')
  const color = read('colored') ? read('color') : ''
  const choice = widgetChoiceOf(name => (name === 'color' ? color : read(name)))
  const { origin = location.origin, label = '' } = place.dataset
  const { folder } = document.documentElement.dataset
  const site = { origin, label, folder }
  for (const [name, value] of [
    ['view', choice.view],
    ['theme', choice.theme],
    ['color', choice.color ?? ''],
  ] as const) {
    if (preview && preview.getAttribute(name) !== value) preview.setAttribute(name, value)
  }
  const text =
    read('kind') === 'frame'
      ? frameSnippet(choice, site, heightShown(choice))
      : tagSnippet(choice, site)
  if (code.textContent === text) return
  code.textContent = text
  if (copy) copy.textContent = texts.copy
  if (said) said.textContent = ''
}

let later: ReturnType<typeof setTimeout> | undefined
form?.addEventListener('input', event => {
  // Choosing a color is choosing another one.
  if (event.target instanceof HTMLInputElement && event.target.type === 'color') {
    const own = form.querySelector<HTMLInputElement>('[name="colored"][value="own"]')
    if (own) own.checked = true
    // While one looks for a color, the frame would load for each on the way.
    clearTimeout(later)
    later = setTimeout(show, 250)
    return
  }
  show()
})
form?.addEventListener('submit', event => event.preventDefault())
addEventListener('message', () => show())
copy?.addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(code?.textContent ?? '')
    copy.textContent = texts.copied
    if (said) said.textContent = texts.said
  } catch {
    if (code) getSelection()?.selectAllChildren(code)
    if (said) said.textContent = texts.notCopied
  }
})
// What a browser keeps of a form over a reload.
show()
ready(copy?.parentElement)
