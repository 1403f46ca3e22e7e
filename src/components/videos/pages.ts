import { isOnPage, pageCount, pageWords, requestedPage } from '#domain/videos/paging.ts'
import { stop } from './player.ts'

/** Shows nine of the other videos per page, with the page number in the address; returns a function that shows them again. */
export function startPages(root: HTMLElement): () => void {
  const list = root.querySelector<HTMLElement>('.video-list')
  const bar = root.querySelector<HTMLElement>('[data-videos-pages]')
  const words = root.querySelector('[data-videos-page]')
  const heading = root.querySelector<HTMLElement>('#other-videos')
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-step]')]
  let page = 1
  let pages = 1

  const show = () => {
    const cards = [...(list?.children ?? [])] as HTMLElement[]
    pages = pageCount(cards.length)
    page = requestedPage(location.search, pages)
    cards.forEach((card, index) => {
      card.hidden = !isOnPage(index, page)
    })
    list?.toggleAttribute('data-paged', true)
    if (bar) bar.hidden = pages === 1
    if (words) words.textContent = pageWords(page, pages)
    for (const button of buttons)
      button.disabled = page + stepOf(button) < 1 || page + stepOf(button) > pages
  }

  for (const button of buttons) {
    button.addEventListener('click', () => {
      const address = new URL(location.href)
      const next = page + stepOf(button)
      if (next === 1) address.searchParams.delete('page')
      else address.searchParams.set('page', String(next))
      history.pushState(null, '', address)
      stop()
      show()
      heading?.focus()
    })
  }
  addEventListener('popstate', () => {
    stop()
    show()
  })
  return show
}

const stepOf = (button: HTMLElement) => Number(button.dataset.step)
