import type { CommunityEvent } from '#domain/events/event.ts'
import { eventPicture } from '#domain/events/picture.ts'
import { enlargedTexts } from '#texts/enlarged.ts'
import './enlarge.css'

const CROSS = 'M18 6 6 18M6 6l12 12'

/**
 * Shows an event's whole picture as large as the window, over the page: Escape, the button and a click
 * close it. As a popover, since a modal dialog makes the page inert, which styles every card once more
 * on opening and on closing; the focus stays on its one button, and then returns to the opener, which
 * Safari does not focus on a click. Browsers without popovers show a modal dialog.
 */
export function enlarge(
  { image, title }: Pick<CommunityEvent, 'image' | 'title'>,
  opener: HTMLElement,
): void {
  const picture = eventPicture(image)
  if (!picture) return
  const dialog = document.createElement('dialog')
  dialog.className = 'event-large'
  dialog.setAttribute('aria-label', title)
  const shown = document.createElement('img')
  shown.alt = enlargedTexts.pictureOf(title)
  if (picture.srcset) Object.assign(shown, { srcset: picture.srcset, sizes: '96vw' })
  shown.src = picture.src
  const button = closeButton()
  dialog.append(button, shown)
  const end = () => {
    dialog.remove()
    opener.focus({ preventScroll: true })
  }
  document.body.append(dialog)
  if (!('showPopover' in HTMLElement.prototype)) {
    dialog.addEventListener('click', () => dialog.close())
    dialog.addEventListener('close', end)
    dialog.showModal()
    return
  }
  dialog.popover = 'auto'
  dialog.ariaModal = 'true'
  dialog.addEventListener('click', () => dialog.hidePopover())
  dialog.addEventListener('keydown', event => {
    if (event.key === 'Tab') event.preventDefault()
  })
  dialog.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') end()
  })
  dialog.showPopover()
  button.focus()
}

function closeButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'icon-button'
  button.ariaLabel = enlargedTexts.close
  button.innerHTML = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${CROSS}"/></svg>`
  return button
}
