import { whenLoaded } from '#components/chrome/scripts/whenLoaded.ts'
import { eventItems } from '#domain/events/listHtml.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import { $newerContent } from '#stores/content.ts'
import { $events, loadEvents } from '#stores/events.ts'

const written = new Map<HTMLElement, string>()

function show() {
  const events = $events.get()
  if (!events) return
  const at = wallMoment(mosqueZone(), $now.get())
  for (const list of document.querySelectorAll<HTMLElement>('[data-events-of]')) {
    const { category = '', eventsOf = '' } = list.dataset
    const chosen = $newerContent.get()[category]?.content ?? eventsOf
    const items = eventItems(events, chosen.trim(), at, true)
    // A link that is replaced while it has the focus is lost for its reader.
    if (written.get(list) === items || list.contains(document.activeElement)) continue
    list.innerHTML = items
    written.set(list, items)
  }
}
$events.subscribe(show)
$now.listen(show)
$newerContent.listen(show)
whenLoaded(() => void loadEvents())
