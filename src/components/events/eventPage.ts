import { eventArticle, goneArticle } from '#domain/events/article.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { civilDateIn, clockIn } from '#domain/prayer/civil.ts'
import { mosqueZone, now } from '#stores/clock.ts'
import { $events, loadEvents } from '#stores/events.ts'

/** Brings an event's page up to the present: its next days, a newer save, its deletion. */
const place = document.querySelector<HTMLElement>('[data-event-article]')
const id = place?.querySelector<HTMLElement>('[data-event]')?.dataset.event

async function refresh(place: HTMLElement, id: string): Promise<void> {
  await loadEvents()
  const events = $events.get()
  if (!events) return
  const event = events.find(one => one.id === id)
  const html = event ? articleNow(event) : goneArticle()
  if (html === place.innerHTML) return
  place.innerHTML = html
  offerSharing(place)
}

function articleNow(event: CommunityEvent): string {
  const zone = mosqueZone()
  const moment = now()
  return eventArticle(event, {
    zone,
    at: { date: civilDateIn(zone, moment), clock: clockIn(zone, moment) },
  })
}

/** Shares by the device's own means, else copies the address; without either the button stays hidden. */
function offerSharing(place: HTMLElement): void {
  const button = place.querySelector<HTMLButtonElement>('[data-share]')
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
      // Closing the device's dialog is no failure.
    }
  })
}

if (place) {
  offerSharing(place)
  if (id) void refresh(place, id)
}
