import { eventArticle, goneArticle, unlistedArticle } from '#domain/events/article.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { civilDateIn, wallMoment } from '#domain/time/civil.ts'
// Not on demand: the browser's loader for that comes in React's file, which this page has no use for.
import { enlarge } from '#islands/events/enlarge.ts'
import { shareLink } from '#islands/events/shareLink.ts'
import { mosqueZone, now } from '#stores/clock.ts'
import { $earlierEvents, $events, loadEarlierEvents, loadEvents } from '#stores/events.ts'
import { eventPageTexts } from '#texts/eventPage.ts'

/** Updates an event's page: its next days, a newer save, its deletion. */
const article = document.querySelector<HTMLElement>('[data-event-article] > article')
const id = article?.dataset.event

async function refresh(article: HTMLElement, id: string): Promise<void> {
  const { until = '', address = '' } = article.dataset
  if (until !== '' && until < today()) {
    replace(article, unlistedArticle())
    return
  }
  const shown = article.outerHTML
  offerSharing(article)
  offerPicture(article)
  await loadEvents()
  const events = $events.get()
  if (!events) return
  const event = events.find(one => one.id === id) ?? (await findEarlier(id))
  // It may be over: a failure to load does not mean that it is gone.
  if (!event && $earlierEvents.get()) return
  if (!event) replace(article, goneArticle())
  else {
    const html = articleNow(event, address)
    if (parsed(html)?.outerHTML !== shown) replace(article, html)
  }
}

async function findEarlier(id: string): Promise<CommunityEvent | undefined> {
  await loadEarlierEvents()
  return $events.get()?.find(one => one.id === id)
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

const today = () => civilDateIn(mosqueZone(), now())

function articleNow(event: CommunityEvent, address: string): string {
  const zone = mosqueZone()
  return eventArticle(event, { zone, address, at: wallMoment(zone, now()) })
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
  const link = article.querySelector<HTMLElement>('[data-enlarge]')
  link?.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const title = article.querySelector('h1')?.textContent ?? ''
    enlarge({ image: link.dataset.enlarge ?? '', title }, link)
  })
}

if (article && id) void refresh(article, id)
