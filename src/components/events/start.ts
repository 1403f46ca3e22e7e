import { type Browsing, categoriesOf, matching } from '#domain/events/browse.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { isListed } from '#domain/events/listed.ts'
import { categories as own } from '#domain/lists/categories.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { ready } from '#islands/ui/early.ts'
import { $browsing, browse } from '#stores/browsing.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import { $earlierEvents, $events, loadEarlierEvents, loadEvents } from '#stores/events.ts'
import { eventSearchTexts } from '#texts/eventList.ts'
import { categoryOptions } from './browserHtml.ts'
import { startEventsCalendar } from './calendar.ts'
import { type Built, startList } from './list.ts'

/** The events page's script: the controls respond at once, the many cards or days after that paint. */
const browser = document.querySelector('.events-browser') as HTMLElement
const built: Built = JSON.parse(browser.dataset.built ?? '')
const list = browser.querySelector('.events-found') as HTMLElement
const calendar = document.createElement('div')
const showList = startList(list, built)
let showCalendar: ReturnType<typeof startEventsCalendar> | undefined
const status = browser.querySelector('[role="status"]') as HTMLElement
const views = browser.querySelectorAll<HTMLButtonElement>('[name=view]')
const [search, category] = document.querySelectorAll('.events-toolbar .input') as unknown as [
  HTMLInputElement,
  HTMLSelectElement,
]

/** The same list for the same question: a month of the calendar is computed once for each. */
let known: { asked: readonly unknown[]; listed: CommunityEvent[]; found: CommunityEvent[] }

function find({ search, category }: Browsing, date: string): typeof known {
  const all = $events.get() ?? built.events
  const asked = [all, date, search, category]
  if (asked.some((part, at) => part !== known?.asked[at])) {
    const listed = all.filter(event => isListed(event, date))
    known = { asked, listed, found: matching(listed, { search, category }) }
  }
  return known
}

function show(): void {
  const browsing = $browsing.get()
  const at = wallMoment(mosqueZone(), $now.get())
  const { listed, found } = find(browsing, at.date)
  const earlier = $earlierEvents.get()
  const isCalendar = browsing.view === 'calendar'
  const goesBack = isCalendar && !!browsing.month && browsing.month < (earlier?.before ?? '')
  const needsEarlier =
    earlier !== null && (browsing.search !== '' || browsing.category !== '' || goesBack)
  if (needsEarlier && !earlier.failed) void loadEarlierEvents()
  const present = [...categoriesOf(listed), ...(earlier?.categories ?? [])]
  const categories = own.ids().filter(id => present.includes(id))
  showChoices(categoryOptions(categories, browsing.category), browsing.category)
  const count = eventSearchTexts.count(found.length + (needsEarlier ? 0 : (earlier?.count ?? 0)))
  // Screen readers announce whatever is written here, the same once more as well.
  if (status.textContent !== count) status.textContent = count
  if (isCalendar) {
    showCalendar ??= startEventsCalendar(calendar)
    showCalendar({ events: found, categories, at, browsing })
    list.replaceWith(calendar)
  } else {
    showList({ events: found, earlier: needsEarlier ? null : earlier, at })
    calendar.replaceWith(list)
  }
  browser.removeAttribute('data-built')
}

let isAwaited = false
/** After the next paint, with all that changes until then. */
function showSoon(): void {
  if (isAwaited) return
  isAwaited = true
  requestAnimationFrame(() =>
    setTimeout(() => {
      isAwaited = false
      show()
    }),
  )
}

let options = category.innerHTML
function showChoices(html: string, chosen: string): void {
  if (html !== options) category.innerHTML = html
  options = html
  category.value = chosen
}

function showControls({ search: text, category: chosen, view }: Browsing): void {
  if (search.value !== text) search.value = text
  category.value = chosen
  for (const button of views) {
    button.setAttribute('aria-pressed', `${button.value === view}`)
  }
}

function start(): void {
  search.addEventListener('input', () => browse({ search: search.value }, 'typing'))
  category.addEventListener('change', () => browse({ category: category.value }, 'step'))
  for (const button of views) {
    const view = button.value === 'calendar' ? 'calendar' : 'list'
    button.addEventListener('click', () => browse({ view }, 'step'))
  }
  list.addEventListener('click', enlargePicture)
  // What was typed and chosen before this script came.
  const [text, chosen] = [search.value, category.value]
  $browsing.listen(browsing => {
    showControls(browsing)
    showSoon()
  })
  if (text || chosen) {
    browse({ ...(text && { search: text }), ...(chosen && { category: chosen }) }, 'typing')
  }
  showControls($browsing.get())
  for (const store of [$now, $events, $earlierEvents]) store.listen(showSoon)
  show()
  ready(browser)
  void loadEvents()
}

async function enlargePicture({ target }: MouseEvent): Promise<void> {
  const button = (target as Element).closest<HTMLElement>('.event-enlarge')
  if (!button) return
  const { enlarge } = await import('#islands/events/enlarge.ts')
  const title = button.closest('article')?.querySelector('h3')?.textContent ?? ''
  enlarge({ image: button.dataset.enlarge ?? '', title }, button)
}

// In a task of its own: what stands above it on the page reacts first.
setTimeout(start)
