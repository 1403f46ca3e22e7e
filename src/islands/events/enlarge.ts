import type { CommunityEvent } from '#domain/events/event.ts'
import { eventPicture } from '#domain/events/picture.ts'
import { enlargedTexts } from '#texts/enlarged.ts'

const CROSS = 'M18 6 6 18M6 6l12 12'

/**
 * Shows an event's whole picture as large as the window, in a modal dialog: Escape, the button and a
 * click close it. The focus returns to the opener, which Safari does not focus on a click.
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
  dialog.append(closeButton(), shown)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    opener.focus({ preventScroll: true })
  })
  document.body.append(dialog)
  dialog.showModal()
}

function closeButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'icon-button'
  button.ariaLabel = enlargedTexts.close
  button.innerHTML = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${CROSS}"/></svg>`
  return button
}
