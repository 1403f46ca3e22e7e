import { ACTIVITY_AREAS, type ActivityArea } from '#domain/activity/areas.ts'
import { isCivilDate } from '#domain/time/civil.ts'

/** What the activity log shows: a page, and what it is narrowed to. */
export interface ActivitiesView {
  page: number
  person?: string
  area?: ActivityArea
  /** The first and the last day. */
  from?: string
  until?: string
}

/** The view that an address means. */
export function activitiesView(search: string): ActivitiesView {
  const params = new URLSearchParams(search)
  const page = params.get('page') ?? ''
  const person = params.get('person')?.slice(0, 120)
  const area = ACTIVITY_AREAS.find(known => known === params.get('area'))
  const [from = '', until = ''] = ['from', 'until'].map(name => params.get(name) ?? '')
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    ...(person && { person }),
    ...(area && { area }),
    ...(isCivilDate(from) && { from }),
    ...(isCivilDate(until) && { until }),
  }
}

/** The address of a view. */
export function activitiesAddress({ page, ...filters }: ActivitiesView): string {
  const entries = Object.entries(filters).filter(([, value]) => value)
  const search = new URLSearchParams(entries as [string, string][])
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/admin/activities?${search}` : '/admin/activities'
}
