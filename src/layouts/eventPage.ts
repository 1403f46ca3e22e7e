import { dayOnPage } from '#domain/events/dayOnPage.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { shareLink } from '#islands/events/shareLink.ts'
import { $now, mosqueZone, now } from '#stores/clock.ts'
import '#stores/firstPaint.ts'
import { loadNewer, onNewer } from '#stores/newer.ts'
import { eventPageTexts } from '#texts/eventPage.ts'

/** Keeps an event's page up to date: the words of its days, its next days, a newer save, its deletion. */
const article = document.querySelector<HTMLElement>('[data-event-article] > article')
/** What is shown, as it was rendered. */
let shown = ''

function start(article: HTMLElement): void {
  const { until = '' } = article.dataset
  // What is on now is shown already.
  for (const part of article.querySelectorAll<HTMLElement>('[data-shown-until]')) part.hidden = true
  shown = article.outerHTML
  complete(article)
  $now.listen(nameDays)
  onNewer(({ event }) => event && replace(event.article))
  loadNewer()
    .then(({ event }) => event)
    .catch(() => null)
    .then(async event => {
      if (event || until === '' || until >= civilDateIn(mosqueZone(), now())) return
      const { unlistedArticle } = await import('#domain/events/article.ts')
      replace(unlistedArticle())
    })
}

function parsed(html: string): HTMLElement | null {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.querySelector('article')
}

/** Puts another article in place of the one shown. */
function replace(html: string): void {
  const newer = parsed(html)
  if (!newer || newer.outerHTML === shown) return
  shown = newer.outerHTML
  // Search engines get structured data with the article; none for an event that is gone.
  if (!newer.dataset.event) {
    for (const data of document.querySelectorAll('[type="application/ld+json"]')) data.remove()
  }
  document.querySelector('[data-event-article] > article')?.replaceWith(newer)
  complete(newer)
}

function complete(article: HTMLElement): void {
  offerSharing(article)
  offerPicture(article)
  nameDays()
  // What is on now is shown by the script in the head.
  globalThis.firstPaint?.repaint()
}

/** Its days as they are called today. */
function nameDays(): void {
  const today = civilDateIn(mosqueZone(), now())
  for (const place of document.querySelectorAll<HTMLElement>('.event-page-when [data-day]')) {
    const { day = '', missed } = place.dataset
    const words = dayOnPage(day, missed !== undefined, today)
    if (place.textContent !== words) place.textContent = words
  }
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

if (article?.dataset.event) start(article)
