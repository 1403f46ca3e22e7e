import type { ListedEvent } from '#domain/events/carousel.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { grouped } from '#domain/events/groups.ts'
import { listing } from '#domain/events/listing.ts'
import { recurs } from '#domain/events/recurrence.ts'
import type { WallMoment } from '#domain/time/civil.ts'
import { cardHtml, whenHtml } from '#islands/events/cardHtml.ts'
import { type $earlierEvents, loadEarlierEvents } from '#stores/events.ts'
import { eventListTexts as texts } from '#texts/eventList.ts'
import { emptyHtml } from './browserHtml.ts'

/** What the page was built with. */
export interface Built {
  events: readonly CommunityEvent[]
  at: WallMoment
}

interface Shown extends Built {
  /** Past events that are not among them yet. */
  earlier: typeof $earlierEvents.value
}

/** How many cards there are at first, and how many each 'Show more' adds. */
const STEP = 60

/**
 * Coming events in groups, the next first; past events are folded, unless there are no others. Of a card
 * only what differs is replaced.
 */
export function startList(place: HTMLElement, built: Built): (shown: Shown) => void {
  let shown: Shown
  let [mostComing, mostPast] = [STEP, STEP]
  let wasEmpty: boolean | undefined
  const groups = [...place.querySelectorAll<HTMLElement>('.events-group')]
  const written = builtCards(groups, built)
  const empty = elementOf('<div class="empty"></div>')
  const past = elementOf<HTMLDetailsElement>(
    `<details class="events-past"><summary><h2>${texts.past}</h2> <span class="muted"></span></summary></details>`,
  )
  const pastList = elementOf('<ul class="events-list"></ul>')
  const missing = elementOf('<p class="muted" role="status"></p>')
  const more = (add: () => void) => {
    const button = elementOf(
      `<button type="button" class="button button-quiet">${texts.more}</button>`,
    )
    button.addEventListener('click', () => {
      add()
      show(shown)
    })
    return button
  }
  const moreComing = more(() => {
    mostComing += STEP
  })
  const morePast = more(() => {
    mostPast += STEP
  })
  past.addEventListener('toggle', () => {
    if (past.open) void loadEarlierEvents()
    show(shown)
  })

  /** The cards of a list: an item keeps its place, so that a list in another order moves nothing. */
  function fill(list: Element, listed: readonly ListedEvent[]): void {
    const marksOnce = shown.events.some(recurs)
    while (list.children.length > listed.length) list.lastElementChild?.remove()
    for (const [place, one] of listed.entries()) {
      const item = list.children[place] ?? list.appendChild(document.createElement('li'))
      const [body, when] = [cardHtml(one, marksOnce, ''), whenHtml(one, shown.at)]
      const before = written.get(item)
      const words = before?.body === body && item.querySelector('.event-card-when')
      if (!words) item.innerHTML = cardHtml(one, marksOnce, when)
      else if (before?.when !== when) words.innerHTML = when
      written.set(item, { body, when })
    }
  }

  function groupOf(number: number, name: string, listed: readonly ListedEvent[]): HTMLElement {
    groups[number] ??= elementOf(
      '<section class="events-group"><h2></h2><ul class="events-list"></ul></section>',
    )
    const group = groups[number]
    const [heading, list] = group.children
    if (heading && heading.textContent !== name) heading.textContent = name
    if (list) fill(list, listed)
    group.removeAttribute('data-later')
    return group
  }

  function showPast(over: readonly ListedEvent[], count: number): void {
    const { earlier } = shown
    const counted = past.querySelector('span')
    if (counted) counted.textContent = `(${count})`
    missing.textContent = earlier?.failed ? texts.notLoaded : texts.loading
    // Nobody sees the cards of a closed one.
    fill(pastList, past.open ? over.slice(0, mostPast) : [])
    const summary = past.querySelector('summary')
    const rest = [over.length > mostPast && morePast, earlier && missing]
    arrange(past, [summary, pastList, ...rest])
  }

  function show(next: Shown): void {
    shown = next
    const { events, at, earlier } = shown
    const listed = listing(events, at)
    const isEmpty = listed.upcoming.length === 0
    const pastCount = listed.past.length + (earlier?.count ?? 0)
    if (isEmpty !== wasEmpty) past.open = isEmpty
    wasEmpty = isEmpty
    if (isEmpty && earlier && !earlier.failed) void loadEarlierEvents()
    if (isEmpty) empty.innerHTML = emptyHtml(pastCount > 0)
    if (pastCount > 0) showPast(listed.past, pastCount)
    const groups = grouped(listed.upcoming.slice(0, mostComing), at.date)
    arrange(place, [
      ...groups.map(({ group, listed }, number) => groupOf(number, texts.groups[group], listed)),
      listed.upcoming.length > mostComing && moreComing,
      isEmpty && empty,
      pastCount > 0 && past,
    ])
  }

  return show
}

/** What the cards of the page were built from, by their items. */
function builtCards(groups: readonly Element[], { events, at }: Built) {
  const written = new WeakMap<Element, { body: string; when: string }>()
  const marksOnce = events.some(recurs)
  for (const [number, { listed }] of grouped(listing(events, at).upcoming, at.date).entries()) {
    for (const [place, item] of groups[number]?.querySelectorAll('li').entries() ?? []) {
      const one = listed[place]
      if (one)
        written.set(item, { body: cardHtml(one, marksOnce, ''), when: whenHtml(one, undefined) })
    }
  }
  return written
}

/** The children of an element become these, in this order; one that is in its place is not touched. */
function arrange(parent: Element, wanted: readonly (Element | null | false)[]): void {
  const children = wanted.filter(child => child !== null && child !== false)
  for (const child of [...parent.children]) if (!children.includes(child)) child.remove()
  for (const [place, child] of children.entries()) {
    const there = parent.children[place]
    if (there !== child) parent.insertBefore(child, there ?? null)
  }
}

function elementOf<Kind extends HTMLElement = HTMLElement>(html: string): Kind {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.firstElementChild as Kind
}
