import { whenLoaded } from '#components/chrome/scripts/whenLoaded.ts'
import { eventItems } from '#domain/events/listHtml.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { mosqueZone, now } from '#stores/clock.ts'
import { $events, loadEvents } from '#stores/events.ts'

$events.listen(events => {
  if (!events) return
  const at = wallMoment(mosqueZone(), now())
  for (const list of document.querySelectorAll<HTMLElement>('[data-events-of]')) {
    const items = eventItems(events, list.dataset.eventsOf ?? '', at, true)
    // A link that is replaced while it has the focus is lost for its reader.
    if (!list.contains(document.activeElement)) list.innerHTML = items
  }
})
whenLoaded(() => void loadEvents())
