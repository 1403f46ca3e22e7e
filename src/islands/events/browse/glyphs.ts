import { calendarDays, list, mapPin, search } from '#islands/ui/lucideOnSite.ts'

/** The icons of the events page, as the shapes inside lucide's line drawings. */
export const CALENDAR = calendarDays
export const LIST = list
export const PIN = mapPin
export const SEARCH = search
