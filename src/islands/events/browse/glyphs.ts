import calendarDays from 'lucide-static/icons/calendar-days.svg?raw'
import list from 'lucide-static/icons/list.svg?raw'
import mapPin from 'lucide-static/icons/map-pin.svg?raw'
import search from 'lucide-static/icons/search.svg?raw'
import { shapes } from '#islands/ui/shapes.ts'

/** The icons of the events page, as the shapes inside lucide's line drawings. */
export const CALENDAR = shapes(calendarDays)
export const LIST = shapes(list)
export const PIN = shapes(mapPin)
export const SEARCH = shapes(search)
