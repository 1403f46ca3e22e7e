import { escapeHtml } from '#domain/content/escape.ts'
import { SCHOOL_CATEGORY_LABELS } from '#domain/school/schoolEvents.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { startCalendar } from '#islands/ui/calendar/calendar.ts'
import type { CalendarPosition } from '#islands/ui/calendar/month.ts'
import { monthOf } from '#islands/ui/calendar/monthHtml.ts'
import { ready } from '#islands/ui/early.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import { $newerContent } from '#stores/content.ts'
import { type SchoolEntry, schoolDays } from './schoolDays.ts'

const place = document.querySelector('.school-calendar') as HTMLElement
const { first, ...built } = JSON.parse(place.dataset.built ?? '')
let days = schoolDays(built)
let position: CalendarPosition = { month: undefined, day: undefined }

function entryHtml({ title, description, category, lang }: SchoolEntry): string {
  const language = `${lang ? ` lang="${escapeHtml(lang)}"` : ''} dir="auto"`
  const about = description && `<p${language}>${escapeHtml(description)}</p>`
  return `<h4${language}>${escapeHtml(title)}</h4>${about}<p class="muted">${escapeHtml(SCHOOL_CATEGORY_LABELS[category])}</p>`
}

const calendar = startCalendar(
  place,
  entryHtml,
  change => {
    position = { ...position, ...change }
    show()
  },
  monthOf(first, { today: undefined, ...days }),
)

function show(): void {
  calendar({ today: civilDateIn(mosqueZone(), $now.get()), position, ...days })
}

$now.subscribe(show)
ready(place)
$newerContent.subscribe(changed => {
  const newer = changed['schoolCalendar/schoolEvents']
  if (!newer) return
  days = schoolDays(newer)
  show()
})
