import { prayerFeedPath, subscribeAddress } from '#domain/feeds/prayerChoice.ts'

/**
 * Turns the links to a calendar file into subscriptions: webcal: for programs, and Google's own page.
 * Without scripts they link to the file.
 */
for (const place of document.querySelectorAll<HTMLElement>('[data-feed]')) {
  const form = place.querySelector('form')
  const show = () => showFeed(place, form ? chosenPath(form) : (place.dataset.feed ?? ''))
  form?.addEventListener('change', show)
  show()
}

function chosenPath(form: HTMLFormElement): string {
  const chosen = new FormData(form)
  return prayerFeedPath({
    prayers: chosen.getAll('prayers') as Parameters<typeof prayerFeedPath>[0]['prayers'],
    times: chosen.get('times') as Parameters<typeof prayerFeedPath>[0]['times'],
  })
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
    if (said) said.textContent = 'The address was copied.'
    copy.textContent = 'Copied'
  }
}
