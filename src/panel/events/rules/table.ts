import { dayOrder, type ListedEvent } from '#domain/events/carousel.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { shownDay } from '#domain/events/listing.ts'
import { recurs } from '#domain/events/recurrence.ts'
import { categories } from '#domain/lists/categories.ts'
import type { WallMoment } from '#domain/time/civil.ts'
import { foldForSearch } from '#locale/fold.ts'
import { listedInWords } from './listed.ts'

/** What the admin's table is ordered by; 'date': what comes next first, then what is over. */
export const SORTS = {
  date: 'Date & Time',
  title: 'Event',
  location: 'Location',
  category: 'Category',
} as const
export type Sort = keyof typeof SORTS

/** Which events the table shows. */
export const SHOWN = {
  all: 'All events',
  ahead: 'Coming up',
  past: 'Past',
  recurring: 'Recurring',
  hidden: 'Hidden',
  later: 'Listed later',
} as const

/** The filter, order and page of the table. */
export interface TableView {
  search: string
  show: keyof typeof SHOWN
  /** '' for all. */
  category: string
  sort: Sort
  isDescending: boolean
}

/** The table as it opens. */
export const ALL_ROWS: TableView = {
  search: '',
  show: 'all',
  category: '',
  sort: 'date',
  isDescending: false,
}

/** One line of the table, with what is searched and sorted worked out once. */
export interface TableRow<E extends CommunityEvent> extends ListedEvent<E> {
  isOver: boolean
  /** What keeps visitors from finding it today, besides that it is hidden: 'Listed from Tue, Dec 1'. */
  status: string
  /** Visitors do not find it yet. */
  isLater: boolean
  /** Title, description and location in small letters. */
  text: string
  /** Sorts by day and hour. */
  order: string
  /** Sort by the other columns; plain texts, since comparing by a language's rules takes far longer. */
  keys: Record<Exclude<Sort, 'date'>, string>
}

/** An event as a line, seen from a moment. For a weekly one it computes half a year of dates. */
export function tableRow<E extends CommunityEvent>(event: E, at: WallMoment): TableRow<E> {
  const { date, isOver } = shownDay(event, at)
  const text = foldForSearch(`${event.title}\n${event.description}\n${event.location}`)
  const keys = {
    title: event.title.toLowerCase(),
    location: event.location.toLowerCase(),
    category: categories.name(event.category),
  }
  const status = listedInWords(event, at.date)
  const isLater = (event.listedFrom ?? '') > at.date || (!event.active && !!event.publishOn)
  const order = dayOrder({ event, date })
  return { event, date, isOver, status, isLater, text, keys, order }
}

/** The lines by their dates: what comes next first, undated after it, then what is over, latest first. */
export function inTableOrder<E extends CommunityEvent>(
  rows: readonly TableRow<E>[],
): TableRow<E>[] {
  return [...rows].sort((a, b) => {
    if (a.isOver !== b.isOver) return a.isOver ? 1 : -1
    const way = a.isOver ? -1 : 1
    return a.order === b.order ? 0 : a.order < b.order ? -way : way
  })
}

/** Filters lines, which come by date, and sorts them; equal ones stay by date. */
export function shownRows<E extends CommunityEvent>(
  rows: readonly TableRow<E>[],
  { search, show, category, sort, isDescending }: TableView,
): TableRow<E>[] {
  const text = foldForSearch(search.trim())
  const found = rows.filter(
    row =>
      (category === '' || row.event.category === category) &&
      isShown(row, show) &&
      row.text.includes(text),
  )
  if (sort === 'date') return isDescending ? found.reverse() : found
  const way = isDescending ? -1 : 1
  return found.sort(({ keys: { [sort]: a } }, { keys: { [sort]: b } }) =>
    a === b ? 0 : a < b ? -way : way,
  )
}

function isShown({ event, isOver, isLater }: TableRow<CommunityEvent>, show: TableView['show']) {
  if (show === 'past') return isOver
  if (show === 'ahead') return !isOver
  if (show === 'hidden') return !event.active
  if (show === 'recurring') return recurs(event)
  return show === 'all' || isLater
}
