import { figures } from '#locale/locale.ts'
import { viewerTexts } from '#texts/gallery.ts'

/** Opens the pictures of an album large on a plain click; other clicks follow the link to the picture. */
export function startViewer(): void {
  const viewer = document.querySelector<HTMLDialogElement>('[data-viewer]')
  const track = viewer?.querySelector<HTMLElement>('[data-track]')
  const position = viewer?.querySelector('[data-position]')
  if (!viewer || !track || !position) return
  let at = 0

  const show = (next: number, behavior: ScrollBehavior = 'auto') => {
    const item = track.children[next]
    if (!item) return
    item.scrollIntoView({ behavior, block: 'nearest', inline: 'center' })
    say(next)
  }
  const say = (next: number) => {
    at = next
    const count = track.children.length
    const text = viewerTexts.position(figures(at + 1), figures(count))
    if (position.textContent !== text) position.textContent = text
    for (const button of viewer.querySelectorAll<HTMLButtonElement>('[data-step]')) {
      button.disabled = !track.children[at + Number(button.dataset.step)]
    }
  }
  const smooth = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth')

  document.addEventListener('click', event => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.albums a')
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    if (!link || event.button !== 0 || !isPlain) return
    event.preventDefault()
    const links = [...(link.closest('ul')?.querySelectorAll('a') ?? [])]
    track.replaceChildren(...links.map(largePicture))
    viewer.setAttribute('aria-label', nameOf(link))
    viewer.showModal()
    show(links.indexOf(link))
  })
  // After a swipe, once the scrolling has ended: the picture in the middle is the one that is shown.
  let settling: ReturnType<typeof setTimeout> | undefined
  track.addEventListener('scroll', () => {
    clearTimeout(settling)
    settling = setTimeout(() => {
      const width = track.clientWidth
      if (viewer.open && width > 0) say(Math.round(Math.abs(track.scrollLeft) / width))
    }, 120)
  })
  viewer.addEventListener('keydown', ({ key }) => {
    const onward = getComputedStyle(viewer).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (key === 'ArrowLeft' || key === 'ArrowRight') show(at + (key === onward ? 1 : -1), smooth())
  })
  viewer.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button')
    if (button?.dataset.step) show(at + Number(button.dataset.step), smooth())
    else if (button) viewer.close()
  })
}

const nameOf = (link: Element) =>
  link.closest('.albums > li')?.querySelector('h2')?.textContent || viewerTexts.name

/** A link's picture in its largest form, with what it shows. */
function largePicture(link: HTMLAnchorElement): HTMLElement {
  const alt = link.querySelector('img')?.alt ?? ''
  const item = document.createElement('li')
  const figure = document.createElement('figure')
  const image = document.createElement('img')
  Object.assign(image, { src: link.href, alt, loading: 'lazy', decoding: 'async' })
  const caption = document.createElement('figcaption')
  caption.textContent = alt
  caption.ariaHidden = 'true'
  figure.append(image, ...(alt ? [caption] : []))
  item.append(figure)
  return item
}
