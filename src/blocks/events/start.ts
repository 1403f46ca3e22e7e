import { whenLoaded } from '#components/chrome/scripts/whenLoaded.ts'
import { eventItems } from '#domain/events/listHtml.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { mosqueZone, now } from '#stores/clock.ts'
import { $newerContent } from '#stores/content.ts'
import { $events, loadEvents } from '#stores/events.ts'

function show() {
  const events = $events.get()
  if (!events) return
  const at = wallMoment(mosqueZone(), now())
  for (const list of document.querySelectorAll<HTMLElement>('[data-events-of]')) {
    const { category = '', eventsOf = '' } = list.dataset
    const chosen = $newerContent.get()[category]?.content ?? eventsOf
    const items = eventItems(events, chosen.trim(), at, true)
    // A link that is replaced while it has the focus is lost for its reader.
    if (!list.contains(document.activeElement)) list.innerHTML = items
  }
}
$events.subscribe(show)
$newerContent.listen(show)
whenLoaded(() => void loadEvents())
