import { eventArticle, goneArticle } from '#domain/events/article.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { civilDateIn, clockIn } from '#domain/time/civil.ts'
import { mosqueZone, now } from '#stores/clock.ts'
import { $events, loadEvents } from '#stores/events.ts'

/** Updates an event's page: its next days, a newer save, its deletion. */
const article = document.querySelector<HTMLElement>('[data-event-article] > article')
const id = article?.dataset.event

async function refresh(article: HTMLElement, id: string): Promise<void> {
  const shown = article.outerHTML
  offerSharing(article)
  await loadEvents()
  const events = $events.get()
  if (!events) return
  const event = events.find(one => one.id === id)
  const template = document.createElement('template')
  template.innerHTML = event ? articleNow(event, article.dataset.address ?? '') : goneArticle()
  const newer = template.content.firstElementChild
  if (!(newer instanceof HTMLElement) || newer.outerHTML === shown) return
  // Search engines get structured data with the article; none for a deleted event.
  if (!event) {
    for (const data of document.querySelectorAll('[type="application/ld+json"]')) data.remove()
  }
  article.replaceWith(newer)
  offerSharing(newer)
}

function articleNow(event: CommunityEvent, address: string): string {
  const zone = mosqueZone()
  const moment = now()
  return eventArticle(event, {
    zone,
    address,
    at: { date: civilDateIn(zone, moment), clock: clockIn(zone, moment) },
  })
}

/** Shares with the device's dialog, else copies the address; without both the button stays hidden. */
function offerSharing(article: HTMLElement): void {
  const button = article.querySelector<HTMLButtonElement>('[data-share]')
  const canCopy = Boolean(navigator.clipboard)
  if (!button || !(navigator.share || canCopy)) return
  if (!navigator.share) button.textContent = 'Copy the link'
  button.hidden = false
  button.addEventListener('click', async () => {
    const url = location.href.split(/[?#]/)[0] ?? location.href
    try {
      if (navigator.share) await navigator.share({ title: document.title, url })
      else {
        await navigator.clipboard.writeText(url)
        button.textContent = 'Link copied'
      }
    } catch {
      // Closing the device's dialog is not a failure.
    }
  })
}

if (article && id) void refresh(article, id)
