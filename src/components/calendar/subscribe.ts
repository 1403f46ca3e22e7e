import {
  eventsChoiceOf,
  eventsFeedPath,
  PRAYER_FEED,
  prayerChoiceOf,
  prayerFeedPath,
  subscribeAddress,
} from '#domain/feeds/choices.ts'
import { copyTexts as texts } from '#texts/subscribe.ts'

/**
 * Turns the links to a calendar file into subscriptions: webcal: for programs, and Google's own page.
 * Without scripts they link to the file.
 */
for (const place of document.querySelectorAll<HTMLElement>('[data-feed]')) {
  const form = place.querySelector('form')
  const feed = place.dataset.feed ?? ''
  const show = () => showFeed(place, form ? chosenPath(feed, form) : feed)
  form?.addEventListener('change', show)
  show()
}

function chosenPath(feed: string, form: HTMLFormElement): string {
  const chosen = new URLSearchParams()
  for (const [name, value] of new FormData(form)) chosen.append(name, String(value))
  return feed === PRAYER_FEED
    ? prayerFeedPath(prayerChoiceOf(chosen))
    : eventsFeedPath(eventsChoiceOf(chosen))
}

function showFeed(place: HTMLElement, path: string): void {
  const find = <E extends HTMLElement>(way: string) =>
    place.querySelector<E>(`[data-subscribe="${way}"]`)
  const address = subscribeAddress(path, location.origin)
  find<HTMLAnchorElement>('webcal')?.setAttribute('href', address)
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(address)}`
  find<HTMLAnchorElement>('google')?.setAttribute('href', google)
  const copy = find<HTMLButtonElement>('copy')
  if (!copy || !navigator.clipboard) return
  copy.hidden = false
  copy.onclick = async () => {
    await navigator.clipboard.writeText(new URL(path, location.origin).href)
    const said = place.querySelector('[data-subscribe-said]')
    if (said) said.textContent = texts.said
    copy.textContent = texts.copied
  }
}
