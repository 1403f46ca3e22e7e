import { type Category, categories } from '#domain/lists/categories.ts'
import { isCivilDate } from '#domain/time/civil.ts'
import { foldForSearch } from '#locale/fold.ts'
import type { CommunityEvent } from './event.ts'

/** What a visitor of the events page is looking for. It is kept in the address, so that it can be shared. */
export interface Browsing {
  /** Searched in title and description. */
  search: string
  /** A category, which the events may lack; '' for all. */
  category: string
  view: 'list' | 'calendar'
  /** First day of the month that the calendar shows; undefined: the current month. */
  month: string | undefined
  /** The selected day of the calendar; undefined: today. */
  day: string | undefined
}

/** Reads the address: '?q=tea&category=social&view=calendar&month=2026-12&day=2026-12-05'. */
export function browsingOf(query: string): Browsing {
  const params = new URLSearchParams(query)
  const month = `${params.get('month')}-01`
  const day = params.get('day') ?? ''
  return {
    search: params.get('q') ?? '',
    category: params.get('category') ?? '',
    view: params.get('view') === 'calendar' ? 'calendar' : 'list',
    month: isCivilDate(month) ? month : undefined,
    day: isCivilDate(day) ? day : undefined,
  }
}

/** The query of the address; other parameters, such as `at`, stay. */
export function queryOf(browsing: Browsing, query = ''): string {
  const params = new URLSearchParams(query)
  const values = {
    q: browsing.search,
    category: browsing.category,
    view: browsing.view === 'calendar' ? 'calendar' : '',
    month: browsing.month?.slice(0, 7) ?? '',
    day: browsing.day ?? '',
  }
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  return params.size > 0 ? `?${params}` : ''
}

/**
 * The events that match: the category exactly, the text within title or description
 * (docs/product.md, section 5).
 */
export function matching<E extends CommunityEvent>(
  events: readonly E[],
  { search, category }: Pick<Browsing, 'search' | 'category'>,
): E[] {
  const text = foldForSearch(search.trim())
  const wanted = categories.current(category)
  return events.filter(
    event =>
      (wanted === '' || event.category === wanted) &&
      foldForSearch(`${event.title}\n${event.description}`).includes(text),
  )
}

/** The categories that occur among the events, in their order. */
export function categoriesOf(events: readonly CommunityEvent[]): Category[] {
  return categories.ids().filter(category => events.some(event => event.category === category))
}
