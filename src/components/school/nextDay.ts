import { nextSchoolDay } from '#domain/school/nextSchoolDay.ts'
import { schoolEvents } from '#domain/school/schoolEvents.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import { $newerContent } from '#stores/content.ts'
import { nextDayWords } from './nextDayWords.ts'

const place = document.querySelector<HTMLElement>('[data-next-day]')
const built = JSON.parse(place?.dataset.nextDay || '{}')

function show(): void {
  const newer = $newerContent.get()['schoolCalendar/schoolEvents']
  const { events, lang } = newer ? { events: schoolEvents(newer.content), lang: newer.lang } : built
  const next = nextSchoolDay(events, civilDateIn(mosqueZone(), $now.get()))
  const words = nextDayWords(next, lang)
  const [day, about] = ['[data-day]', '[data-note]'].map(part => place?.querySelector(part))
  if (day && day.textContent !== words.day) day.textContent = words.day
  if (about && about.innerHTML !== words.note) about.innerHTML = words.note
}

if (place) {
  $now.subscribe(show)
  $newerContent.listen(show)
}
