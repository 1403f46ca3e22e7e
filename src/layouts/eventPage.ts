import { civilDateIn } from '#domain/time/civil.ts'
import { shareLink } from '#islands/events/shareLink.ts'
import { mosqueZone, now } from '#stores/clock.ts'
import { loadNewer } from '#stores/newer.ts'
import { eventPageTexts } from '#texts/eventPage.ts'

/** Updates an event's page: its next days, a newer save, its deletion. */
const article = document.querySelector<HTMLElement>('[data-event-article] > article')

async function refresh(article: HTMLElement): Promise<void> {
  const { until = '' } = article.dataset
  const shown = article.outerHTML
  offerSharing(article)
  offerPicture(article)
  const newer = await loadNewer().catch(() => null)
  if (newer?.event) {
    if (parsed(newer.event.article)?.outerHTML !== shown) replace(article, newer.event.article)
  } else if (until !== '' && until < civilDateIn(mosqueZone(), now())) {
    const { unlistedArticle } = await import('#domain/events/article.ts')
    replace(article, unlistedArticle())
  }
}

function parsed(html: string): HTMLElement | null {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.querySelector('article')
}

/** Puts another article in place of the one shown. */
function replace(article: HTMLElement, html: string): void {
  const newer = parsed(html)
  if (!newer) return
  // Search engines get structured data with the article; none for an event that is gone.
  if (!newer.dataset.event) {
    for (const data of document.querySelectorAll('[type="application/ld+json"]')) data.remove()
  }
  article.replaceWith(newer)
  offerSharing(newer)
  offerPicture(newer)
}

/** Shares with the device's dialog, else copies the address; without both the button stays disabled, which hides it. */
function offerSharing(article: HTMLElement): void {
  const button = article.querySelector<HTMLButtonElement>('[data-share]')
  if (!button || !(navigator.share || navigator.clipboard)) return
  if (!navigator.share) button.textContent = eventPageTexts.copy
  button.disabled = false
  button.addEventListener('click', async () => {
    const isCopied = await shareLink({ title: document.title, path: location.pathname })
    if (isCopied) button.textContent = eventPageTexts.copied
  })
}

/** A flyer keeps its shape, and its link opens it in a dialog. */
function offerPicture(article: HTMLElement): void {
  const picture = article.querySelector<HTMLImageElement>('.event-page-picture img')
  const shape = () => {
    if (picture && picture.naturalHeight > picture.naturalWidth) {
      picture.closest('.event-page-picture')?.setAttribute('data-shape', 'portrait')
    }
  }
  if (picture?.complete) shape()
  else picture?.addEventListener('load', shape)
  const link = article.querySelector<HTMLAnchorElement>('[data-enlarge]')
  link?.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const title = article.querySelector('h1')?.textContent ?? ''
    import('#islands/events/enlarge.ts').then(
      ({ enlarge }) => enlarge({ image: link.dataset.enlarge ?? '', title }, link),
      () => location.assign(link.href),
    )
  })
}

if (article?.dataset.event) void refresh(article)
